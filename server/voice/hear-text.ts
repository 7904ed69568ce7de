/** From sound to the text of what was said, or the Problem that says why there is none. */
import { cleanText } from '../../shared/domain/clean-text.ts'
import { Problem } from '../http/problem.ts'
import type { MessageKey } from '../messages/message.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from '../transcription/transcribe.ts'
import { voiceBusy } from './voice-busy.ts'

/**
 * In UTF-16 units. A minute of continuous speech has a third of it; only a transcriber that loops in noise
 * exceeds it, and would again, at a cost.
 */
const LONGEST_TRANSCRIPT = 5000
/** `Retry-After` while preparing, in seconds. */
const PREPARING_S = 60
const UNAVAILABLE_S = 15

/** Receives the reason why the service is unavailable, without user data. */
export type OnUnavailable = (detail: string) => void

export type HeardText = Extract<Transcription, { kind: 'text' }>

/** Its text is clean, trimmed and not empty. Throws a Problem without a service or without speech. */
export async function hearText(
  transcribe: Transcribe,
  clip: AudioClip,
  listening: Listening,
  onUnavailable: OnUnavailable,
): Promise<HeardText> {
  const heard = await transcribe(clip, listening)
  switch (heard.kind) {
    case 'notSet':
      onUnavailable('no transcriber: set TRANSCRIBE_URL, or install the speech engine with npm start')
      throw new Problem(503, 'transcriptionNotSet')
    case 'preparing':
      throw later('transcriptionPreparing', PREPARING_S)
    case 'busy':
      throw voiceBusy(heard.retryAfterS)
    case 'wavOnly':
      throw new Problem(415, 'audioWavOnly')
    case 'unavailable':
      onUnavailable(heard.detail)
      throw later('transcriptionUnavailable', heard.retryAfterS ?? UNAVAILABLE_S)
    case 'refused':
      onUnavailable(`recording refused, status ${heard.status}`)
      throw new Problem(422, 'transcriptionRefused')
    case 'overlong':
      throw tooLong(onUnavailable)
    case 'text':
      break
  }
  const text = cleanText(heard.text).trim()
  if (text.length > LONGEST_TRANSCRIPT) throw tooLong(onUnavailable)
  if (text === '') throw new Problem(422, 'nothingHeard')
  return { ...heard, text }
}

/** A final refusal, as a client would repeat a request answered with a 5xx. */
function tooLong(onUnavailable: OnUnavailable): Problem {
  onUnavailable('transcript too long')
  return new Problem(422, 'nothingHeard')
}

function later(key: MessageKey, seconds: number): Problem {
  return new Problem(503, key, { headers: { 'Retry-After': String(seconds) } })
}
