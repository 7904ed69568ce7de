/** Whisper's own rule for segments without speech, which it may fill with text. */

/** `no_speech_threshold` and `logprob_threshold` of `transcribe` in openai/whisper. */
const LEAST_NO_SPEECH = 0.6
const MOST_LOGPROB = -1

/**
 * @param noSpeech Probability that there is no speech, 0..1.
 * @param meanLogprob Mean natural logarithm of the tokens' probabilities.
 */
export function isSilence(noSpeech: number, meanLogprob: number): boolean {
  return noSpeech > LEAST_NO_SPEECH && meanLogprob < MOST_LOGPROB
}
