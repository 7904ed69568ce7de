/** From release to answer where the sentence ended a pause before, with an ear that takes its time. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { disposables } from '../../../server/disposables.ts'
import { startServer } from '../../../tests/e2e/built-server.ts'
import { signIn } from '../../../tests/unit/server/support/local-process.ts'
import { slowTranscriber } from '../backend/instant-transcriber.ts'
import { speak } from '../upload/phone.ts'

export interface AheadPlan {
  /** How long a recording is heard, in milliseconds. */
  readonly earMs: number
  /** Between the last word and the release, in seconds. */
  readonly pauses: readonly number[]
  /** One after the other, for each pause. */
  readonly recordings: number
}

export interface AheadTime {
  readonly pause: number
  /** From release to answer, in milliseconds, of each recording, shortest first. */
  readonly aheadMs: readonly number[]
  /** Where nothing is heard ahead. */
  readonly afterwardsMs: readonly number[]
}

/** Of speech, in seconds: a sentence. */
const SPEECH = 3

export async function measureAhead(
  { earMs, pauses, recordings }: AheadPlan,
  tell: (line: string) => void,
): Promise<AheadTime[]> {
  const opened = disposables()
  try {
    const ear = await slowTranscriber(earMs)
    opened.add(async () => ear.close())
    const phoneAt = async (transcribeAhead: 'on' | 'off') => {
      const dataDir = await mkdtemp(join(tmpdir(), 'ucap-ahead-bench-'))
      opened.add(() => rm(dataDir, { recursive: true, force: true }))
      const { url, stop } = await startServer({
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        TRANSCRIBE_URL: ear.url,
        TRANSCRIBE_AHEAD: transcribeAhead,
      })
      opened.add(stop)
      const { idToken } = await signIn(url, 'phone@example.com')
      return { url, idToken, whileHeld: true }
    }
    const [ahead, afterwards] = [await phoneAt('on'), await phoneAt('off')]
    const times: AheadTime[] = []
    for (const pause of pauses) {
      const aheadMs: number[] = []
      const afterwardsMs: number[] = []
      for (let recording = 0; recording < recordings; recording++) {
        aheadMs.push(await speak(ahead, { speech: SPEECH, pause }))
        afterwardsMs.push(await speak(afterwards, { speech: SPEECH, pause }))
      }
      for (const all of [aheadMs, afterwardsMs]) all.sort((a, b) => a - b)
      tell(`  pause of ${pause} s: ${aheadMs.map(Math.round)}; ${afterwardsMs.map(Math.round)} ms`)
      times.push({ pause, aheadMs, afterwardsMs })
    }
    return times
  } finally {
    await opened.close()
  }
}
