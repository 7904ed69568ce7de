/** Both languages, one after the other on one phone. */
import type { Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'

export const LOCALES = [
  ['en', en],
  ['id', id as typeof en],
] as const

/** As chosen before; shows on the next page. */
export const chooseLanguage = (page: Page, language: string) =>
  page.evaluate(chosen => localStorage.setItem('language', chosen), language)
