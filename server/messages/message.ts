import { parseAccept } from 'hono/utils/accept'
import type { Language } from '../../shared/domain/language.ts'
import { en, type MessageKey } from './en.ts'
import { id } from './id.ts'

export type { MessageKey } from './en.ts'
export type { Language }
/** Values that differ by language are functions of it. */
export type MessageValues = Readonly<Record<string, string | ((language: Language) => string)>>

const dictionaries: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, id }

export function message(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return dictionaries[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'string' ? value : value(language)
  })
}

/** The preferred language of an Accept-Language header (RFC 9110 §12.5.4); English for neither. */
export function preferredLanguage(header = ''): Language {
  // Highest preference first.
  const accepted = parseAccept(header).filter(({ q }) => q > 0)
  return accepted.map(({ type }) => languageOf(type)).find(language => language !== null) ?? 'en'
}

/** Of a language tag; `in` is an older code of Indonesian. */
function languageOf(tag: string): Language | null {
  const primary = tag.toLowerCase().split('-', 1)[0]
  if (primary === 'id' || primary === 'in') return 'id'
  return primary === 'en' ? 'en' : null
}
