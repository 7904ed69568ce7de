import { setPriority } from 'node:os'
import { wavBytes } from '../../unit/server/support/wav-bytes.ts'
import type { Attack, Finding } from '../attack.ts'
import { hoard } from '../support/hoard.ts'
import { meteredServices } from '../support/metered-services.ts'
import { describeNoticed, type Noticed, openPerson, UNHURRIED_MS } from '../support/person.ts'
import { openStage, type Stage } from '../support/stage.ts'
import { recordingBody, sendRecording } from '../support/uploads.ts'

const DAY = '2026-01-15'
/** What is stored in a day comes first, as fast as it is taken. */
const STORE_SECONDS = 40
const STORE_BATCHES = 150
const SECONDS = 40
const AT_ONCE = 16
const WITHIN_MS = 2000
/** Before anything hostile is done, to compare with. */
const QUIET_SECONDS = 20
/** Times its quiet one. */
const MOST_SLOWER = 2
/** Of this process while it attacks: an attacker's machine is not the server's. */
const NICE = 10
/** Of the hostile account, so little that the attack comes to it. */
const DAY_OF_VOICE = { VOICE_MINUTES_A_DAY: '10', MODEL_CALLS_A_DAY: '5' }

export const hostileDay: Attack = {
  name: 'hostile-day',
  mustHold: `Another account gets no error, 95 of 100 of its answers within ${WITHIN_MS} ms, and its p99 is at most ${MOST_SLOWER} times its quiet one; the hostile one costs at most its day's minutes of speech and model calls`,
  limitSeconds: 240,
  run,
}

type Act = (stage: Stage, ids: string[]) => Promise<number | string>

/** In turn, without a pause: what an account can ask for that costs most. */
const ACTS: readonly Act[] = [
  async ({ url, hostile }) => (await hoard(url, hostile, DAY, 1, AbortSignal.timeout(10_000))).refusal ?? 201,
  (stage, ids) => list(stage, '/api/expenses?limit=1000', ids),
  (stage, ids) => list(stage, '/api/expenses/detail?timeframe=month&month=2026-01', ids),
  (stage, ids) => list(stage, '/api/expenses?limit=1000&offset=5000', ids),
  speak,
  remove,
  remove,
  remove,
]

async function run(): Promise<Finding> {
  const services = await meteredServices('kopi susu dua puluh lima ribu')
  const stage = await openStage({
    TRANSCRIBE_URL: services.url,
    EXTRACT_URL: services.url,
    TRUST_PROXY: '1',
    ...DAY_OF_VOICE,
  })
  const person = await openPerson(stage.url, stage.other)
  const use = (signal: AbortSignal) => person.use(signal, { betweenMs: UNHURRIED_MS })
  const quiet = await use(AbortSignal.timeout(QUIET_SECONDS * 1000))
  setPriority(NICE)
  const stored = AbortSignal.timeout(STORE_SECONDS * 1000)
  const { saved, refusal } = await hoard(stage.url, stage.hostile, DAY, STORE_BATCHES, stored)
  const end = AbortSignal.timeout(SECONDS * 1000)
  const answers: Record<string, number> = {}
  const ids: string[] = []
  const act = async (first: number) => {
    for (let turn = first; !end.aborted; turn++) {
      const status = await ACTS[turn % ACTS.length]?.(stage, ids).catch(() => 'none')
      answers[String(status)] = (answers[String(status)] ?? 0) + 1
    }
  }
  const acting = Array.from({ length: AT_ONCE }, (_, index) => act(index))
  const noticed = await use(end)
  await Promise.all(acting)
  await stage.stop()
  services.close()
  const kinds = Object.entries(answers).map(([status, times]) => `${times} x ${status}`)
  return {
    held: isUndisturbed(noticed, quiet) && isWithinDay(services.seconds(), services.modelCalls()),
    tried: `${saved} expenses of 1.5 kB stored${refusal === null ? '' : ` until ${refusal}`}, then ${AT_ONCE} at once for ${SECONDS} s: adds, lists, recordings of a minute, deletes`,
    measured: `${describeNoticed(noticed)}; quiet p99 ${Math.round(quiet.p99)} ms; the hostile account cost ${Math.round(services.seconds())} s of speech and ${services.modelCalls()} model calls of ${secondsADay} and ${DAY_OF_VOICE.MODEL_CALLS_A_DAY} a day, and was answered ${kinds.join(', ')}`,
  }
}

const secondsADay = Number(DAY_OF_VOICE.VOICE_MINUTES_A_DAY) * 60

function isUndisturbed(noticed: Noticed, quiet: Noticed): boolean {
  const isSoon = noticed.p95 < WITHIN_MS && noticed.p99 <= MOST_SLOWER * quiet.p99
  return Object.keys(noticed.wrong).length === 0 && isSoon
}

function isWithinDay(seconds: number, modelCalls: number): boolean {
  return seconds <= secondsADay && modelCalls <= Number(DAY_OF_VOICE.MODEL_CALLS_A_DAY)
}

function bearer({ hostile }: Stage): Record<string, string> {
  return { Authorization: `Bearer ${hostile}` }
}

/** Reads it all, and notes what can be deleted. */
async function list(stage: Stage, path: string, ids: string[]): Promise<number> {
  const response = await fetch(`${stage.url}${path}`, { headers: bearer(stage) })
  const body: { expenses?: { id: string }[] } = await response.json()
  if (ids.length === 0) ids.push(...(body.expenses ?? []).map(({ id }) => id))
  return response.status
}

const RECORDING = recordingBody(wavBytes({ seconds: 60, sample: 9000 }))

async function speak({ url, hostile }: Stage): Promise<string> {
  const { status } = await sendRecording(url, hostile, RECORDING, AbortSignal.timeout(30_000))
  return status
}

async function remove(stage: Stage, ids: string[]): Promise<number> {
  const id = ids.pop() ?? '00000000-0000-4000-8000-000000000000'
  const init = { method: 'DELETE', headers: bearer(stage) }
  const response = await fetch(`${stage.url}/api/expenses/${id}`, init)
  await response.arrayBuffer()
  return response.status
}
