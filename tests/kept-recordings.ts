/** What the product has put into the browser's storage, as another script of the page sees it. */
import { expect, type Page } from '@playwright/test'

/** Until one recording is kept, so many seconds of it at least: one under way is, as far as it has come. */
export async function oneIsKept(page: Page, seconds = 0): Promise<void> {
  const enough = async () => {
    const [kept, ...others] = (await page.evaluate(allKept)).seconds
    return kept !== undefined && kept >= seconds && others.length === 0
  }
  await expect.poll(enough, { intervals: [50] }).toBe(true)
}

/** Until no recording is kept any more, and no sound without its details either. */
export async function noneIsKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(allKept), { intervals: [50] }).toEqual({ seconds: [], sounds: 0 })
}

/** What is kept was spoken 24 hours earlier than it was. */
export async function ageByDay(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ucap-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const work = opening.result.transaction('details', 'readwrite')
          const cursor = work.objectStore('details').openCursor()
          cursor.onsuccess = () => {
            const day = 24 * 60 * 60 * 1000
            const { value } = cursor.result ?? {}
            cursor.result?.update({ ...value, recordedAt: value.recordedAt - day })
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
}

interface AllKept {
  /** Of each recording. */
  readonly seconds: readonly number[]
  /** How many have their sound kept. */
  readonly sounds: number
}

/** Runs in the page. Opens nothing that the product has not made yet. */
async function allKept(): Promise<AllKept> {
  const made = await indexedDB.databases()
  if (!made.some(({ name }) => name === 'ucap-outbox')) return { seconds: [], sounds: 0 }
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ucap-outbox')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const work = opening.result.transaction(['details', 'audio'])
      const details = work.objectStore('details').getAll()
      const audio = work.objectStore('audio').count()
      work.onabort = () => reject(work.error)
      work.oncomplete = () => {
        opening.result.close()
        resolve({ seconds: details.result.map(({ seconds }) => seconds), sounds: audio.result })
      }
    }
  })
}
