/** Chromiums, each with what its microphone hears. */
import { type Browser, chromium } from '@playwright/test'
import {
  CHROMIUM_FLAGS,
  findChromium,
  findHeadlessShell,
  microphoneFlags,
  SIGNALS_ELSEWHERE,
} from '../../scripts/chromium.ts'
import { type SpeechFile, speechPath } from '../fixtures/speech.ts'

/** What a browser is launched with; each kind is one process for all tests of a worker. */
export interface BrowserKind {
  /** Plays as the microphone, from its start at each opening; a silent device where absent. */
  readonly speech?: SpeechFile
  /** With its settings, permissions and notifications; else its headless shell, which grants the microphone unasked. */
  readonly whole?: boolean
}

export type Launch = (kind: BrowserKind) => Promise<Browser>

export const launch: Launch = async ({ speech, whole = false }) => {
  const silent = ['--use-fake-device-for-media-stream', ...(whole ? [] : ['--use-fake-ui-for-media-stream'])]
  const sound = speech ? microphoneFlags(speechPath(speech)) : silent
  const executablePath = whole ? findChromium() : findHeadlessShell()
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

/** One browser of each kind, launched when it is first wanted, or again after it has ended. */
export function launchOnce(): { launch: Launch; close(): Promise<void> } {
  const running = new Map<string, Promise<Browser>>()
  return {
    launch(kind) {
      const name = [kind.speech, kind.whole].join()
      const known = running.get(name) ?? launch(kind)
      const living = known.then(browser => (browser.isConnected() ? browser : launch(kind)))
      running.set(name, living)
      return living
    },
    async close() {
      for (const browser of running.values()) await (await browser).close()
    },
  }
}
