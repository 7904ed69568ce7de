/** What the product keeps of its last answers. */
import type { Page } from '@playwright/test'

/** From the next load on it is as where nothing is known of the account yet. */
export async function forgetLastKnown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('lastKnown:')) localStorage.removeItem(key)
  })
}
