/** All that is stored of a person is theirs to have. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { signIn } from './steps.ts'

const spent = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const

test('a person downloads everything as one file, and reads it in their language', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'copy@example.com'
  const seeds = Array.from({ length: 1200 }, (_, index) => ({ ...spent, description: `Kopi ${index}` }))
  await seedExpenses(url, email, seeds)
  const page = await openPhone({ locale: 'id-ID' })
  await signIn(page, email, 'id')
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
