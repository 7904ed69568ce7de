/** Typed texts over rosetta. A component that calls `t` re-renders when the language changes. */
import { signal } from '@preact/signals-react'
import rosetta from 'rosetta'
import type { Texts } from './en.ts'
import { LANGUAGE_KEY, type Language } from './language.ts'
import type { Dictionary } from './texts.ts'

/** Dotted paths to the texts of a dictionary. */
type Path<D> = { [K in keyof D & string]: D[K] extends string ? K : `${K}.${Path<D[K]>}` }[keyof D & string]
export type TextKey = Path<Texts>
export type TextParameters = Readonly<Record<string, string | number>>

/** What is said where: on the sign-in page, on the dashboard until something is asked of it, and everywhere. */
export type Part = 'login' | 'dashboard' | 'whole'

const texts = rosetta<Texts>()
const spoken = signal<Language>('en')

/** The language of the interface. */
export const language: { readonly value: Language } = spoken

const PARTS: Readonly<Record<Language, Readonly<Record<Part, () => Promise<Dictionary>>>>> = {
  en: {
    login: async () => (await import('./en.login.ts')).texts,
    dashboard: async () => (await import('./en.dashboard.ts')).texts,
    whole: async () => (await import('./en.ts')).en,
  },
  id: {
    login: async () => (await import('./id.login.ts')).texts,
    dashboard: async () => (await import('./id.dashboard.ts')).texts,
    whole: async () => (await import('./id.ts')).id,
  },
}
const inUse = new Set<Part>()
const heldInFull = new Set<Language>()
/** What was asked for last: a dictionary that comes late undoes no later choice. */
let wanted: Language = 'en'

async function load(next: Language, part: Part): Promise<void> {
  const table = await PARTS[next][part]()
  if (part === 'whole') heldInFull.add(next)
  // A part holds less of some groups than the whole does: it must not come over it.
  else if (heldInFull.has(next)) return
  texts.set(next, table as Texts)
}

/** Loads the language's dictionary, `part` and what else of it is in use, and speaks it from then on. */
export async function speak(next: Language, part?: Part): Promise<void> {
  wanted = next
  if (part) inUse.add(part)
  await Promise.all([...(inUse.has('whole') ? (['whole'] as const) : inUse)].map(part => load(next, part)))
  if (wanted !== next) return
  texts.locale(next)
  spoken.value = next
}

/** Has that part loaded in the language in use, and from now on in each that is chosen later. */
export function need(part: Part): Promise<void> {
  return speak(wanted, part)
}

/** What `load` brings, once the words of that part are there, too; both are on their way at the same time. */
export async function inWords<T>(part: Part, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), need(part)])
  return loaded
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
