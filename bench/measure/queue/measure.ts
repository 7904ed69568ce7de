/** Many phones that speak at the same time, to a server whose ear takes a second for each. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { disposables } from '../../../server/disposables.ts'
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import { startServer } from '../../../tests/e2e/built-server.ts'
import { signIn } from '../../../tests/unit/server/support/local-process.ts'
import { slowTranscriber } from '../backend/instant-transcriber.ts'
import type { Request } from '../backend/load.ts'
import { requestsOf, ZONE } from '../backend/requests.ts'
import { processUse } from '../process-use.ts'

export interface QueuePlan {
  /** Each of an account of its own. */
  readonly phones: number
  /** How long a recording is heard, in milliseconds. */
  readonly earMs: number
  /** Each in a server of its own. */
  readonly servers: readonly QueueServer[]
}

interface QueueServer {
  /** Its TRANSCRIBE_AT_ONCE. */
  readonly atOnce: number
  /** All phones at once, so many times. */
  readonly rounds: number
}

export interface QueueFigures {
  readonly phones: number
  readonly atOnce: number
  /** Answers by status, of all rounds. */
  readonly statuses: Readonly<Record<number, number>>
  /** From the press of send to the whole answer, in milliseconds: of the round whose longest was the longest. */
  readonly medianMs: number
  readonly longestMs: number
  /** Of the server's process after each round, in bytes; empty where the system does not tell. */
  readonly residentBytes: readonly number[]
}

export async function measureQueue(
  { phones, earMs, servers }: QueuePlan,
  tell: (line: string) => void,
): Promise<QueueFigures[]> {
  const figures: QueueFigures[] = []
  for (const server of servers) {
    tell(`  ${phones} phones, ${server.atOnce} heard at once`)
    figures.push(await measure(phones, earMs, server))
  }
  return figures
}

async function measure(
  phones: number,
  earMs: number,
  { atOnce, rounds }: QueueServer,
): Promise<QueueFigures> {
  const opened = disposables()
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'ucap-queue-bench-'))
    opened.add(() => rm(dataDir, { recursive: true, force: true }))
    const ear = await slowTranscriber(earMs)
    opened.add(async () => ear.close())
    const { url, pid, stop } = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TRANSCRIBE_URL: ear.url,
      TRANSCRIBE_AT_ONCE: String(atOnce),
    })
    opened.add(stop)
    const speakers = await signedIn(url, phones)
    const answers: Answer[][] = []
    const residentBytes: number[] = []
    for (let round = 0; round < rounds; round++) {
      answers.push(await Promise.all(speakers.map(next => speak(url, next()))))
      const { residentBytes: now } = await processUse(pid)
      if (now !== null) residentBytes.push(now)
    }
    return { phones, atOnce, ...summary(answers), residentBytes }
  } finally {
    await opened.close()
  }
}

/** One after the other, each with an account that the server has made. */
async function signedIn(url: string, phones: number): Promise<(() => Request)[]> {
  const today = dayInZone(new Date(), ZONE)
  const speakers: (() => Request)[] = []
  for (let phone = 0; phone < phones; phone++) {
    const { idToken } = await signIn(url, `phone${phone}@example.com`)
    const headers = { Authorization: `Bearer ${idToken}` }
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers })
    if (!response.ok) throw new Error(`The account could not be made: ${response.status}`)
    speakers.push(requestsOf(idToken, today).voice)
  }
  return speakers
}

interface Answer {
  readonly status: number
  readonly ms: number
}

async function speak(url: string, { path, method, headers, body }: Request): Promise<Answer> {
  const sent = performance.now()
  const response = await fetch(`${url}${path}`, { method, headers, body: Buffer.from(body ?? []) })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - sent }
}

function summary(rounds: readonly (readonly Answer[])[]) {
  const statuses: Record<number, number> = {}
  for (const { status } of rounds.flat()) statuses[status] = (statuses[status] ?? 0) + 1
  const [worst = []] = rounds
    .map(round => round.map(({ ms }) => ms).sort((a, b) => a - b))
    .sort((a, b) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))
  return {
    statuses,
    medianMs: worst[Math.floor(worst.length / 2)] ?? Number.NaN,
    longestMs: worst.at(-1) ?? Number.NaN,
  }
}
