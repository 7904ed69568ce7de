/** Which of the two languages to speak (specification §4). */
import type { Language } from '../../shared/domain/language.ts'

export type { Language }

export const LANGUAGES: readonly Language[] = ['en', 'id']
export const LANGUAGE_KEY = 'language'

export interface LanguageSources {
  /** The cached choice. */
  readonly stored: string | null
  /** The browser's, in order of preference, as BCP 47 tags. */
  readonly browser: readonly string[]
  /** The document's `lang`. */
  readonly html: string
}

/** The first source that names a language we speak; otherwise English. */
export function detectLanguage({ stored, browser, html }: LanguageSources): Language {
  for (const tag of [stored, ...browser, html]) {
    // `in` is Indonesian in old versions of Android and Java.
    const primary = tag?.toLowerCase().split('-', 1)[0]
    if (primary === 'in') return 'id'
    const spoken = LANGUAGES.find(language => language === primary)
    if (spoken) return spoken
  }
  return 'en'
}
