/**
 * `npm run demo`: the product shown by itself, on a machine with neither microphone nor transcription service.
 * A Chromium whose microphone is a bundled sentence signs in, speaks and looks at the dashboard; each step leaves
 * a screenshot. The product then stays up at its address until Ctrl+C.
 */
import './node-version.mjs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { emulatorAddress, originAddress } from '../server/addresses.ts'
import { readConfig } from '../server/config.ts'
import type { Disposables } from '../server/disposables.ts'
import { assertCanListen } from '../server/http/assert-can-listen.ts'
import type { VoiceDone } from '../shared/wire/voice-events.ts'
import { startServer } from '../tests/e2e/built-server.ts'
import { openPhone } from '../tests/e2e/open-phone.ts'
import { holdAndSpeak } from '../tests/e2e/steps.ts'
import { type SpeechFile, sentence, speechSeconds } from '../tests/fixtures/speech.ts'
import { startTranscriber } from '../tests/transcriber/server.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment } from './environment.ts'
import { runCommand } from './run-command.ts'

const SPEECH: SpeechFile = 'id-coffee-parking.wav'
const FOLDER = 'demo-screenshots'

async function demo(opened: Disposables): Promise<number> {
  const config = readConfig(process.env)
  await assertCanListen(originAddress(config), emulatorAddress(config))
  ensureChromium()
  await ensureBuild()
  const transcriber = await startTranscriber()
  opened.add(() => transcriber.close())
  const { PORT = '3000', AUTH_EMULATOR_PORT = '9099', DATA_DIR = '.data/demo' } = process.env
  const server = await startServer({ PORT, AUTH_EMULATOR_PORT, DATA_DIR, TRANSCRIBE_URL: transcriber.url })
  opened.add(server.stop)
  await show(server.url)
  console.log('The test transcription service knows only the bundled sentences. Ctrl+C stops the product.')
  console.log(`Ready on ${server.url}`)
  await server.ended
  return 1
}

async function show(url: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const { browser, page } = await openPhone(url, { speech: SPEECH, whole: true })
  const shots = shooter(page)
  try {
    await page.goto('/')
    const signIn = page.getByRole('button', { name: 'Sign in with Google' })
    await signIn.waitFor()
    await shots('sign-in')
    await signIn.click()
    const account = page.getByRole('button', { name: 'First Demo first@example.com' })
    await account.waitFor()
    await shots('choose-an-account')
    await account.click()
    await page.getByLabel('This month', { exact: true }).filter({ hasText: /\d/ }).waitFor()
    await shots('dashboard-before')

    console.log(`Saying: "${sentence(SPEECH).transcript}"`)
    const answered = page.waitForResponse('**/api/expenses/voice')
    // Together: the first that fails is told.
    const [answer] = await Promise.all([answered, speak(page, shots, answered)])
    if (!answer.ok()) throw new Error(`The server answered ${answer.status()}: ${await answer.text()}`)
    printUnderstood(lastLineOf(await answer.text()))

    const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
    await review.waitFor()
    await shots('review')
    await review.getByRole('button', { name: 'Close' }).click()
    await review.waitFor({ state: 'hidden' })
    await page.getByRole('listitem').filter({ hasText: 'Kopi' }).first().waitFor()
    await shots('dashboard-after')
    console.log(`This month, as the dashboard shows it: ${await page.getByLabel('This month').textContent()}`)
  } finally {
    await browser.close()
  }
}

async function speak(page: Page, shots: Shots, answered: Promise<unknown>): Promise<void> {
  const recording = page.getByText('Recording', { exact: true })
  await Promise.all([
    holdAndSpeak(page, speechSeconds(SPEECH)),
    recording.waitFor().then(() => shots('recording')),
  ])
  const processing = page.getByRole('dialog', { name: 'Processing your recording' })
  await Promise.race([processing.waitFor().then(() => shots('processing')), answered])
}

type Shots = (step: string) => Promise<void>

/** Numbers the screenshots in the order of the steps. */
function shooter(page: Page): Shots {
  let count = 0
  return async step => {
    const path = join(FOLDER, `${++count}-${step}.png`)
    await page.screenshot({ path, animations: 'disabled' })
    console.log(`Screenshot ${path}`)
  }
}

interface Understood {
  readonly transcription: string
  readonly expenses: readonly {
    readonly id: string
    readonly amount: number
    readonly currency: string
    readonly description: string
    readonly category: string
    readonly date: string
  }[]
}

/** What the streamed answer ends in. */
function lastLineOf(events: string): Understood {
  const done = JSON.parse(events.trimEnd().split('\n').at(-1) ?? '') as VoiceDone
  if (done.status !== 200) throw new Error(`The server answered ${done.status}: ${JSON.stringify(done.body)}`)
  return done.body as Understood
}

function printUnderstood({ transcription, expenses }: Understood): void {
  console.log(`Heard: "${transcription}"`)
  for (const { id, amount, currency, description, category, date } of expenses)
    console.log(`Saved: ${description}, ${currency} ${amount}, ${category}, ${date} (${id})`)
}

loadEnvironment()
await runCommand(demo)
