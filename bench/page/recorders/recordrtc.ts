import { type BenchRecorder, RATE, turnOff } from '../bench-recorder.ts'
import { RecordRTC } from '../libraries/recordrtc.ts'

/** Its StereoAudioRecorder, told to make mono of 16 kHz. */
export function createBenchRecorder(): BenchRecorder {
  let stream: MediaStream | null = null
  let recorder: InstanceType<typeof RecordRTC.StereoAudioRecorder> | null = null
  return {
    async start() {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      recorder = new RecordRTC.StereoAudioRecorder(stream, {
        desiredSampRate: RATE,
        numberOfAudioChannels: 1,
        disableLogs: true,
      })
      recorder.record()
    },
    stop() {
      return new Promise((resolve, reject) => {
        if (!recorder) return reject(new Error('not recording'))
        recorder.stop(resolve)
        turnOff(stream)
      })
    },
    async close() {
      recorder?.clearRecordedData()
    },
  }
}
