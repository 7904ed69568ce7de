/** A deletion to its end, on either database: what the person sees, and what is left of them in the tables. */
import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { startServer } from './built-server.ts'
import { dataFolder } from './data-folder.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { openPhone } from './open-phone.ts'
import { expect, test } from './product.ts'
import { signIn, signInAs } from './steps.ts'
import { filesWith, rowsWith, storedRows } from './stored-rows.ts'

const run = promisify(execFile)
const spent = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
const GONE = 'goes@example.com'
const STAYS = 'stays@example.com'

for (const kind of ['embedded', 'PostgreSQL'] as const)
  test(`an account is copied, deleted and gone from the ${kind} database, and its trial does not begin again`, async ({
    launch,
  }) => {
    const dataDir = await dataFolder()
    const postgres = kind === 'PostgreSQL' ? await startThrowawayPostgres() : null
    const DATABASE_URL = postgres?.url ?? ''
    const env = { DATA_DIR: dataDir, DATABASE_URL, TRANSCRIBE_URL: '' }
    let server = await startServer(env)
    const { page } = await openPhone(server.url, { still: true }, launch)
    try {
      await signIn(page, GONE)
      await seedExpenses(server.url, GONE, [{ ...spent, description: 'Kopi rahasia' }])
      await seedExpenses(server.url, STAYS, [{ ...spent, description: 'Teh biasa' }])
      await page.getByRole('link', { name: 'Profile' }).click()
      await page.getByRole('button', { name: 'Download everything' }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
      const files = unzipSync(new Uint8Array(await readFile(await (await downloading).path())))
      expect(strFromU8(files['expenses.csv'] ?? new Uint8Array())).toContain('Kopi rahasia')

      await page.getByRole('button', { name: 'Delete account' }).click()
      const word = page.getByRole('dialog', { name: 'Delete account?' }).getByRole('textbox')
      await word.pressSequentially('delete')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/login$/)
      await run(process.execPath, ['dist/server/admin.js', 'delete', GONE, '--now'], {
        env: { ...process.env, ...env, ADMIN_NAME: 'sari' },
      })
      await server.stop()
      const before = await storedRows(dataDir, DATABASE_URL)
      expect(rowsWith(before, 'Kopi rahasia').length).toBeGreaterThan(0)
      const id = rowsWith(before, GONE)[0]?.match(/[0-9a-f-]{36}/)?.[0] ?? ''
      // In the emulator's accounts, and in the tables and the log of the embedded database.
      expect(await filesWith(dataDir, GONE)).not.toEqual([])
      if (postgres === null) expect(await filesWith(dataDir, 'Kopi rahasia')).not.toEqual([])

      // It is due, so the server deletes it when it starts, and waits for that when it stops.
      const port = new URL(server.url).port
      server = await startServer({ ...env, PORT: port })
      await server.stop()
      const after = await storedRows(dataDir, DATABASE_URL)
      expect(rowsWith(after, GONE, 'Kopi rahasia')).toEqual([])
      expect(await filesWith(dataDir, GONE, 'Kopi rahasia')).toEqual([])
      if (postgres === null) expect(await filesWith(dataDir, 'Teh biasa')).not.toEqual([])
      // What operators did on which account is kept.
      expect(rowsWith(after, id)).toEqual(after.get('operator_actions'))
      expect(rowsWith(after, 'Teh biasa')).toEqual(rowsWith(before, 'Teh biasa'))
      expect(rowsWith(after, STAYS)).toEqual(rowsWith(before, STAYS))

      server = await startServer({ ...env, PORT: port })
      const subscription = page.waitForResponse('**/api/subscriptions/status')
      // Where the answer is slow, the dashboard is there until it comes.
      await signInAs(page, GONE)
      expect((await subscription).status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible()
    } finally {
      await page.context().close()
      await server.stop()
      await postgres?.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
