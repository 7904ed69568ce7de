import { type BenchRecorder, RATE } from '../bench-recorder.ts'
import { WavRecorder } from '../libraries/wavtools.ts'

export function createBenchRecorder(): BenchRecorder {
  let recorder: WavRecorder | null = null
  return {
    async start() {
      recorder = new WavRecorder({ sampleRate: RATE })
      await recorder.begin()
      await recorder.record()
    },
    async stop() {
      if (!recorder) throw new Error('not recording')
      return (await recorder.end()).blob
    },
  }
}
