/** Typed texts over rosetta. A component that calls `t` re-renders when the language changes. */
import { signal } from '@preact/signals-react'
import rosetta from 'rosetta'
import type { Texts } from './en.ts'
import { LANGUAGE_KEY, type Language } from './language.ts'

/** Dotted paths to the texts of a dictionary. */
type Path<D> = { [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}` }[keyof D & string]
export type TextKey = Path<Texts>
export type TextParameters = Readonly<Record<string, string | number>>

const texts = rosetta<Texts>()
const spoken = signal<Language>('en')

/** The language of the interface. */
export const language: { readonly value: Language } = spoken

/** What the sign-in page needs. */
const first: Record<Language, () => Promise<Partial<Texts>>> = {
  en: async () => (await import('./en/first.ts')).first,
  id: async () => (await import('./id/first.ts')).first,
}
const whole: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  id: async () => (await import('./id.ts')).id,
}
let dictionaries: Record<Language, () => Promise<Partial<Texts>>> = first
/** What was asked for last: a dictionary that comes late undoes no later choice. */
let wanted: Language = 'en'

/** Loads the language's dictionary, as much of it as is in use, and speaks it from then on. */
export async function speak(next: Language): Promise<void> {
  wanted = next
  const table = await dictionaries[next]()
  texts.set(next, table as Texts)
  if (wanted !== next) return
  texts.locale(next)
  spoken.value = next
}

/** Has every text of the language in use loaded, and of all later ones. */
export function speakInFull(): Promise<void> {
  dictionaries = whole
  return speak(wanted)
}

/** Remembers it on this device at once, speaks it and marks the document with it as soon as its texts are there. */
export async function chooseLanguage(next: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, next)
  } catch {
    // Storage is blocked or full: the choice lasts for this visit.
  }
  await speak(next)
  if (wanted === next) document.documentElement.lang = next
}

/** The text under `key` in the language spoken now; `{{name}}` is replaced by its parameter. */
export function t(key: TextKey, parameters?: TextParameters): string {
  return texts.t(key, parameters, spoken.value)
}

/** A category's name; names that are not among the ten stay as they are. */
export function categoryName(category: string): string {
  const name = texts.t(['categories', category], undefined, spoken.value)
  return name || category
}
