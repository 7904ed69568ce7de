/** Chooses Indonesian or English from Whisper's language probabilities. */
import type { Language } from '../../messages/message.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Languages that Whisper confuses with Indonesian: Malay, Javanese (its code is `jw`) and Sundanese. */
const CODES: Readonly<Record<Language, readonly string[]>> = { id: ['id', 'ms', 'jw', 'su'], en: ['en'] }

/**
 * Prior odds of the interface's language. Small, so that it decides only unclear cases: a user with an
 * English phone may well speak Indonesian.
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
