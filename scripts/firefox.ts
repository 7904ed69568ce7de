/** The Firefox that some browser tests run in, and the sound server without which none of its audio contexts runs. */
import { delimiter, join } from 'node:path'
import { isProgram } from './is-program.ts'

const FIREFOX_NAMES = ['firefox-esr', 'firefox']
const SOUND_SERVER = 'pulseaudio'

export interface FirefoxPrograms {
  readonly firefox: string
  readonly pulseaudio: string
}

/**
 * Paths of both programs: Firefox from `FIREFOX_PATH` or PATH, PulseAudio from PATH. Null where one is missing. Throws
 * when `FIREFOX_PATH` names no program.
 */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): FirefoxPrograms | null {
  const { FIREFOX_PATH, PATH = '' } = env
  if (FIREFOX_PATH && !isProgram(FIREFOX_PATH))
    throw new Error(`FIREFOX_PATH names no program that can be run: ${FIREFOX_PATH}`)
  const firefox = FIREFOX_PATH || onPath(FIREFOX_NAMES, PATH)
  const pulseaudio = onPath([SOUND_SERVER], PATH)
  return firefox && pulseaudio ? { firefox, pulseaudio } : null
}

/** One line that says what is skipped and how to have it; null where both programs are there. */
export function firefoxMissing(env: NodeJS.ProcessEnv = process.env): string | null {
  if (findFirefox(env)) return null
  return 'What runs in Firefox is skipped: it needs Firefox and PulseAudio (on Debian: apt-get install firefox-esr pulseaudio).'
}

function onPath(names: readonly string[], path: string): string | undefined {
  const folders = path.split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}
