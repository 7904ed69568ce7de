import { expect, test } from './product.ts'
import { openSignedIn } from './steps.ts'

test('terms and policy are open to everybody; the navigation is there for those with a subscription', {
  tag: ['@spec-1.11', '@spec-2.4', '@spec-2.7', '@spec-2.17', '@spec-6.1', '@spec-6.2'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  // A chunk is asked for by a fetch and then, out of the cache, by its import.
  const texts = new Set<string>()
  page.on('request', request => {
    const text = /\/((?:terms|privacy)\.(?:en|id))-/.exec(request.url())?.[1]
    if (text) texts.add(text)
  })

  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Governing law' })).toBeVisible()
  await expect(navigation).toHaveCount(0)
  expect([...texts]).toEqual(['terms.en'])
  await page.getByLabel('Language').selectOption('id')
  await expect(page.getByRole('heading', { name: 'Hukum yang berlaku' })).toBeVisible()
  expect([...texts]).toEqual(['terms.en', 'terms.id'])
  await page.getByLabel('Bahasa').selectOption('en')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await openSignedIn(page, 'reader@example.com')
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  await expect(navigation).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hold to record an expense' })).toBeVisible()

  await page.context().route('**/api/subscriptions/status', route => route.fulfill({ status: 404, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  await expect(navigation).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible()
  await expect(navigation).toHaveCount(0)
})

test('a chosen theme stands before any code of the app has come', async ({ openPhone }) => {
  const page = await openPhone()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await openSignedIn(page, 'night-owl@example.com')
  const light = await ground()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Theme').selectOption('Dark')
  const dark = await ground()
  expect(dark).not.toBe(light)

  await page.context().route('**/assets/*.js', route => route.abort())
  await page.reload()
  await expect(page.getByRole('status', { name: 'Ucap' })).toBeVisible()
  expect(await ground()).toBe(dark)
})

test('the licenses of all that the client is made of can be read, those of its workers among them', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'license-reader@example.com')
  await page.getByRole('link', { name: 'Profile' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open-source licenses' }).click()
  const text = await (await opened).locator('body').innerText()
  for (const name of ['react-dom', 'comlink', 'workbox-precaching']) expect(text).toContain(`## ${name} - `)
  expect(text).toContain('Permission is hereby granted')
})
