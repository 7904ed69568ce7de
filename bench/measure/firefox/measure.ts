/** From the press to the first sample in Firefox, beside a bare microphone and an empty worklet. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import type { VoiceServer } from '../../../tests/browser/voice-server.ts'
import { launchFirefox } from '../../../tests/firefox/browser.ts'
import type { LoadableName } from '../../page/api.ts'
import type { FirstSamples } from '../first-sample.ts'
import { msHeardIn } from '../heard.ts'
import { receivedWav } from '../take.ts'
import { samplesOf } from '../wav.ts'

/** In ms, with air for a machine that stutters: under 300 ms is a slip. */
const HOLD_MS = 1000
const IN_TURN = ['ours', 'floor'] as const

/**
 * Ours and the floor take turns in one page, which is loaded again for each: Firefox lets only one in front record. Each
 * goes first in every other round, for whichever does finds the machine's audio asleep.
 */
export async function measureInFirefox(server: VoiceServer, times: number): Promise<FirstSamples> {
  const firefox = await launchFirefox()
  try {
    const page = await firefox.browser.newPage()
    const found = {
      ours: { coldMs: [] as number[], warmMs: [] as number[] },
      floor: { coldMs: [] as number[], warmMs: [] as number[] },
    }
    for (let i = 0; i < times; i++)
      for (const name of i % 2 === 0 ? IN_TURN : IN_TURN.toReversed()) {
        await load(page, server, name)
        found[name].coldMs.push(await press(page, server))
        await page.evaluate(() => bench.warm())
        found[name].warmMs.push(await press(page, server))
      }
    return found
  } finally {
    await firefox.close()
  }
}

async function load(page: Page, server: VoiceServer, name: LoadableName): Promise<void> {
  await page.goto(server.origin)
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate(name => bench.load(name, { kind: 'microphone' }), name)
}

async function press(page: Page, server: VoiceServer): Promise<number> {
  const pressedAt = await page.evaluate(() => bench.start())
  await sleep(HOLD_MS)
  const { stoppedAt, heardMs } = await page.evaluate(() => bench.stop())
  await page.evaluate(() => bench.deliver())
  return stoppedAt - pressedAt - (heardMs ?? msHeardIn(samplesOf(receivedWav(server))))
}
