import { readFile } from 'node:fs/promises'
import { signIn } from '../../unit/server/support/local-process.ts'
import { wavBytes } from '../../unit/server/support/wav-bytes.ts'
import type { Attack, Finding } from '../attack.ts'
import { describeNoticed, usedBy } from '../support/person.ts'
import { openStage } from '../support/stage.ts'
import { badTranscriber } from '../support/transcriber.ts'
import { describeSent, recordingBody, sendRecording } from '../support/uploads.ts'

const ACCOUNTS = 20
const EACH = 20
const SECONDS = 15
const AUDIO = recordingBody(wavBytes({ seconds: 59 }))
/** Of the server, in MB; unbounded, 400 recordings took 3500. */
const MOST_MEMORY = 1500

export const hangingTranscriber: Attack = {
  name: 'hanging-transcriber',
  mustHold:
    'Memory is bounded, who is turned away hears when to come again, and voice works once the service does',
  limitSeconds: 120,
  run,
}

async function run(): Promise<Finding> {
  const service = await badTranscriber(() => undefined)
  const stage = await openStage({ TRANSCRIBE_URL: service.url })
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, i) => signIn(stage.url, `hostile${i}@example.com`)),
  )
  const end = AbortSignal.timeout(SECONDS * 1000)
  const uploads = accounts.flatMap(({ idToken }) =>
    Array.from({ length: EACH }, () => sendRecording(stage.url, idToken, AUDIO, end)),
  )
  const noticed = await usedBy(stage.url, stage.other, end)
  const sent = await Promise.all(uploads)
  const memory = await peakMemory(stage.pid)
  const most = service.most()
  service.behave()
  const later = await sendRecording(stage.url, stage.other, AUDIO, AbortSignal.timeout(30_000))
  service.close()
  await stage.stop()
  const refused = sent.filter(({ status }) => status !== 'none')
  const told = refused.filter(({ retryAfter }) => retryAfter !== null)
  const calm = Object.keys(noticed.wrong).length === 0
  return {
    held:
      memory < MOST_MEMORY &&
      refused.length > 0 &&
      told.length === refused.length &&
      calm &&
      later.status === '200',
    tried: `${ACCOUNTS * EACH} recordings of a minute at once, of ${ACCOUNTS} accounts, to a service that never answers, ${SECONDS} s`,
    measured: `${most} with the service at a time; ${describeSent(sent)}, ${told.length} with Retry-After; ${memory} MB at most; afterwards ${later.status}; ${describeNoticed(noticed)}`,
  }
}

/** In MB. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
