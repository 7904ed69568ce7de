import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../unit/server/support/local-process.ts'
import { wavBytes } from '../../unit/server/support/wav-bytes.ts'
import type { Attack, Finding } from '../attack.ts'
import { describeNoticed, UNHURRIED_MS, usedBy } from '../support/person.ts'
import { openStage, type Stage } from '../support/stage.ts'
import { badTranscriber } from '../support/transcriber.ts'
import { describeSent, recordingBody, type Sent, sendRecording } from '../support/uploads.ts'

const ACCOUNTS = 20
const EACH = 20
const SECONDS = 30
/** As a phone gives a recording, in milliseconds. */
const PATIENCE_MS = 90_000
/** Milliseconds for a recording to get through afterwards, coming again as it is told. */
const AFTERWARDS_MS = 60_000
const AUDIO = recordingBody(wavBytes({ seconds: 59, sample: 9000 }))
const SHORT = recordingBody(wavBytes({ seconds: 3, sample: 9000 }))
/** Of the server, in MB; unbounded, 400 recordings took 3500. */
const MOST_MEMORY = 1500

export const hangingTranscriber: Attack = {
  name: 'hanging-transcriber',
  mustHold:
    'Memory is bounded, who is turned away hears when to come again, and voice works once the service does',
  limitSeconds: 240,
  run,
}

async function run(): Promise<Finding> {
  const service = await badTranscriber(() => undefined)
  const stage = await openStage({ TRANSCRIBE_URL: service.url })
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, i) => signIn(stage.url, `hostile${i}@example.com`)),
  )
  const end = () => AbortSignal.timeout(SECONDS * 1000)
  const uploads = accounts.flatMap(({ idToken }) =>
    Array.from({ length: EACH }, () => sendRecording(stage.url, idToken, AUDIO, end())),
  )
  const others = sendRecording(stage.url, stage.other, SHORT, AbortSignal.timeout(PATIENCE_MS))
  const noticed = await usedBy(stage.url, stage.other, end(), { betweenMs: UNHURRIED_MS })
  const sent = await Promise.all(uploads)
  const spoken = await others
  const memory = await peakMemory(stage.pid)
  const most = service.most()
  service.behave()
  const later = await sendUntilSaved(stage, AbortSignal.timeout(AFTERWARDS_MS))
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
      spoken.retryAfter !== null &&
      later.status === '200',
    tried: `${ACCOUNTS * EACH} recordings of a minute at once, of ${ACCOUNTS} accounts, to a service that never answers, ${SECONDS} s, and one of 3 s of another`,
    measured: `${most} with the service at a time; ${describeSent(sent)}, ${told.length} with Retry-After; another account’s recording ${spoken.status}, to come again after ${spoken.retryAfter ?? 'no'} s; ${memory} MB at most; afterwards ${later.status}; ${describeNoticed(noticed)}`,
  }
}

/** As a phone does: again when it was told to come again. */
async function sendUntilSaved({ url, other }: Stage, signal: AbortSignal): Promise<Sent> {
  for (;;) {
    const sent = await sendRecording(url, other, AUDIO, signal)
    if (sent.retryAfter === null) return sent
    await pause(Number(sent.retryAfter) * 1000, undefined, { signal }).catch(() => {})
  }
}

/** In MB. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
