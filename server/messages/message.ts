import { en, type MessageKey } from './en.ts'
import { id } from './id.ts'

export type { MessageKey } from './en.ts'
export type Language = 'en' | 'id'
/** What reads otherwise in each language is a function of it. */
export type MessageValues = Readonly<Record<string, string | ((language: Language) => string)>>

const dictionaries: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, id }

export function message(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return dictionaries[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'string' ? value : value(language)
  })
}

/** The better liked of the two in an Accept-Language header (RFC 9110 §12.5.4); English when neither is named. */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = 'en'
  let bestQuality = 0
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const primary = tag.split('-', 1)[0]
    const language = primary === 'id' || primary === 'in' ? 'id' : primary === 'en' ? 'en' : null
    const quality = Number(
      parameters
        .find(p => p.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if (language && quality > bestQuality) {
      best = language
      bestQuality = quality
    }
  }
  return best
}
