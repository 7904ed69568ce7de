/** Chromiums, each with what its microphone hears. */
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, microphoneFlags, SIGNALS_ELSEWHERE } from '../../scripts/chromium.ts'
import { type SpeechFile, speechPath } from '../fixtures/speech.ts'

export type Launch = (speech?: SpeechFile) => Promise<Browser>

/** With a microphone that plays `speech` from its start at each opening; a silent one where absent. */
export const launch: Launch = async speech => {
  const sound = speech ? microphoneFlags(speechPath(speech)) : ['--use-fake-device-for-media-stream']
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium: run `npm run e2e`, which installs one')
  // The pages of a context that shows the product share a process.
  const args = [...CHROMIUM_FLAGS, '--process-per-site', ...sound]
  return chromium.launch({ ...SIGNALS_ELSEWHERE, executablePath, args }).catch(cause => {
    throw new Error(`The browser ${executablePath} could not be started: ${firstLine(cause)}`, { cause })
  })
}

/** The rest of Playwright's message is the command line and all that the browser said. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}

/** One browser for each sound, launched when it is first wanted, or again after it has ended. */
export function launchOnce(): { launch: Launch; close(): Promise<void> } {
  const running = new Map<SpeechFile | undefined, Promise<Browser>>()
  return {
    launch(speech) {
      const known = running.get(speech) ?? launch(speech)
      const living = known.then(browser => (browser.isConnected() ? browser : launch(speech)))
      running.set(speech, living)
      return living
    },
    async close() {
      for (const browser of running.values()) await (await browser).close()
    },
  }
}
