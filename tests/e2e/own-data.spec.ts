/** All that is stored of a person is theirs to have, and to have deleted. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row, signIn } from './steps.ts'

const spent = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const

test('a person downloads everything as one file, and reads it in their language', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'copy@example.com'
  const seeds = Array.from({ length: 1200 }, (_, index) => ({ ...spent, description: `Kopi ${index}` }))
  await seedExpenses(url, email, seeds)
  const page = await openPhone({ locale: 'id-ID' })
  await openSignedIn(page, email, 'id')
  await page.getByRole('link', { name: 'Profil' }).click()
  await page.getByRole('button', { name: 'Unduh semua data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unduh semua data' })
  await page.context().route('**/api/account/copy', route => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Jaringan bermasalah. Cek koneksi internetmu.')

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^ucap-\d{4}-\d\d-\d\d\.zip$/)
  const path = test.info().outputPath('copy.zip')
  await download.saveAs(path)
  const files = unzipSync(new Uint8Array(await readFile(path)))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('README.txt')).toContain('Datamu di Ucap')
  expect(JSON.parse(text('expenses.json'))).toHaveLength(1200)
  expect(JSON.parse(text('profile.json'))).toMatchObject([{ email }])
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Datamu sudah disimpan di unduhan.')).toBeVisible()
})

/** All that the browser keeps for the product: local storage, databases and caches, as one text. */
async function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        kept.push(await wait(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (!/\.(js|css|html|svg|png)$/.test(new URL(request.url).pathname)) kept.push(request.url)
    return JSON.stringify(kept)
  })
}

test('an account is deleted by a word, leaves nothing on its devices, and comes back by signing in', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'deletes-account@example.com'
  await seedExpenses(url, email, [{ ...spent, description: 'Kopi rahasia' }])
  const page = await openPhone()
  const tablet = await openPhone()
  for (const device of [page, tablet]) await openSignedIn(device, email)
  await expect(row(page, 'Kopi rahasia')).toBeVisible()

  // What waits on the device is told of, and goes with it.
  await page.context().route('**/api/expenses/batch', route => route.abort())
  await page.getByRole('textbox', { name: 'Type what you spent' }).fill('teh rahasia 5 ribu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(['Kept on this device'])
  const before = await keptByBrowser(page)
  for (const said of [email, 'Kopi rahasia', 'teh rahasia', 'lastKnown']) expect(before).toContain(said)

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account?' })
  await expect(dialog.getByText(/not sent yet: it is deleted now/)).toBeVisible()
  const word = dialog.getByRole('textbox', { name: 'To go on, type “delete”' })
  await word.pressSequentially('yes')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Type “delete” to delete your account.')
  await word.fill('')
  await word.pressSequentially('Delete')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(
    page.getByText(/^Your account will be deleted on .+ Sign in before then to keep it\.$/),
  ).toBeVisible()
  // The message covers nothing that is to be tapped, and nothing ends behind it.
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('combobox', { name: 'Language' }).click({ trial: true })
  await page.getByRole('button', { name: 'Sign in with Google' }).click({ trial: true })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [message, main] = await Promise.all([
    page.getByRole('status').boundingBox(),
    page.getByRole('main').boundingBox(),
  ])
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0)
  const after = await keptByBrowser(page)
  for (const said of [email, 'rahasia', 'lastKnown']) expect(after).not.toContain(said)

  // The first request that is refused says so; a reload after it would take the message away.
  await tablet.getByRole('link', { name: 'Expenses' }).click()
  await expect(tablet).toHaveURL(/\/login$/)
  await expect(
    tablet.getByText(/^This account will be deleted on .+ Sign in again before then/),
  ).toBeVisible()
  expect(await keptByBrowser(tablet)).not.toContain('rahasia')

  await signIn(tablet, email)
  await expect(tablet.getByText('Welcome back. Your account is not going to be deleted.')).toBeVisible()
  await expect(row(tablet, 'Kopi rahasia')).toBeVisible()
})
