import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { expect, test } from './product.ts'
import { openSignedIn, reloadClosed, row, signIn } from './steps.ts'

test('without a sign-in every page leads to /login, and a signed-in person is led away from it', {
  tag: ['@spec-2.1', '@spec-2.3', '@spec-2.5', '@spec-6.1'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  for (const path of ['/', '/expenses', '/analytics', '/profile', '/nowhere']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await signIn(page, 'first@example.com')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
})

test('a sign-in outlives a reload, and one account never sees another’s expenses', {
  tag: ['@spec-1.1', '@spec-2.82', '@spec-4.3'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByRole('button', { name: 'Second Demo second@example.com' }).click()
  await page.getByRole('button', { name: 'Add expense' }).click()
  await page.getByLabel('Amount').fill('7000')
  await page.getByLabel('Description').fill('Gorengan')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await reloadClosed(page)
  await expect(row(page, 'Gorengan', 'Rp7.000')).toBeVisible()

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('region', { name: 'Second Demo' })).toContainText('second@example.com')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, 'another@example.com')
  await expect(page.getByText('No expenses yet')).toBeVisible()
})

test('a sign-in that the server no longer honours ends at /login and stays there', {
  tag: ['@spec-2.8', '@spec-8.2'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'revoked@example.com')
  await page
    .context()
    .route('**/api/**', route => route.fulfill({ status: 401, json: { message: 'Please sign in again.' } }))
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})

test('a token that the network keeps back shows what was last known with Retry, not /login', {
  tag: ['@spec-2.9', '@spec-8.40'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'flaky-network@example.com')
  await expect(page.getByRole('heading', { name: 'No expenses yet' })).toBeVisible()
  await page.context().route('**/securetoken.googleapis.com/**', route => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your internet connection.')
  await expect(page.getByText(/^As of \d+:\d\d\s[AP]M$/)).toBeVisible()
  await expect(page).not.toHaveURL(/\/login$/)
  await page.context().unroute('**/securetoken.googleapis.com/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/^As of/)).toHaveCount(0)
  await expect(page.getByLabel('This month', { exact: true })).toBeVisible()
})

test('a network that hangs keeps nothing back that was known: it shows before Firebase has answered', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'hanging-network@example.com')
  await expect(page.getByRole('heading', { name: 'No expenses yet' })).toBeVisible()
  // Neither answered nor refused.
  await page.context().route(/accounts:lookup|securetoken|\/api\//, () => undefined)
  await page.reload()
  await expect(page.getByText(/^As of \d+:\d\d\s[AP]M$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No expenses yet' })).toBeVisible()
  await page.context().unrouteAll()
})

test('the language and the currency change at once and are remembered', {
  tag: ['@spec-1.8', '@spec-2.78', '@spec-4.44'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'chooser@example.com')
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Language').selectOption('id')
  await expect(page.getByRole('heading', { name: 'Profil', exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Beranda' }).click()
  await expect(page.getByLabel('Bulan ini', { exact: true })).toHaveText('$0.00')
})

test('an account that the operator has switched off is told so at the sign-in', async ({ openPhone }) => {
  const page = await openPhone()
  // As Firebase answers.
  const error = { code: 400, message: 'USER_DISABLED', errors: [{ message: 'USER_DISABLED' }] }
  await page
    .context()
    .route('**/accounts:signInWithIdp*', route => route.fulfill({ status: 400, json: { error } }))
  await page.goto('/login')
  await page.getByRole('button', { name: en.login.google }).click()
  await page.getByRole('button', { name: 'First Demo first@example.com' }).click()
  await expect(page.getByRole('alert')).toHaveText(en.login.disabled)
})

test('a sign-in that fails is told and can be tried again', { tag: ['@spec-2.12', '@spec-8.7'] }, async ({
  openPhone,
}) => {
  const page = await openPhone({ locale: 'id-ID' })
  await page.addInitScript(() => {
    navigator.serviceWorker.register = url => Promise.reject(new DOMException('', `of ${url}`))
  })
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const tryIt = async () => {
    await page.getByRole('button', { name: id.login.google }).click()
    await page.getByRole('button', { name: 'First Demo first@example.com' }).click()
  }
  await page.context().route('**/accounts:signInWithIdp*', route => route.abort())
  await page.goto('/login')
  await tryIt()
  await expect(page.getByRole('alert')).toHaveText(id.login.network)
  await expect.poll(() => logged).toContain('service worker not registered: of /sw.js')
  await page.context().unroute('**/accounts:signInWithIdp*')
  await tryIt()
  await expect(page.getByRole('navigation', { name: id.nav.main })).toBeVisible()
})
