/** The legal texts: each in a module of its own, loaded when it is opened. */
import type { Language } from '../language.ts'
import type { LegalText } from './legal-text.ts'

export type LegalDocument = 'terms' | 'privacy'

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
