/** The answer format to request, so that the answer contains a confidence. */

export interface AnswerForm {
  readonly format: 'json' | 'verbose_json'
  readonly include: 'logprobs' | null
}

const PLAIN: AnswerForm = { format: 'json', include: null }
const WITH_SEGMENTS: AnswerForm = { format: 'verbose_json', include: null }
const WITH_TOKENS: AnswerForm = { format: 'json', include: 'logprobs' }

/** The models that OpenAI's reference names under `logprobs`, and their dated snapshots. */
const SAYS_TOKENS = /^gpt-4o(-mini)?-transcribe(-\d{4}-\d\d-\d\d)?$/
/** OpenAI's later models refuse `verbose_json`. */
const PLAIN_ONLY = /^gpt-/

/**
 * The richest format first. Whisper, hosted or local, returns segments with `avg_logprob`; some local servers
 * refuse that format, so the plain one follows.
 */
export function answerForms(model: string): readonly [AnswerForm, AnswerForm?] {
  if (SAYS_TOKENS.test(model)) return [WITH_TOKENS, PLAIN]
  if (PLAIN_ONLY.test(model)) return [PLAIN]
  return [WITH_SEGMENTS, PLAIN]
}
