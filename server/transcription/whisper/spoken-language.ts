/** Indonesian or English, out of Whisper's guess at the language of a recording. */
import type { Language } from '../../messages/message.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What Whisper takes Indonesian for besides: Malay, Javanese (which it calls `jw`) and Sundanese. */
const CODES: Readonly<Record<Language, readonly string[]>> = { id: ['id', 'ms', 'jw', 'su'], en: ['en'] }

/**
 * How much likelier the speaker's own language is before anything is heard. Small: it decides where the sound does
 * not, and a person with an English phone may well speak Indonesian.
 */
const HINT_ODDS = 2

/** `probabilities` by token, at the step that follows the start token alone. No other language is chosen. */
export function spokenLanguage(
  probabilities: Float32Array,
  { languages }: Vocabulary,
  hint: Language,
): Language {
  const heard = (language: Language) =>
    CODES[language].reduce((sum, code) => sum + (probabilities[languages.get(code) ?? -1] ?? 0), 0)
  const other: Language = hint === 'id' ? 'en' : 'id'
  return heard(other) > heard(hint) * HINT_ODDS ? other : hint
}
