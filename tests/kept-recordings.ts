/** What the product has put into the browser's storage, as another script of the page sees it. */
import { expect, type Page } from '@playwright/test'

/** Until one recording is kept: one under way is, as far as it has come, every 3 s. */
export async function oneIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countKept), { intervals: [50] }).toBe(1)
}

/** Runs in the page. Opens nothing that the product has not made yet. */
async function countKept(): Promise<number> {
  const made = await indexedDB.databases()
  if (!made.some(({ name }) => name === 'ucap-outbox')) return 0
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ucap-outbox')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('details').objectStore('details').count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}
