/** Failures outside the voice path, as the catalogue words them. */
import type { Route } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { failing, open, refuse } from './failing.ts'
import { answerVoice, expect, type FaultPhone, recordButton, speak, test, told } from './fault-phones.ts'
import { forgetLastKnown } from './last-known.ts'
import { pressButton, row } from './steps.ts'

test.use({ language: 'id' })

/** One expense of today, on the dashboard. */
async function seeded(phone: FaultPhone, url: string): Promise<void> {
  const { page, language, texts } = phone
  const coffee = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(url, `faults-${language}@example.com`, [{ ...coffee, description: 'Kopi gagal' }])
  await page.goto('/')
  await expect(row(page, 'Kopi gagal').first()).toBeVisible()
  await expect(page.getByText(texts.errors.failedToLoad)).toHaveCount(0)
}

test('what cannot be added, changed or deleted is told, and stays in its form', {
  tag: ['@spec-8.12', '@spec-8.15', '@spec-8.16'],
}, async ({ phone, product }) => {
  const { page, texts } = phone
  await seeded(phone, product.url)
  await failing(page, '**/api/expenses*', async () => {
    await page.getByRole('button', { name: texts.add.open }).click()
    const add = page.getByRole('dialog', { name: texts.add.title })
    await add.getByLabel(texts.fields.amount).fill('5000')
    await add.getByLabel(texts.fields.description).fill('Parkir')
    await add.getByRole('button', { name: texts.add.submit, exact: true }).click()
    await told(phone, texts.errors.failedToAdd)
    await expect(add.getByLabel(texts.fields.description)).toHaveValue('Parkir')
    await page.keyboard.press('Escape')
    await expect(add.getByRole('alert')).toHaveText(texts.discard.question)
    await add.getByRole('button', { name: texts.common.discard, exact: true }).click()
    await expect(add).toHaveCount(0)
  })
  await failing(page, '**/api/expenses/*', async () => {
    await row(page, 'Kopi gagal').first().getByRole('button').click()
    const edit = page.getByRole('dialog', { name: texts.edit.title })
    await edit.getByLabel(texts.fields.amount).fill('30000')
    await edit.getByRole('button', { name: texts.edit.submit }).click()
    await told(phone, texts.errors.failedToUpdate)
    await expect(edit.getByLabel(texts.fields.amount)).toHaveValue('30.000')
    await edit.getByRole('button', { name: texts.common.delete }).click()
    const ask = page.getByRole('dialog', { name: texts.edit.deleteTitle })
    await ask.getByRole('button', { name: texts.common.delete }).click()
    await told(phone, texts.errors.failedToDelete)
    await page.keyboard.press('Escape')
    await expect(edit.getByLabel(texts.fields.amount)).toHaveValue('30.000')
    await page.keyboard.press('Escape')
    await edit.getByRole('button', { name: texts.common.discard, exact: true }).click()
    await expect(edit).toHaveCount(0)
  })
})

test('a dashboard that cannot be loaded says so until Retry brings it, or it is dismissed', {
  tag: ['@spec-8.3', '@spec-8.8'],
}, async ({ phone, product }) => {
  const { page, texts } = phone
  await seeded(phone, product.url)
  const banner = page.getByRole('alert').filter({ hasText: texts.errors.failedToLoad })
  await failing(page, '**/api/dashboard/stats', async () => {
    await page.reload()
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: texts.common.dismiss, exact: true }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(banner).toBeVisible()
  })
  await banner.getByRole('button', { name: texts.common.retry, exact: true }).click()
  await expect(banner).toHaveCount(0)
  await expect(row(page, 'Kopi gagal').first()).toBeVisible()
  // The figures are there: a profile that is not says nothing about them.
  await failing(page, '**/api/auth/profile', async () => {
    const asked = page.waitForResponse('**/api/auth/profile')
    await page.reload()
    await asked
    await expect(row(page, 'Kopi gagal').first()).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test('a period, its deletions, a month and an export that fail are told', {
  tag: ['@spec-8.9', '@spec-8.10', '@spec-8.11'],
}, async ({ phone, product }) => {
  const { page, texts } = phone
  await seeded(phone, product.url)
  await failing(page, '**/api/expenses/detail*', async () => {
    await open(phone, 'analytics')
    await expect(page.getByRole('alert')).toContainText(texts.analytics.missing.split('{')[0] ?? '')
    await open(phone, 'expenses')
    await expect(page.getByRole('alert')).toContainText(texts.expenses.failedToLoad)
  })
  await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
  await page.getByRole('button', { name: texts.expenses.select, exact: true }).click()
  await page.getByRole('button', { name: texts.expenses.selectAll, exact: true }).click()
  await failing(page, '**/api/expenses/delete', async () => {
    await page.getByRole('button', { name: /\(\d+\)/ }).click()
    const ask = page.getByRole('dialog', { name: texts.expenses.deleteTitle })
    await ask.getByRole('button', { name: texts.common.delete, exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: texts.expenses.deleteFailed })
    await expect(alert).toContainText('Kopi gagal')
  })
  await failing(page, '**/api/expenses?*', async () => {
    await page.getByRole('button', { name: texts.export.open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: texts.export.title })
    await dialog.getByRole('button', { name: texts.export.submit, exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(texts.export.failed)
    await page.keyboard.press('Escape')
  })
})

test('a subscription that cannot be asked for is told, in the server’s words where it has some', {
  tag: ['@spec-8.24', '@spec-8.40'],
}, async ({ phone: { page, texts } }) => {
  const cases = [
    [refuse, texts.subscription.failedToCheck],
    [
      (route: Route) => route.fulfill({ status: 500, json: { message: 'The till is closed.' } }),
      'The till is closed.',
    ],
    [(route: Route) => route.abort(), texts.errors.network],
  ] as const
  for (const [answer, text] of cases) {
    await failing(
      page,
      '**/api/subscriptions/status',
      async () => {
        await forgetLastKnown(page)
        await page.reload()
        await expect(page.getByRole('alert')).toHaveText(text)
      },
      answer,
    )
  }
  await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
  await expect(page.getByRole('navigation', { name: texts.nav.main })).toBeVisible()
})

test('a review that cannot be saved is told, and keeps every change', {
  tag: ['@spec-2.47', '@spec-8.17'],
}, async ({ phone }) => {
  const { page, texts } = phone
  await answerVoice(phone, route =>
    route.fulfill({
      json: {
        expenses: [
          { amount: 9000, currency: 'IDR', description: 'Roti', category: 'Other', date: todayInJakarta() },
        ],
        transcription: 'roti sembilan ribu',
        ai_confidence_score: 0.9,
        auto_inserted: false,
      },
    }),
  )
  await speak(phone)
  const review = page.getByRole('dialog', { name: texts.review.title })
  await review.getByRole('button', { name: /^Roti/ }).click()
  await review.getByLabel(texts.fields.description).fill('Roti bakar')
  const save = review.getByRole('button', { name: texts.review.save.replace('{{count}}', '1') })
  await failing(page, '**/api/expenses/batch', async () => {
    await save.click()
    await told(phone, texts.errors.failedToSave)
  })
  await expect(review.getByLabel(texts.fields.description)).toHaveValue('Roti bakar')
  await save.click()
  await expect(review).toHaveCount(0)
  await expect(row(page, 'Roti bakar').first()).toBeVisible()
})

test('a browser without microphones, and one without a connection, are told so', {
  tag: ['@spec-8.37', '@spec-8.38'],
}, async ({ phone }) => {
  const { page, texts } = phone
  await page.evaluate(() => {
    window.microphoneFault = { name: 'NotSupportedError', message: '' }
  })
  await pressButton(page, recordButton(phone))
  await page.mouse.up()
  await told(phone, texts.voice.microphoneNotSupported)
  await page.context().setOffline(true)
  await pressButton(page, recordButton(phone))
  await page.mouse.up()
  await told(phone, texts.press.internetRequired)
  await page.context().setOffline(false)
})
