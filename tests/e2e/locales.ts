/** Both languages, one after the other on one phone. */
import { expect, type Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'

export const LOCALES = [
  ['en', en],
  ['id', id as typeof en],
] as const

/** As where another tab chooses it: shows at once, and what is open stays open. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(newValue => {
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
