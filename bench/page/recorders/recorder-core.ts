import { type BenchRecorder, RATE } from '../bench-recorder.ts'
import { Recorder } from '../libraries/recorder-core.ts'

/** As it comes: in Chromium it takes the samples out of a MediaRecorder. Its log and its visit counter are off. */
export function createBenchRecorder(): BenchRecorder {
  Recorder.CLog = () => undefined
  Recorder.TrafficImgUrl = ''
  const recorder = Recorder({ type: 'wav', sampleRate: RATE, bitRate: 16 })
  return {
    start: () =>
      new Promise((resolve, reject) => {
        const opened = () => {
          recorder.start()
          resolve()
        }
        recorder.open(opened, reason => reject(new Error(reason)))
      }),
    stop: () =>
      new Promise((resolve, reject) => {
        recorder.stop(resolve, reason => reject(new Error(reason)))
      }),
    close: () => new Promise(resolve => recorder.close(resolve)),
  }
}
