/** The legal texts: each in a module of its own, so that nobody loads one that they do not read. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Language } from '../language.ts'

export type LegalDocument = 'terms' | 'privacy'

export interface LegalSection {
  /** The same in every language. */
  readonly id: string
  readonly heading: string
  /** Paragraphs; an array stands for a list. */
  readonly body: readonly (string | readonly string[])[]
}

export interface LegalText {
  /** The Last Updated date: moves with each change of what the text says. */
  readonly updated: CalendarDate
  readonly introduction: string
  readonly sections: readonly LegalSection[]
}

/** Of this version of both texts. */
export const UPDATED = '2026-11-22' as CalendarDate

const LOADERS: Readonly<Record<LegalDocument, Readonly<Record<Language, () => Promise<LegalText>>>>> = {
  terms: {
    en: async () => (await import('./terms.en.ts')).terms,
    id: async () => (await import('./terms.id.ts')).terms,
  },
  privacy: {
    en: async () => (await import('./privacy.en.ts')).privacy,
    id: async () => (await import('./privacy.id.ts')).privacy,
  },
}

export function loadLegalText(document: LegalDocument, language: Language): Promise<LegalText> {
  return LOADERS[document][language]()
}
