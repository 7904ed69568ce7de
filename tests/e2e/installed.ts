/** What a phone that has the app installed goes through. */
import { expect, type Page } from '@playwright/test'

/** Until the next visit needs no network: the service worker stands, with the dictionary in use. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('when-used')).keys()).map(({ url }) => url).join())
  await expect.poll(kept).toMatch(/assets\/en-/)
}
