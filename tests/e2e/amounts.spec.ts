/** Amounts as they come from a hand: typed key by key, changed in the middle, pasted, composed by a soft keyboard. */
import type { CDPSession, Page } from '@playwright/test'
import type { Currency } from '../../shared/domain/currency.ts'
import { type AmountForm, OPENERS } from './amount-forms.ts'
import { expect, type FaultPhone, test } from './fault-phones.ts'

interface Hand {
  readonly page: Page
  readonly form: AmountForm
  readonly keyboard: CDPSession
}

/** `shown` is what the field says then, `sent` what goes to the server; null where nothing may. */
type Case = readonly [
  currency: Currency,
  does: string,
  shown: string,
  sent: number | null,
  act: (hand: Hand) => Promise<void>,
]

/** At a person's pace: the field sets its caret once more in a timer, which has run before the next key comes. */
async function press(page: Page, keys: Iterable<string>): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  }
}

const typing =
  (keys: string) =>
  async ({ page, form }: Hand): Promise<void> => {
    await form.amount.focus()
    await press(page, ['ControlOrMeta+a', 'Backspace', ...keys])
  }

const typed = (currency: Currency, keys: string, shown: string, sent: number): Case => [
  currency,
  `types ${keys}`,
  shown,
  sent,
  typing(keys),
]

/** After typing `keys`, so many steps to the left from the end, then `last`. */
const typedThen = (
  currency: Currency,
  keys: string,
  left: number,
  last: readonly string[],
  shown: string,
  sent: number,
): Case => [
  currency,
  `types ${keys}, goes ${left} to the left, then ${last.join(' ')}`,
  shown,
  sent,
  async hand => {
    await typing(keys)(hand)
    await press(hand.page, [...Array<string>(left).fill('ArrowLeft'), ...last])
  },
]

const pasted = (currency: Currency, text: string, shown: string, sent: number | null): Case => [
  currency,
  `pastes ${text}`,
  shown,
  sent,
  async hand => {
    await typing('7')(hand)
    await hand.page.evaluate(clip => navigator.clipboard.writeText(clip), text)
    await hand.form.amount.press('ControlOrMeta+v')
  },
]

/** As a soft keyboard does it: no keys, but a text that grows, is underlined and then taken. */
const composed = (currency: Currency, text: string, shown: string, sent: number): Case => [
  currency,
  `composes ${text}`,
  shown,
  sent,
  async hand => {
    await typing('')(hand)
    for (const character of text) {
      await hand.keyboard.send('Input.imeSetComposition', {
        text: character,
        selectionStart: 1,
        selectionEnd: 1,
      })
      await hand.keyboard.send('Input.insertText', { text: character })
    }
  },
]

/** As a soft keyboard does it that offers a whole number. */
const offered = (currency: Currency, text: string, shown: string, sent: number): Case => [
  currency,
  `takes the offered ${text}`,
  shown,
  sent,
  async hand => {
    await typing('7')(hand)
    await hand.keyboard.send('Input.insertText', { text })
  },
]

const KEY_BY_KEY: readonly Case[] = [
  typed('USD', '25.50', '25.50', 25.5),
  typed('USD', '0.99', '0.99', 0.99),
  typed('USD', '1234.56', '1,234.56', 1234.56),
  // The only mark that an Indonesian numeric keyboard has.
  typed('USD', '25,5', '25.5', 25.5),
  typed('USD', '1,234.56', '1,234.56', 1234.56),
  typed('USD', '1.234,56', '1,234.56', 1234.56),
  typed('IDR', '25rb', '25.000', 25_000),
  typed('IDR', '1,5jt', '1.500.000', 1_500_000),
  typed('IDR', '25rb5', '25.500', 25_500),
  typed('IDR', '1jt250rb', '1.250.000', 1_250_000),
  // Seen to be a price of 25.000 that should be ten times as much.
  typed('IDR', '25rb0', '250.000', 250_000),
  typed('IDR', '35000', '35.000', 35_000),
  typed('IDR', '35.000', '35.000', 35_000),
  typed('IDR', '35,000', '35.000', 35_000),
  typed('IDR', '35.000,00', '35.000,00', 35_000),
  typed('IDR', '1.250.000', '1.250.000', 1_250_000),
]

const CHANGED: readonly Case[] = [
  typedThen('USD', '1234.56', 4, ['Backspace'], '124.56', 124.56),
  // Over the mark of thousands.
  typedThen('USD', '1234.56', 6, ['Backspace'], '234.56', 234.56),
  typedThen('USD', '1234.56', 7, ['Delete'], '134.56', 134.56),
  typedThen('USD', '25.50', 1, ['Backspace', '7'], '25.70', 25.7),
  typedThen('USD', '25.50', 3, ['9'], '259.50', 259.5),
  typedThen('IDR', '1250000', 4, ['Backspace'], '125.000', 125_000),
  typedThen('IDR', '1250000', 3, ['Backspace', 'Backspace'], '12.000', 12_000),
  typedThen('IDR', '1250000', 7, ['9'], '19.250.000', 19_250_000),
  typedThen('IDR', '1250000', 6, ['9'], '12.950.000', 12_950_000),
  typedThen('IDR', '35000', 0, ['ControlOrMeta+a', '8', '0', '0', '0'], '8.000', 8000),
  typedThen('IDR', '25rb', 0, ['Backspace', '7'], '25.007', 25_007),
  typedThen('USD', '25.50', 0, ['ControlOrMeta+a', '9', '.', '5'], '9.5', 9.5),
]

const AT_ONCE: readonly Case[] = [
  pasted('IDR', '35.000', '35.000', 35_000),
  pasted('IDR', 'Rp 35.000', '35.000', 35_000),
  pasted('IDR', '35,000.00', '35.000,00', 35_000),
  pasted('USD', '25,000.50', '25,000.50', 25_000.5),
  pasted('USD', '$1,234.56', '1,234.56', 1234.56),
  pasted('USD', '1.234,56', '1,234.56', 1234.56),
  pasted('USD', '25,5', '25.5', 25.5),
  pasted('IDR', '1jt5', '1.500.000', 1_500_000),
  pasted('IDR', '5000', '75.000', 75_000),
  pasted('IDR', 'Kopi 2x', '7', null),
  pasted('IDR', '-5', '7', null),
  pasted('IDR', '1e9', '7', null),
  pasted('IDR', '9999999999999', '79.999.999.999.999', null),
  offered('USD', '1.234,56', '1,234.56', 1234.56),
  offered('IDR', 'Rp 35.000', '35.000', 35_000),
]

const COMPOSED: readonly Case[] = [
  composed('USD', '25.50', '25.50', 25.5),
  composed('USD', '25,5', '25.5', 25.5),
  composed('USD', '1234.56', '1,234.56', 1234.56),
  composed('IDR', '1250000', '1.250.000', 1_250_000),
  composed('IDR', '35,000', '35.000', 35_000),
]

/** How many cases of each way the other forms have, whose field is the same. */
const FEW = 1

const WAYS = [
  ['an amount typed key by key is shown and sent as it was meant', KEY_BY_KEY],
  ['an amount changed in the middle is shown and sent as it was meant', CHANGED],
  ['an amount composed by a soft keyboard is shown and sent as it was meant', COMPOSED],
  ['an amount pasted or offered is shown and sent as it was meant', AT_ONCE],
] as const

async function tryCases(phone: FaultPhone, form: AmountForm, cases: readonly Case[]): Promise<void> {
  const { page } = phone
  const keyboard = await page.context().newCDPSession(page)
  await page.context().grantPermissions(['microphone', 'clipboard-read', 'clipboard-write'])
  for (const [currency, does, shown, sent, act] of cases) {
    await form.currency.selectOption(currency)
    await act({ page, form, keyboard })
    await expect.soft(form.amount, does).toHaveValue(shown)
    if (sent === null) expect.soft(await form.submitFaulty(), does).toEqual([])
    else expect.soft(await form.submit(), does).toEqual({ amount: sent, currency })
  }
}

const LARGEST = [
  ['IDR', '999999999999', '999.999.999.999'],
  ['USD', '999999999999.99', '999,999,999,999.99'],
] as const

/** At every width the field shows all of it. */
async function largestFits({ page }: FaultPhone, form: AmountForm): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  for (const [currency, keys, shown] of LARGEST) {
    await form.currency.selectOption(currency)
    await typing(keys)({ page, form, keyboard })
    await expect(form.amount).toHaveValue(shown)
    for (const width of [320, 360, 414, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = () =>
        form.amount.evaluate((input: HTMLInputElement) => input.scrollWidth - input.clientWidth)
      await expect.soft.poll(beyond, `${currency} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.setViewportSize({ width: 360, height: 800 })
}

for (const [title, cases] of WAYS) {
  test(title, { tag: ['@spec-5.10'] }, async ({ phone }) => {
    await tryCases(phone, await OPENERS.add(phone), cases)
  })
}

/** What a field makes of keys depends on its currency, not on the language. */
test.describe('in Indonesian', () => {
  test.use({ language: 'id' })

  for (const [title, name] of [
    ['editing takes an amount as adding does, the largest, too', 'edit'],
    ['the review takes an amount as adding does, the largest, too', 'review'],
  ] as const) {
    test(title, { tag: ['@spec-5.8'] }, async ({ phone, product }) => {
      const some = WAYS.flatMap(([, cases]) => cases.slice(0, FEW))
      const form = await OPENERS[name](phone, product.url)
      await tryCases(phone, form, some)
      await test.step('the largest amount fits its field', () => largestFits(phone, form))
    })
  }
})

test('a tap selects the amount, and a second one sets the caret', async ({ phone, product }) => {
  const { page } = phone
  const { amount } = await OPENERS.edit(phone, product.url)
  const selection = () =>
    amount.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
  const finger = await page.context().newCDPSession(page)
  const box = await amount.boundingBox()
  if (!box) throw new Error('the amount is not on the page')
  const tap = async (x: number) => {
    const at = { x: box.x + x, y: box.y + box.height / 2 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  // So far from the next one that the two are no double tap.
  await tap(box.width - 16)
  await expect.poll(selection).toEqual([0, '25.000'.length])
  await press(page, '812')
  await expect(amount).toHaveValue('812')
  // Over the second digit.
  await tap(56)
  await expect.poll(selection).toEqual([1, 1])
  await press(page, '9')
  await expect(amount).toHaveValue('8.912')
})

test('decimals that rupiah do not have are neither dropped nor taken for digits', {
  tag: ['@spec-5.8'],
}, async ({ phone }) => {
  const { page, texts } = phone
  const form = await OPENERS.add(phone)
  const keyboard = await page.context().newCDPSession(page)
  await form.currency.selectOption('USD')
  await typing('25.50')({ page, form, keyboard })
  await form.currency.selectOption('IDR')
  await expect(form.amount).toHaveValue('25,50')
  await form.dialog.getByRole('button', { name: texts.add.submit, exact: true }).click()
  await expect(form.dialog.getByRole('alert')).toHaveText(texts.add.amountDecimals)
  await form.currency.selectOption('USD')
  expect(await form.submit()).toEqual({ amount: 25.5, currency: 'USD' })
  await test.step('the largest amount fits its field', () => largestFits(phone, form))
})
