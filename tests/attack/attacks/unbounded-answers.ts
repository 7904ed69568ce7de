import type { ServerResponse } from 'node:http'
import { wavBytes } from '../../unit/server/support/wav-bytes.ts'
import type { Attack, Finding } from '../attack.ts'
import { describeNoticed, usedBy } from '../support/person.ts'
import { openStage } from '../support/stage.ts'
import { badTranscriber } from '../support/transcriber.ts'
import { describeSent, recordingBody, type Sent, sendRecording } from '../support/uploads.ts'

const SECONDS = 10
const AT_ONCE = 4
const AUDIO = recordingBody(wavBytes({ seconds: 1, sample: 9000 }))
const CHUNK = Buffer.alloc(64 * 1024, 0x20)

export const unboundedAnswers: Attack = {
  name: 'unbounded-answers',
  mustHold:
    'A transcription service that answers without end is given up on at once, and no other account waits',
  limitSeconds: 150,
  run,
}

async function run(): Promise<Finding> {
  let bytes = 0
  const service = await badTranscriber(response => {
    const write = () => pour(response, count => (bytes += count))
    response.on('drain', write)
    write()
  })
  const stage = await openStage({ TRANSCRIBE_URL: service.url, RATE_LIMITS: 'off' })
  const end = AbortSignal.timeout(SECONDS * 1000)
  const sent: Sent[] = []
  const speak = async () => {
    while (!end.aborted)
      sent.push(await sendRecording(stage.url, stage.hostile, AUDIO, AbortSignal.timeout(20_000)))
  }
  const speaking = Array.from({ length: AT_ONCE }, speak)
  const noticed = await usedBy(stage.url, stage.other, end)
  await Promise.all(speaking)
  service.close()
  await stage.stop()
  // For good: the same recording would get such an answer again.
  const refused = sent.filter(({ status }) => status === '422').length
  const each = Math.round(bytes / Math.max(1, service.asked()) / 1024)
  return {
    held:
      sent.length > 0 &&
      refused === sent.length &&
      Object.keys(noticed.wrong).length === 0 &&
      noticed.slowest < 5000,
    tried: `answers without end to recordings, ${AT_ONCE} at once for ${SECONDS} s`,
    measured: `${describeSent(sent)}; ${each} kB poured into each answer; ${describeNoticed(noticed)}`,
  }
}

/** As much as fits. */
function pour(response: ServerResponse, count: (bytes: number) => void): void {
  do count(CHUNK.length)
  while (response.write(CHUNK))
}
