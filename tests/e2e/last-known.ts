/** What the product keeps of its last answers. */
import type { Page } from '@playwright/test'

/**
 * From the next load on it is as where nothing is known of the account yet. Forgotten as the page is left: an answer that
 * is still on its way would be kept again.
 */
export async function forgetLastKnown(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('lastKnown:')) localStorage.removeItem(key)
    })
  })
}
