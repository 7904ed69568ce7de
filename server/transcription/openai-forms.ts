/** In which form to ask for an answer, so that it says how sure the service is. */

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
 * The richest form first. Whisper, OpenAI's or one's own, gives segments with `avg_logprob`; of one's own some know
 * no such form and refuse it, for which the plain one follows.
 */
export function answerForms(model: string): readonly [AnswerForm, AnswerForm?] {
  if (SAYS_TOKENS.test(model)) return [WITH_TOKENS, PLAIN]
  if (PLAIN_ONLY.test(model)) return [PLAIN]
  return [WITH_SEGMENTS, PLAIN]
}
