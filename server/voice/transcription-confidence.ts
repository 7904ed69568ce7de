/** What a transcription service's confidence says about the recording. */

/**
 * Services that report one give the mean probability of their tokens, exp(avg_logprob). OpenAI's reference takes an
 * avg_logprob below -1 for a transcription that failed
 * (https://platform.openai.com/docs/api-reference/audio/verbose-json-object).
 */
const FAILED = Math.exp(-1)
/**
 * From here up to the 0.95 of a studio, the figure tells how common the words are rather than whether they are right:
 * a shop's name lowers it as much as a motorbike passing. Set by judgement.
 */
const CLEAR = 0.6
/** What is left of a confidence at and below `FAILED`: low, and still higher where the rules were surer. */
const FLOOR = 0.5
/** About half-way between the two, an avg_logprob of -0.7. */
const HARD_TO_HEAR = 0.5

export interface TranscriptionConfidence {
  /** `FLOOR`..1, by which the confidence of each item is multiplied: 1 from `CLEAR` on, falling evenly below. */
  readonly factor: number
  /** Any word may have been another: the person should be told. */
  readonly isHard: boolean
}

/** `confidence` is 0..1, or null where the service does not tell: then the items' own confidence stands. */
export function assessConfidence(confidence: number | null): TranscriptionConfidence {
  if (confidence === null) return { factor: 1, isHard: false }
  const share = Math.min(1, Math.max(0, (confidence - FAILED) / (CLEAR - FAILED)))
  return { factor: FLOOR + (1 - FLOOR) * share, isHard: confidence < HARD_TO_HEAR }
}
