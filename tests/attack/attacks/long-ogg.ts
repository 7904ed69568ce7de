import { LONG } from '../../unit/server/support/encoded-audio.ts'
import type { Attack, Finding } from '../attack.ts'
import { describeNoticed, usedBy } from '../support/person.ts'
import { openStage } from '../support/stage.ts'
import { badTranscriber } from '../support/transcriber.ts'
import { describeSent, recordingBody, type Sent, sendRecording } from '../support/uploads.ts'

const SECONDS = 10
const AT_ONCE = 4
const MOST_BYTES = 4_000_000

export const longOgg: Attack = {
  name: 'long-ogg',
  mustHold:
    'Hours of compressed sound in 4 MB are refused before anything is sent on, and no other account waits',
  limitSeconds: 150,
  run,
}

async function run(): Promise<Finding> {
  const service = await badTranscriber(response => response.end('{"text":"kopi dua puluh lima ribu"}'))
  const stage = await openStage({ TRANSCRIBE_URL: service.url, RATE_LIMITS: 'off' })
  const recordings = Object.values(LONG).map(make => recordingBody(largest(make)))
  const end = AbortSignal.timeout(SECONDS * 1000)
  const sent: Sent[] = []
  const speak = async (first: number) => {
    for (let turn = first; !end.aborted; turn++) {
      const audio = recordings[turn % recordings.length] ?? Buffer.alloc(0)
      sent.push(await sendRecording(stage.url, stage.hostile, audio, AbortSignal.timeout(20_000)))
    }
  }
  const speaking = Array.from({ length: AT_ONCE }, (_, index) => speak(index))
  const noticed = await usedBy(stage.url, stage.other, end)
  await Promise.all(speaking)
  service.close()
  await stage.stop()
  const refused = sent.filter(({ status }) => status === '413').length
  return {
    held:
      sent.length > 0 &&
      refused === sent.length &&
      service.asked() === 0 &&
      Object.keys(noticed.wrong).length === 0 &&
      noticed.slowest < 5000,
    tried: `${Object.keys(LONG).join(', ')} of nearly 4 MB, ${AT_ONCE} at once for ${SECONDS} s`,
    measured: `${describeSent(sent)}; ${service.asked()} sent on; ${describeNoticed(noticed)}`,
  }
}

/** As often repeated as an upload may be large. */
function largest(make: (times: number) => Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const once = make(2).length - make(1).length
  return make(Math.floor((MOST_BYTES - make(1).length) / once))
}
