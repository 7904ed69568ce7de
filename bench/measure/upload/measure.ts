/** From release to answer on slow lines: sent while one speaks, and whole, in one run with an ear that takes no time. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
}

export interface UploadTime {
  readonly kilobitsPerSecond: number
  readonly seconds: number
  /** From release to answer, in milliseconds. */
  readonly whileHeldMs: number
  readonly wholeMs: number
}

/** All at once, each phone on a line and with an account of its own: most of it is waiting. */
export async function measureUpload(
  { kilobitsPerSecond, roundTripMs, seconds }: UploadPlan,
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
    const release = async (bits: number, spoken: number, whileHeld: boolean) => {
      const name = `${bits}-${spoken}-${whileHeld}@example.com`
      const { idToken } = await signIn(url, name)
      const line = await shapedLine(url, bits * 1000, roundTripMs)
      opened.add(() => line.close())
      const ms = await speak({ url: line.url, idToken, whileHeld }, spoken)
      tell(`  ${bits} kbit/s, ${spoken} s, ${whileHeld ? 'while held' : 'whole'}: ${Math.round(ms)} ms`)
      return ms
    }
    const cases = kilobitsPerSecond.flatMap(bits => seconds.map(spoken => [bits, spoken] as const))
    return await Promise.all(
      cases.map(async ([bits, spoken]) => {
        const [whileHeldMs, wholeMs] = await Promise.all([
          release(bits, spoken, true),
          release(bits, spoken, false),
        ])
        return { kilobitsPerSecond: bits, seconds: spoken, whileHeldMs, wholeMs }
      }),
    )
  } finally {
    await opened.close()
  }
}
