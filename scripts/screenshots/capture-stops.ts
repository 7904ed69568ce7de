/** What the capture bar goes through: typing, holding, locked, the receipts, and all that it may have to say. */
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { todayInJakarta } from '../../tests/e2e/expense-seeds.ts'
import { allFetched, heardSeconds, pressButton } from '../../tests/e2e/steps.ts'
import { languageOf, type Stops, type Walk } from './walk.ts'

const VOICE = '**/api/expenses/voice'

interface Said {
  readonly description: string
  readonly category: string
  readonly amount?: number
  readonly currency?: string
}

const MEAL: readonly Said[] = [
  { description: 'Kopi susu', category: 'Food & Dining', amount: 25_000 },
  { description: 'Parkir', category: 'Transportation', amount: 5_000 },
  { description: 'Makan siang', category: 'Food & Dining', amount: 32_000 },
]
const NETFLIX: Said = { description: 'Netflix', category: 'Subscription' }
const HOSTING: Said = { description: 'Hosting', category: 'Business', amount: 4.5, currency: 'USD' }

/** What is said next is answered as this; what has no amount is asked for. */
async function willHear(page: Page, said: readonly Said[]): Promise<void> {
  const date = todayInJakarta()
  const items = said.map((item, at) => ({ currency: 'IDR', ...item, date, id: String(at) }))
  await page.context().unroute(VOICE)
  await page.context().route(VOICE, route =>
    route.fulfill({
      json: {
        expenses: items.filter(({ amount }) => amount !== undefined),
        items: items.filter(({ amount }) => amount === undefined).map(item => ({ ...item, amount: null })),
        transcription: 'kopi susu dua lima, parkir lima ribu, makan siang tiga dua',
        ai_confidence_score: 0.93,
        auto_inserted: items.some(({ amount }) => amount !== undefined),
      },
    }),
  )
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function home({ page, texts }: Walk): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: texts.dashboard.recent }).waitFor()
}

async function speak(walk: Walk, said: readonly Said[]): Promise<Locator> {
  const { page, texts } = walk
  await home(walk)
  await willHear(page, said)
  await pressButton(page, button(page, texts.voice.hold))
  await heardSeconds(page, 1, languageOf(walk))
  await page.mouse.up()
  const receipt = page.locator('dialog[open]')
  await receipt.getByRole('list', { name: texts.review.list }).waitFor()
  await expect(page.getByRole('button', { name: texts.common.dismiss })).toHaveCount(0)
  return receipt
}

export const CAPTURE: Stops = {
  async typing(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await page.getByRole('textbox', { name: texts.capture.field }).fill('kopi 25, parkir 5, netflix')
    await button(page, texts.sentence.save).waitFor()
    await camera.take('typing')
    await page.getByRole('textbox', { name: texts.capture.field }).fill('dapat gaji 5 juta')
    await page.getByText(texts.sentence.reasons.income).last().waitFor()
    await camera.take('typing-income')
  },
  async holding(walk) {
    const { page, texts, camera } = walk
    for (const [name, dx, dy] of [
      ['holding', 0, 0],
      ['sliding', -80, 0],
      ['sliding-up', 0, -80],
    ] as const) {
      for (const size of camera.sizes) {
        await page.setViewportSize(size)
        await home(walk)
        await pressButton(page, button(page, texts.voice.hold))
        await heardSeconds(page, 1, languageOf(walk))
        const box = await button(page, texts.voice.hold).boundingBox()
        if (box) await page.mouse.move(box.x + 36 + dx, box.y + 36 + dy)
        await camera.takeAt(size, name)
        await page.keyboard.press('Escape')
        await page.mouse.up()
      }
    }
  },
  async locked(walk) {
    const { page, texts, camera } = walk
    await page.goto('/?speak=true')
    await button(page, texts.voice.send).waitFor()
    await heardSeconds(page, 1, languageOf(walk))
    await camera.take('locked')
    await button(page, texts.common.cancel).click()
    await page.getByText(texts.voice.discarded).waitFor()
    await camera.take('cancelled')
  },
  async receipts(walk) {
    const { page, texts, camera } = walk
    await speak(walk, MEAL)
    await camera.take('receipt')
    const receipt = await speak(walk, [...MEAL.slice(0, 2), HOSTING])
    await camera.take('receipt-currencies')
    await receipt.getByRole('button', { name: /^Kopi susu/ }).click()
    await receipt.getByLabel(texts.fields.amount).fill('27')
    await button(page, 'Rp27.000?').waitFor()
    await camera.take('receipt-card')
    await speak(walk, [...MEAL.slice(0, 2), NETFLIX])
    await camera.take('receipt-mixed')
    await speak(walk, [NETFLIX])
    await camera.take('receipt-unpriced')
  },
  async processing(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await page.context().unroute(VOICE)
    const held: Route[] = []
    await page.context().route(VOICE, route => void held.push(route))
    await pressButton(page, button(page, texts.voice.hold))
    await heardSeconds(page, 1, languageOf(walk))
    await page.mouse.up()
    await page.getByRole('dialog', { name: texts.voice.processing.title }).waitFor()
    await camera.take('processing')
    await button(page, texts.voice.processing.keepGoing).click()
    await camera.take('processing-aside')
    for (const route of held) await route.fulfill({ status: 422, json: {} })
    await page.getByRole('alert').waitFor()
  },
  async unsent(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await page.context().unroute(VOICE)
    await page.context().route(VOICE, route => route.fulfill({ status: 500, json: {} }))
    await pressButton(page, button(page, texts.voice.hold))
    await heardSeconds(page, 1, languageOf(walk))
    await page.mouse.up()
    await button(page, texts.voice.unsent.show).waitFor()
    await camera.take('unsent')
    await button(page, texts.voice.unsent.show).click()
    await camera.take('unsent-list')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: texts.nav.profile }).click()
    await button(page, texts.profile.signOut).click()
    await page.getByRole('dialog', { name: texts.signingOut.title }).waitFor()
    await camera.take('signing-out')
    await button(page, texts.common.cancel).click()
    await home(walk)
    await button(page, texts.voice.unsent.show).click()
    await button(page, texts.common.discard).click()
    // Until then a reload takes it back.
    const undo = button(page, texts.common.undo)
    await undo.waitFor()
    await undo.waitFor({ state: 'hidden' })
  },
  async refused(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await allFetched(page)
    await page.context().setOffline(true)
    await button(page, texts.voice.hold).hover()
    await page.mouse.down()
    await page.mouse.up()
    await button(page, texts.press.recordAnyway).waitFor()
    await camera.take('offline')
    await page.context().setOffline(false)
    await home(walk)
    await page.getByRole('button', { name: texts.add.open }).click()
    const adding = page.getByRole('dialog', { name: texts.add.title })
    await adding.getByLabel(texts.fields.amount).fill('27')
    await adding.getByLabel(texts.fields.description).fill('Kopi')
    await camera.take('add-few')
    await page.context().route('**/api/expenses', route => route.fulfill({ status: 500, json: {} }))
    await adding.getByRole('button', { name: texts.add.submit, exact: true }).click()
    await adding.getByRole('alert').waitFor()
    await camera.take('add-failed')
    await page.context().unroute('**/api/expenses')
  },
  async install(walk) {
    const { page, texts, camera } = walk
    await page.evaluate(() => localStorage.setItem('sentencesSaved', '3'))
    await home(walk)
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
    await page.getByRole('region', { name: texts.install.label }).waitFor()
    await camera.take('install')
  },
}
