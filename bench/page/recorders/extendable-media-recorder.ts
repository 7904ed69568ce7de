import { type BenchRecorder, RATE, turnOff } from '../bench-recorder.ts'
import { connect, MediaRecorder, register } from '../libraries/extendable-media-recorder.ts'

/**
 * With its WAV encoder, through a context of 16 kHz, which its documentation calls the most reliable way. In stereo: told
 * to pass one channel on, it writes one and calls it two.
 */
export async function createBenchRecorder(): Promise<BenchRecorder> {
  await register(await connect())
  let stream: MediaStream | null = null
  let context: AudioContext | null = null
  let recorder: InstanceType<typeof MediaRecorder> | null = null
  return {
    async start() {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      context = new AudioContext({ sampleRate: RATE })
      const destination = new MediaStreamAudioDestinationNode(context)
      context.createMediaStreamSource(stream).connect(destination)
      recorder = new MediaRecorder(destination.stream, { mimeType: 'audio/wav' })
      const started = new Promise(resolve => recorder?.addEventListener('start', resolve, { once: true }))
      recorder.start()
      await started
    },
    stop() {
      return new Promise((resolve, reject) => {
        recorder?.addEventListener('dataavailable', event => resolve((event as BlobEvent).data), {
          once: true,
        })
        recorder?.addEventListener('error', reject, { once: true })
        recorder?.stop()
        turnOff(stream)
      })
    },
    async close() {
      await context?.close()
    },
  }
}
