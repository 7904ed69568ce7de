/** Knows the bundled sentences by sound, and says which of them a recording holds. */
import { readFileSync } from 'node:fs'
import { SENTENCES, type SpokenSentence, speechPath } from '../fixtures/speech.ts'
import { type BandEnergies, bandEnergies, HOP } from './band-energies.ts'
import { bestMatch } from './similarity.ts'
import { readWav } from './wav.ts'

/**
 * Least correlation at which a recording is the sentence. Measured in Chromium: 0.91 to 0.95 with echo
 * cancellation, noise suppression and gain control on, 0.998 with them off, 0.32 at most for another sentence.
 */
const LEAST_CORRELATION = 0.85

/** Finer than a hop, in samples (5 ms): sounds half a hop out of step look less alike than they are. */
const SHIFT_STEP = 80

export interface Recognition {
  /** The sentence heard; null where none of them is. */
  readonly sentence: SpokenSentence | null
  /** Of the sentence that comes nearest, -1..1. */
  readonly bestCorrelation: number
}

export interface Recogniser {
  /** `samples` at 16 kHz, in -1..1. */
  recognise(samples: Float32Array): Recognition
}

/** Throws where a sentence's file is missing or is not a 16 kHz mono PCM16 WAV. */
export function createRecogniser(sentences: readonly SpokenSentence[] = SENTENCES): Recogniser {
  const known = sentences.map(sentence => ({ sentence, sound: soundOf(sentence) }))
  return {
    recognise(samples) {
      let nearest: Recognition = { sentence: null, bestCorrelation: 0 }
      for (let offset = 0; offset < HOP; offset += SHIFT_STEP) {
        const recording = bandEnergies(samples.subarray(offset))
        for (const { sentence, sound } of known) {
          const { correlation } = bestMatch(sound, recording)
          if (correlation > nearest.bestCorrelation) nearest = { sentence, bestCorrelation: correlation }
        }
      }
      return nearest.bestCorrelation >= LEAST_CORRELATION ? nearest : { ...nearest, sentence: null }
    },
  }
}

function soundOf({ file }: SpokenSentence): BandEnergies {
  const reading = readWav(readFileSync(speechPath(file)))
  if (reading.kind === 'broken') throw new Error(`${file}: ${reading.reason}`)
  return bandEnergies(reading.samples)
}
