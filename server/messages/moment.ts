/** Formats a moment for messages. */
import type { Language } from './message.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', id: 'id-ID' }

/** Day and time in `zone`, an IANA name. */
export function moment(at: Date, zone: string): (language: Language) => string {
  return language =>
    new Intl.DateTimeFormat(LOCALES[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: zone,
    }).format(at)
}
