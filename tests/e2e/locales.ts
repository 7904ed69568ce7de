/** Both languages, one after the other on one phone. */
import type { Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'

export const TONGUES = [
  ['en', en],
  ['id', id as typeof en],
] as const

/** As chosen before; shows on the next page. */
export const speakNext = (page: Page, tongue: string) =>
  page.evaluate(language => localStorage.setItem('language', language), tongue)
