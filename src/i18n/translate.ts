/** Typed texts over rosetta. A component that calls `t` re-renders when the language changes. */
import { signal } from '@preact/signals-react'
import rosetta from 'rosetta'
import type { Texts } from './en.ts'
import { LANGUAGE_KEY, type Language } from './language.ts'

/** Dotted paths to the texts of a dictionary. */
type Path<D> = { [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}` }[keyof D & string]
export type TextKey = Path<Texts>
/** A key whose text has singular and plural forms. */
export type CountedKey = TextKey extends infer Key
  ? Key extends `${infer Counted}.other`
    ? Counted
    : never
  : never
export type TextParameters = Readonly<Record<string, string | number>>

const texts = rosetta<Texts>()
const current = signal<Language>('en')

/** The language of the interface. */
export const language: { readonly value: Language } = current

const DICTIONARIES: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).en,
  id: async () => (await import('./id.ts')).id,
}
/** The latest requested language, so that a late dictionary does not undo a later choice. */
let wanted: Language = 'en'

/** Loads the language's dictionary, then switches the interface to it. Rejects where the dictionary does not load. */
export async function setLocale(next: Language): Promise<void> {
  wanted = next
  texts.set(next, await DICTIONARIES[next]())
  if (wanted !== next) return
  texts.locale(next)
  current.value = next
}

/** Stores the choice on this device at once; switches the interface and the document's `lang` once the texts are loaded. */
export async function chooseLanguage(next: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, next)
  } catch {
    // Storage is blocked or full: the choice lasts for this visit.
  }
  await setLocale(next)
  if (wanted === next) document.documentElement.lang = next
}

/** The text under `key` in the current language; `{{name}}` is replaced by its parameter. */
export function t(key: TextKey, parameters?: TextParameters): string {
  return texts.t(key, parameters, current.value)
}

/** The form of the text under `key` for `count`; `{{count}}` is replaced by the number. */
export function counted(key: CountedKey, count: number, parameters?: TextParameters): string {
  return t(`${key}.${count === 1 ? 'one' : 'other'}`, { ...parameters, count })
}

/** A category's translated name; a name outside the ten is returned unchanged. */
export function categoryName(category: string): string {
  const name = texts.t(['categories', category], undefined, current.value)
  return name || category
}

/** A payment method's translated name; another is returned unchanged. */
export function paymentName(method: string): string {
  return texts.t(['payments', method], undefined, current.value) || method
}
