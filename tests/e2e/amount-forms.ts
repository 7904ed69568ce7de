/** The three dialogs that have an amount, opened on a phone whose server refuses each save: what was sent is kept. */
import { expect, type Locator, type Request, type Route } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { answerVoice, type FaultPhone, saved, speak } from './fault-phones.ts'
import { row } from './steps.ts'

export interface AmountForm {
  readonly dialog: Locator
  readonly amount: Locator
  readonly currency: Locator
  readonly description: Locator
  /** Presses the dialog's button, and gives the amount and the currency that went to the server. */
  submit(): Promise<{ readonly amount: number; readonly currency: string }>
  /** Presses it, and gives what went to the server although the field is at fault: nothing. */
  submitFaulty(): Promise<readonly string[]>
}

/** Where one expense is added or changed. */
const SAVED_TO = /\/api\/expenses(\/[^/?]+)?$/
const REFUSED = { status: 503, json: { error: 'Service unavailable' } }

const saves = (request: Request) => ['POST', 'PUT'].includes(request.method())
const refuse = (route: Route) => (saves(route.request()) ? route.fulfill(REFUSED) : route.fallback())

export const OPENERS = { add: openAdd, edit: openEdit, review: openReview }

async function openAdd(phone: FaultPhone): Promise<AmountForm> {
  const { page, texts } = phone
  await page.getByRole('button', { name: texts.add.open, exact: true }).click()
  const form = await formOf(phone, page.getByRole('dialog', { name: texts.add.title }), texts.add.submit)
  await form.description.fill('Kopi')
  return form
}

async function openEdit(phone: FaultPhone, origin: string): Promise<AmountForm> {
  const { page, language, texts } = phone
  const seed = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(origin, `faults-${language}@example.com`, [{ ...seed, description: 'Kopi nominal' }])
  await page.goto('/')
  await row(page, 'Kopi nominal').first().getByRole('button').click()
  return formOf(phone, page.getByRole('dialog', { name: texts.edit.title }), texts.edit.submit)
}

async function openReview(phone: FaultPhone): Promise<AmountForm> {
  const { page, texts } = phone
  await answerVoice(phone, saved)
  await speak(phone)
  const dialog = page.getByRole('dialog', { name: texts.review.titleAutoInserted })
  await dialog.getByRole('listitem').getByRole('button').click()
  return formOf(phone, dialog, texts.review.update.replace('{{count}}', '1'))
}

/** The phone's next test finds no route any more. */
async function formOf(
  { page, texts }: FaultPhone,
  dialog: Locator,
  submitLabel: string,
): Promise<AmountForm> {
  await page.context().route(SAVED_TO, refuse)
  const amount = dialog.getByLabel(texts.fields.amount, { exact: true })
  const button = dialog.getByRole('button', { name: submitLabel, exact: true })
  return {
    dialog,
    amount,
    currency: dialog.getByLabel(texts.fields.currency, { exact: true }),
    description: dialog.getByLabel(texts.fields.description, { exact: true }),
    async submit() {
      const [request] = await Promise.all([
        page.waitForRequest(request => SAVED_TO.test(request.url()) && saves(request)),
        button.click(),
      ])
      await expect(button).toBeEnabled()
      const { amount, currency } = request.postDataJSON()
      return { amount, currency }
    },
    async submitFaulty() {
      const sent: string[] = []
      const note = (request: Request) => {
        if (saves(request)) sent.push(request.url())
      }
      page.on('request', note)
      await button.click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      page.off('request', note)
      return sent
    },
  }
}
