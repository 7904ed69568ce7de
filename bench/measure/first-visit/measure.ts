/** The first visit of one who is signed in, with nothing cached, on a slow line and a slow processor. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, microphoneFlags, SIGNALS_ELSEWHERE } from '../../../scripts/chromium.ts'
import { disposables } from '../../../server/disposables.ts'
import { startServer } from '../../../tests/e2e/built-server.ts'
import { allowNamedFunctions } from '../../../tests/e2e/named-functions.ts'
import { signIn } from '../../../tests/e2e/steps.ts'
import { buildFloor } from '../page/floor-site.ts'
import { EMAIL } from '../product-page.ts'
import type { StageSetup } from '../stage.ts'
import { openSlowLine, type SlowLine, UNSLOWED } from './slow-line.ts'
import { visitBare, visitOurs } from './visit.ts'

export interface FirstVisitPlan {
  readonly rounds: number
  readonly roundTripsMs: readonly number[]
  readonly bytesPerSecond: number
  readonly slowdown: number
}

/** In ms; each list has one figure a round. */
export interface FirstVisitLine {
  readonly roundTripMs: number
  /** From the navigation until the heading of a bare React page shows. */
  readonly bareMs: readonly number[]
  /** From the navigation until the record button shows. */
  readonly buttonMs: readonly number[]
  /** From then until the page handles a touch that follows at once. */
  readonly pressMs: readonly number[]
  /** From the button to the first sample of that hold. */
  readonly sampleMs: readonly number[]
}

/** The product must have been built. Bare page and ours take turns, so that a busy machine falls on both. */
export async function measureFirstVisit(
  { chromiumPath, soundPath }: StageSetup,
  { rounds, roundTripsMs, bytesPerSecond, slowdown }: FirstVisitPlan,
): Promise<readonly FirstVisitLine[]> {
  const opened = disposables()
  try {
    const folder = await mkdtemp(join(tmpdir(), 'bench-visit-'))
    opened.add(() => rm(folder, { recursive: true, force: true }))
    await buildFloor(join(folder, 'floor/dist/client'))
    const lineTo = async (dataDir: string, site?: string): Promise<SlowLine> => {
      const server = await startServer({ DATA_DIR: join(folder, dataDir) }, site)
      opened.add(server.stop)
      const line = await openSlowLine(server.url)
      opened.add(line.close)
      return line
    }
    const bare = await lineTo('floor-data', join(folder, 'floor'))
    const product = await lineTo('data')
    const browser = await chromium.launch({
      ...SIGNALS_ELSEWHERE,
      executablePath: chromiumPath,
      args: [...CHROMIUM_FLAGS, ...microphoneFlags(soundPath)],
    })
    opened.add(() => browser.close())
    const signedIn = await signedInPhone(browser, product)
    const lines: FirstVisitLine[] = []
    for (const roundTripMs of roundTripsMs) {
      bare.speed = product.speed = { roundTripMs, bytesPerSecond }
      const found = {
        bareMs: [] as number[],
        buttonMs: [] as number[],
        pressMs: [] as number[],
        sampleMs: [] as number[],
      }
      for (let round = 0; round < rounds; round++) {
        found.bareMs.push(await visitBare(browser, phone(bare), slowdown))
        const { buttonMs, pressMs, sampleMs } = await visitOurs(browser, signedIn, slowdown)
        found.buttonMs.push(buttonMs)
        found.pressMs.push(pressMs)
        found.sampleMs.push(sampleMs)
      }
      lines.push({ roundTripMs, ...found })
    }
    return lines
  } finally {
    await opened.close()
  }
}

/** Each context that is opened so begins with nothing cached. */
function phone({ origin }: SlowLine): BrowserContextOptions & { readonly baseURL: string } {
  return {
    baseURL: origin,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    permissions: ['microphone'],
  }
}

/** As `phone`, with the sign-in in its local storage and no figures. */
async function signedInPhone(browser: Browser, line: SlowLine): Promise<ReturnType<typeof phone>> {
  line.speed = UNSLOWED
  const context = await browser.newContext({ ...phone(line), serviceWorkers: 'block' })
  await allowNamedFunctions(context)
  await signIn(await context.newPage(), EMAIL)
  const { cookies, origins } = await context.storageState()
  await context.close()
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => !name.startsWith('lastKnown:')),
  }))
  return { ...phone(line), storageState: { cookies, origins: kept } }
}
