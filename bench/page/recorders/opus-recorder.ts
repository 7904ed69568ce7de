import { type BenchRecorder, RATE, turnOff } from '../bench-recorder.ts'
import { Recorder, waveWorkerUrl } from '../libraries/opus-recorder.ts'

/** Its wave encoder, on a context of its own: that is how it is told the rate. */
export function createBenchRecorder(): BenchRecorder {
  let stream: MediaStream | null = null
  let context: AudioContext | null = null
  let recorder: Recorder | null = null
  return {
    async start() {
      context = new AudioContext({ sampleRate: RATE })
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      recorder = new Recorder({
        encoderPath: waveWorkerUrl,
        sourceNode: context.createMediaStreamSource(stream),
        numberOfChannels: 1,
      })
      await recorder.start()
    },
    stop() {
      return new Promise((resolve, reject) => {
        if (!recorder) return reject(new Error('not recording'))
        recorder.ondataavailable = resolve
        recorder.stop().catch(reject)
        turnOff(stream)
      })
    },
    async close() {
      await recorder?.close()
      await context?.close()
    },
  }
}
