/** The screens of a user who is not signed in, or has no subscription. */
import type { Tour } from './axe-look.ts'
import { expect } from './product.ts'

const STATUS = '**/api/subscriptions/status'

export async function tourSignedOut({ page, texts, chooser, look }: Tour): Promise<void> {
  for (const [path, heading] of [
    ['/terms', texts.legal.terms],
    ['/privacy', texts.legal.privacy],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('article')).toBeVisible()
    await look(`${path.slice(1)}, signed out`)
  }

  await page.getByRole('link', { name: texts.legal.back }).click()
  const signIn = page.getByRole('button', { name: texts.login.google })
  await expect(signIn).toBeVisible()
  await look('login')

  const IDENTITY = '**/identitytoolkit.googleapis.com/**'
  await page.context().route(IDENTITY, route => route.abort())
  await signIn.click()
  const dialog = page.getByRole('dialog', { name: chooser.title })
  await expect(dialog).toBeVisible()
  await look('account chooser', 'login/account-chooser.tsx')
  await dialog.getByRole('button', { name: /First Demo/ }).click()
  await expect(page.getByText(texts.login.network)).toBeVisible()
  await look('login, failed')
  await page.context().unroute(IDENTITY)
}

/** Signed in, but without a subscription, or without knowing of one. */
export async function tourUnsubscribed({ page, texts, look }: Tour): Promise<void> {
  await page.context().route(STATUS, route => route.fulfill({ status: 404, json: {} }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: texts.subscription.title })).toBeVisible()
  await look('subscription required')
  await page.context().unroute(STATUS)

  await page.context().route(STATUS, route => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText(texts.subscription.failedToCheck)).toBeVisible()
  await look('subscription unknown')
  await page.context().unroute(STATUS)
  await page.getByRole('button', { name: texts.common.retry }).click()
  await expect(page.getByRole('navigation')).toBeVisible()
}
