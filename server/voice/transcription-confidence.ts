/** Interprets a transcription service's confidence. */

/**
 * Services that report one give the mean probability of their tokens, exp(avg_logprob). OpenAI's reference takes an
 * avg_logprob below -1 for a transcription that failed
 * (https://platform.openai.com/docs/api-reference/audio/verbose-json-object).
 */
const FAILED = Math.exp(-1)
/**
 * From here up to the 0.95 of a studio, the value reflects the frequency of the words rather than their
 * correctness: a shop's name lowers it as much as a passing motorbike. Set by judgement.
 */
const CLEAR = 0.6
/** Factor at and below `FAILED`: low, but it preserves differences between items. */
const FLOOR = 0.5
/** About half-way between the two, an avg_logprob of -0.7. */
const HARD_TO_HEAR = 0.5

export interface TranscriptionConfidence {
  /** Factor for the confidence of each item, `FLOOR`..1: 1 from `CLEAR` on, linear below. */
  readonly factor: number
  /** Any word may be wrong, so the user should be told. */
  readonly isHard: boolean
}

/** `confidence` is 0..1, or null where it is not reported; then the items' confidence is unchanged. */
export function assessConfidence(confidence: number | null): TranscriptionConfidence {
  if (confidence === null) return { factor: 1, isHard: false }
  const share = Math.min(1, Math.max(0, (confidence - FAILED) / (CLEAR - FAILED)))
  return { factor: FLOOR + (1 - FLOOR) * share, isHard: confidence < HARD_TO_HEAR }
}
