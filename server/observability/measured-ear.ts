import type { Transcribe } from '../transcription/transcribe.ts'
import type { Ear, Measure } from './measure.ts'

/** Measures a transcriber; inside the queue, without the wait for a turn. */
export function measuredEar(transcribe: Transcribe, ear: Ear, measure: Measure): Transcribe {
  return async (clip, listening) => {
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    try {
      const heard = await transcribe(clip, listening)
      measure.heard(ear, heard.kind, seconds())
      return heard
    } catch (error) {
      measure.heard(ear, 'givenUp', seconds())
      throw error
    }
  }
}
