/** Where a measurement plays: a Chromium with the known microphone, the bench page in it, and the server behind. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, microphoneFlags, SIGNALS_ELSEWHERE } from '../../scripts/chromium.ts'
import type { VoiceServer } from '../../tests/browser/voice-server.ts'
import { allowNamedFunctions } from '../../tests/e2e/named-functions.ts'
import type { LoadableName, SampleSource } from '../page/api.ts'
import { type ProcessUse, processUse } from './process-use.ts'
import { rendererOf } from './renderer.ts'

export interface StageSetup {
  readonly chromiumPath: string
  /** What the microphone plays, from the moment that it is opened. */
  readonly soundPath: string
  readonly server: VoiceServer
}

/** Figures of the page's main thread. */
export interface MainThread {
  /** Time spent in tasks since the page was made, in seconds. */
  readonly taskSeconds: number
  readonly heapBytes: number
}

export class Stage {
  readonly page: Page
  readonly cdp: CDPSession
  readonly #browser: Browser
  #rendererPid = 0

  private constructor(browser: Browser, page: Page, cdp: CDPSession) {
    this.#browser = browser
    this.page = page
    this.cdp = cdp
  }

  /** Plays on a new browser with a new page, so that no recorder inherits what another left. */
  static async play<T>(setup: StageSetup, scene: (stage: Stage) => Promise<T>): Promise<T> {
    const stage = await Stage.#open(setup)
    try {
      return await scene(stage)
    } finally {
      await stage.#browser.close()
    }
  }

  static async #open({ chromiumPath, soundPath, server }: StageSetup): Promise<Stage> {
    const browser = await chromium.launch({
      ...SIGNALS_ELSEWHERE,
      executablePath: chromiumPath,
      args: [
        ...CHROMIUM_FLAGS,
        ...microphoneFlags(soundPath),
        '--autoplay-policy=no-user-gesture-required',
        '--js-flags=--expose-gc',
      ],
    })
    try {
      const context = await browser.newContext()
      await allowNamedFunctions(context)
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Performance.enable')
      const stage = new Stage(browser, page, cdp)
      await stage.reload(server.origin)
      stage.#rendererPid = await rendererOf(browser, () => page.evaluate(() => bench.block(200)))
      return stage
    } catch (error) {
      await browser.close()
      throw error
    }
  }

  async reload(origin: string): Promise<void> {
    await this.page.goto(origin)
    await this.page.waitForFunction(() => 'bench' in window)
  }

  /** Slows the main thread: the browser has no means to slow its workers and its audio thread as well. */
  async slowDown(times: number): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
  }

  load(name: LoadableName, source: SampleSource = { kind: 'microphone' }): Promise<void> {
    return this.page.evaluate(([name, source]) => bench.load(name, source), [name, source] as const)
  }

  async mainThread(): Promise<MainThread> {
    const { metrics } = await this.cdp.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find(entry => entry.name === name)?.value ?? Number.NaN
    return { taskSeconds: metric('TaskDuration'), heapBytes: metric('JSHeapUsedSize') }
  }

  /** Of the page's process. */
  renderer(): Promise<ProcessUse> {
    return processUse(this.#rendererPid)
  }

  /** When the recording worker last had a finished WAV, in milliseconds since the epoch. */
  async workerWavAt(): Promise<number> {
    for (const worker of this.page.workers()) {
      const at = await worker.evaluate(() => {
        const mark = performance.getEntriesByName('wav').at(-1)
        return mark ? performance.timeOrigin + mark.startTime : null
      })
      if (at !== null) return at
    }
    throw new Error('no worker has made a WAV')
  }
}
