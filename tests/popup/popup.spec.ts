/** Google's popup, all of it but Google: the real adapter, the real SDK, the Auth emulator's own popup page. */
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import { type PopupSite, startPopupSite } from './popup-site.ts'

const API_STUB = fileURLToPath(new URL('./api-stub.js', import.meta.url))

test.use({ launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] } })

// In one worker, with one site for all.
test.describe.configure({ mode: 'default' })

let site: PopupSite
test.beforeAll(async () => {
  site = await startPopupSite()
})
test.afterAll(() => site.close())

test.beforeEach(async ({ context, page }) => {
  // The emulator's page asks for fonts and styles of other sites, and does without them.
  await context.route(
    url => url.origin !== new URL(site.url).origin,
    route =>
      route.request().url().startsWith('https://apis.google.com/js/api.js')
        ? route.fulfill({ path: API_STUB, contentType: 'text/javascript' })
        : route.abort(),
  )
  page.on('dialog', dialog => {
    throw new Error(`unexpected dialog: ${dialog.message()}`)
  })
  await page.goto(site.url)
  await expect(page.getByLabel('Account')).toHaveText('none')
})

async function openPopup(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  return popup
}

/** The claims of an identity token. */
function claims(token: string | null): unknown {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
}

test('an account made in the popup ends up signed in on the page, and stays so after a reload', {
  tag: ['@spec-1.2'],
}, async ({ page }) => {
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByRole('button', { name: 'Auto-generate user information' }).click()
  const email = await popup.locator('#email-input').inputValue()
  expect(email).toMatch(/@example\.com$/)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Sign in with Google.com' }).click()
  await closed

  await expect(page.getByLabel('Outcome')).toHaveText('signedIn')
  await expect(page.getByLabel('Account')).toHaveText(email)
  expect(claims(await page.getByLabel('Token').textContent())).toMatchObject({
    email,
    firebase: { sign_in_provider: 'google.com' },
  })
  await page.reload()
  await expect(page.getByLabel('Account')).toHaveText(email)
})

test('an account that exists already is chosen from the list', async ({ page }) => {
  const first = await openPopup(page)
  await first.getByRole('button', { name: 'Add new account' }).click()
  await first.locator('#email-input').fill('second.visit@example.com')
  await first.getByRole('button', { name: 'Sign in with Google.com' }).click()
  await expect(page.getByLabel('Outcome')).toHaveText('signedIn')
  const uid = (token: string | null) => (claims(token) as { sub: string }).sub
  const uidBefore = uid(await page.getByLabel('Token').textContent())

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByLabel('Account')).toHaveText('none')
  const second = await openPopup(page)
  await second.getByText('second.visit@example.com').click()
  await expect(page.getByLabel('Account')).toHaveText('second.visit@example.com')
  await expect(page.getByLabel('Outcome')).toHaveText('signedIn')
  expect(uid(await page.getByLabel('Token').textContent())).toBe(uidBefore)
})

test('a popup that the person closes is a cancelled sign-in', async ({ page }) => {
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Add new account' }).waitFor()
  await popup.close()
  // The SDK waits some 10 s, in case the popup closed itself with its answer still on the way.
  await expect(page.getByLabel('Outcome')).toHaveText('cancelled')
  await expect(page.getByLabel('Account')).toHaveText('none')
})

test('Trusted Types would stop the SDK: once this fails, the policy can ask for them', async ({
  context,
  page,
}) => {
  await context.route(site.url, async route => {
    const response = await route.fetch()
    const policy = { 'content-security-policy': "require-trusted-types-for 'script'" }
    await route.fulfill({ response, headers: { ...response.headers(), ...policy } })
  })
  await page.goto(site.url)
  const stopped = page.waitForEvent('console', message =>
    message.text().startsWith("This document requires 'TrustedScriptURL' assignment"),
  )
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await stopped
})
