/** Code and words of the app that do not come. */
import { failing, open } from './failing.ts'
import { expect, test } from './fault-phones.ts'
import { allFetched, openSignedIn } from './steps.ts'

test('a part of the app that does not load is told, and there after Reload', { tag: ['@spec-8.43'] }, async ({
  phone,
}) => {
  const { page, texts } = phone
  await failing(
    page,
    '**/assets/{exporting,profile}-*.js',
    async () => {
      // Only now: when idle the page asks for its other screens ahead.
      await page.goto('/')
      await page.getByRole('button', { name: texts.export.open, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: texts.export.title })
      await expect(dialog.getByRole('alert')).toHaveText(texts.app.chunkFailed)
      await dialog.getByRole('button', { name: texts.common.close, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await open(phone, 'profile')
      await expect(page.getByRole('alert')).toHaveText(texts.app.chunkFailed)
    },
    route => route.abort(),
  )
  await page.getByRole('button', { name: texts.app.reload, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.profile.title })).toBeVisible()
})

test('an app whose words do not load says so in both languages, and is there after Reload', async ({
  openPhone,
}) => {
  const page = await openPhone({ locale: 'id-ID', fresh: true })
  const words = '**/assets/id-*.js'
  await page.context().route(words, route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toHaveText([/could not be loaded/, /gagal dimuat/])
  await page.context().unroute(words)
  await page.getByRole('link', { name: 'Muat ulang' }).click()
  await expect(page.getByRole('button', { name: 'Masuk dengan Google' })).toBeVisible()
})

test('a part of the app whose first request is cut is asked for once more, without a word', async ({
  phone,
}) => {
  const { page, texts } = phone
  let asked: number | null = null
  await page.context().route('**/assets/analytics-*.js', route => {
    if (asked === null) return route.abort()
    // Once it has been fetched it is imported from the browser's cache, which a test that routes goes without.
    if (route.request().resourceType() !== 'fetch') return route.continue()
    return asked++ === 0 ? route.abort() : route.continue()
  })
  // When idle the page asks for its other screens ahead, one after the other: for this one in vain.
  const next = page.waitForRequest('**/assets/profile-*.js')
  await page.goto('/')
  await next
  asked = 0
  await open(phone, 'analytics')
  await expect(page.getByRole('heading', { level: 1, name: texts.analytics.title })).toBeVisible()
  expect(asked).toBe(2)
  await page.context().unroute('**/assets/analytics-*.js')
})

test('a part of the app whose first request stalls is asked for a second time, and opens', async ({
  openPhone,
}) => {
  const page = await openPhone({ fresh: true })
  await openSignedIn(page, 'stalled@example.com')
  await allFetched(page)
  await page.clock.install()
  let asked = 0
  await page.context().route('**/assets/exporting-*.js', route => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    asked += 1
    // The first one is never answered.
    return asked === 1 ? undefined : route.continue()
  })
  const first = page.waitForRequest('**/assets/exporting-*.js')
  await page.getByRole('button', { name: 'Export' }).click()
  await first
  const dialog = page.getByRole('dialog', { name: 'Export Expenses' })
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  await page.clock.fastForward(30_000)
  await expect(dialog.getByRole('status')).toHaveCount(0)
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  expect(asked).toBe(2)
})
