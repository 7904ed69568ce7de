/** From release to answer on slow lines: sent while one speaks, and whole, in one run with an ear that takes no time. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { disposables } from '../../../server/disposables.ts'
import { startServer } from '../../../tests/e2e/built-server.ts'
import { signIn } from '../../../tests/unit/server/support/local-process.ts'
import { instantTranscriber } from '../backend/instant-transcriber.ts'
import { speak } from './phone.ts'
import { shapedLine } from './shaped-line.ts'

export interface UploadPlan {
  /** Upwards. */
  readonly kilobitsPerSecond: readonly number[]
  readonly roundTripMs: number
  /** Of speech. */
  readonly seconds: readonly number[]
  /** That speak as long, each let go of at another moment between two pieces. */
  readonly phones: number
}

export interface UploadTime {
  readonly kilobitsPerSecond: number
  readonly seconds: number
  /** From release to answer, in milliseconds: the median of the phones, and the longest. */
  readonly whileHeldMs: number
  readonly longestMs: number
  /** Of one phone. */
  readonly wholeMs: number
}

/** Between the beginnings of two phones, in milliseconds: the machine is not to work on two releases at once. */
const APART_MS = 330

/** Each phone on a line and with an account of its own, one soon after the other: most of it is waiting. */
export async function measureUpload(
  { kilobitsPerSecond, roundTripMs, seconds, phones }: UploadPlan,
  tell: (line: string) => void,
): Promise<UploadTime[]> {
  const opened = disposables()
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'ucap-upload-bench-'))
    opened.add(() => rm(dataDir, { recursive: true, force: true }))
    const ear = await instantTranscriber()
    opened.add(async () => ear.close())
    const { url, stop } = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', TRANSCRIBE_URL: ear.url })
    opened.add(stop)
    let begun = 0
    const release = async (bits: number, spoken: number, whileHeld: boolean) => {
      const at = begun++
      const { idToken } = await signIn(url, `phone${at}@example.com`)
      const line = await shapedLine(url, bits * 1000, roundTripMs)
      opened.add(() => line.close())
      await sleep(at * APART_MS)
      const ms = await speak({ url: line.url, idToken, whileHeld }, { speech: spoken, pause: 0 })
      tell(`  ${bits} kbit/s, ${spoken} s, ${whileHeld ? 'while held' : 'whole'}: ${Math.round(ms)} ms`)
      return ms
    }
    const cases = kilobitsPerSecond.flatMap(bits => seconds.map(spoken => [bits, spoken] as const))
    return await Promise.all(
      cases.map(async ([bits, spoken]) => {
        const held = Array.from({ length: phones }, () => release(bits, spoken, true))
        const [wholeMs, ...times] = await Promise.all([release(bits, spoken, false), ...held])
        times.sort((a, b) => a - b)
        return {
          kilobitsPerSecond: bits,
          seconds: spoken,
          whileHeldMs: times[Math.floor(times.length / 2)] ?? Number.NaN,
          longestMs: times.at(-1) ?? Number.NaN,
          wholeMs,
        }
      }),
    )
  } finally {
    await opened.close()
  }
}
