/** The Chromium that the browser tests and the demo run in: where it is, how to get one, how to launch it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { isProgram } from './is-program.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without its windows and settings, as Debian's package of that name has it. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const MACOS_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const DOWNLOAD_LIMIT_MS = 5 * 60_000

/** For a run as root in a container, without the browser's own traffic. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Keeps Playwright from exiting at a signal before the command has closed the rest; it kills its browsers at exit. */
export const SIGNALS_ELSEWHERE = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const

/**
 * Flags that grant the microphone unasked and play a WAV file as its sound, once, from the start, whenever
 * a page opens it. `file` is an absolute path.
 */
export function microphoneFlags(file: string): readonly string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ]
}

/**
 * Path of a Chrome or Chromium: the one `CHROMIUM_PATH` names, else one on PATH, in the macOS applications,
 * or downloaded by Playwright earlier. Null where there is none. Throws when `CHROMIUM_PATH` names no file.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM_PATH } = env
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${CHROMIUM_PATH}`)
  }
  return [...onPath(NAMES, env), ...MACOS_PATHS, chromium.executablePath()].find(isProgram) ?? null
}

/**
 * Path of Chromium's headless shell, in which pages, workers and sound are the same and take some two thirds of the
 * processor: it has no windows, and none of what a browser shows beside its pages. What `findChromium` finds where there is
 * none, or where `CHROMIUM_PATH` says which one to take.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | null {
  const shell = env.CHROMIUM_PATH ? undefined : onPath(HEADLESS_SHELLS, env).find(isProgram)
  return shell ?? findChromium(env)
}

/** Where programs of these names may be, those of the first name first. */
function onPath(names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}

/** As `findChromium`, but installs one where there is none. Throws, in one line, what to do when that fails. */
export function ensureChromium(): string {
  return (
    findChromium() ??
    installed('npx', ['playwright', 'install', 'chromium']) ??
    (isDebianRoot() ? installedFromDebian() : null) ??
    fail()
  )
}

function installedFromDebian(): string | null {
  run('apt-get', ['update'])
  return installed('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
}

function installed(command: string, args: readonly string[]): string | null {
  console.log(`No Chrome or Chromium found: ${command} ${args.join(' ')}`)
  run(command, args)
  return findChromium()
}

/** What came of it is seen by looking for the browser again. */
function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: DOWNLOAD_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function fail(): never {
  throw new Error(
    'No Chrome or Chromium found and none could be installed: install one, or set CHROMIUM_PATH to its program.',
  )
}
