import type { Transcribe } from '../transcription/transcribe.ts'
import type { Ear, Measure } from './measure.ts'

/** The same transcriber, whose work is measured: without the wait for a turn where it is inside the queue. */
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
