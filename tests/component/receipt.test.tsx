import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import type { ItemField } from '../../shared/domain/extraction.ts'
import type { Minor } from '../../shared/domain/money.ts'
import type { HeardExpense } from '../../shared/wire/heard-expense.ts'
import type { VoiceExtraction } from '../../shared/wire/voice.ts'
import { ReceiptSheet } from '../../src/screens/review/receipt-sheet.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { createToasts } from '../../src/stores/messages/toasts.ts'
import { createReview, type ReviewStore } from '../../src/stores/receipt/review.ts'
import { partOfStores } from './part-of-stores.ts'

const TODAY = '2026-11-20' as CalendarDate

const item = (
  id: string,
  description: string,
  amount: number,
  rest: Partial<HeardExpense> = {},
): HeardExpense => ({
  id,
  description,
  amount: amount as Minor,
  currency: 'IDR',
  category: 'Food & Dining',
  date: TODAY,
  paymentMethod: null,
  confidence: 0.95,
  doubtful: [],
  ...rest,
})
const COFFEE = item('a', 'Kopi', 25000)
const BREAD = item('b', 'Roti', 9000)
const BUS = { description: 'Bus', category: 'Transportation', date: TODAY } as const
const NETFLIX = { description: 'Netflix', category: 'Subscription', date: TODAY } as const

const heard = (expenses: HeardExpense[], rest: Partial<VoiceExtraction> = {}): VoiceExtraction => ({
  expenses,
  unpriced: [],
  transcription: 'beli kopi sama roti',
  confidence: 0.95,
  hardToHear: false,
  typed: false,
  autoInserted: true,
  ...rest,
})

function Open({ store }: { readonly store: ReviewStore }) {
  useSignals()
  return store.review.value && <ReceiptSheet receipt={store.review.value} />
}

function setUp(extraction: VoiceExtraction, shown: Currency = 'IDR') {
  const done = async () => ({ kind: 'ok', value: [] }) as never
  const api = {
    addExpenses: vi.fn(done),
    updateExpense: vi.fn(done),
    deleteExpense: vi.fn(done),
    deleteExpenses: vi.fn(done),
  }
  const review = createReview({
    api,
    toasts: { show: () => undefined, withdraw: () => undefined },
    bringBack: async () => undefined,
    today: () => TODAY,
    currency: () => 'IDR',
    randomId: () => 'key',
    noteSaved: () => undefined,
    ask: () => undefined,
    onChanged: () => undefined,
  })
  review.open(extraction)
  render(
    <StoresProvider
      value={partOfStores({
        preferences: { currency: signal(shown) },
        review,
        toasts: createToasts(),
        today: () => TODAY,
      })}
    >
      <Open store={review} />
    </StoresProvider>,
  )
  return { api, review }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
const openRow = (name: string) => fireEvent.click(row(name))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

describe('what joins an open receipt', () => {
  const scrolled = () => vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockClear()

  it('is in sight', () => {
    const { review } = setUp(heard([COFFEE]))
    const into = scrolled()
    act(() => review.open(heard([BREAD], { transcription: 'roti' })))
    expect(into.mock.contexts).toEqual([screen.getByText('“roti”').closest('section')])
    act(() => review.reread([]))
    expect(into).toHaveBeenCalledOnce()
  })

  it('moves nothing under fields that are open', () => {
    const { review } = setUp(heard([COFFEE]))
    openRow('Kopi')
    const into = scrolled()
    act(() => review.open(heard([BREAD])))
    expect(into).not.toHaveBeenCalled()
  })
})

describe('a marked field', () => {
  it('says why, in a few words, once its item is open', () => {
    const reasons = { amount: 'thousandsAssumed' } as const
    setUp(heard([item('c', 'Kopi', 25_000, { doubtful: ['amount', 'date'], reasons })]))
    openRow('Kopi')
    expect(screen.getAllByText(/^Please check/).map(({ textContent }) => textContent)).toEqual([
      'Please check: taken as thousands',
      'Please check',
    ])
  })
})

describe('an amount of few rupiah', () => {
  const meant = () => screen.queryByRole('button', { name: /\?$/ })

  it('that is typed may be meant in thousands, which one tap makes of it', () => {
    setUp(heard([COFFEE]))
    openRow('Kopi')
    type('Amount', '27')
    expect(meant()?.textContent).toBe('Rp27.000?')
    if (meant()) fireEvent.click(meant() as HTMLElement)
    expect(field('Amount').value).toBe('27.000')
    expect(meant()).toBeNull()
    expect(document.activeElement).toBe(field('Amount'))
  })

  it.each(['0', '1.000', '27,5'])('is not asked about as %s', typed => {
    setUp(heard([COFFEE]))
    openRow('Kopi')
    type('Amount', typed)
    expect(meant()).toBeNull()
  })

  it('is not asked about in dollars, nor where it was not typed', () => {
    setUp(heard([item('c', 'Permen', 500)]))
    openRow('Permen')
    expect(meant()).toBeNull()
    type('Currency', 'USD')
    type('Amount', '27')
    expect(meant()).toBeNull()
  })
})

describe('what the past of its person tells of an item', () => {
  const RECALLED = { fields: ['category'], on: '2026-11-03' as CalendarDate } as const

  it('says that it is as they changed it, until they change it again', () => {
    setUp(heard([item('c', 'Kopi', 25_000, { recalled: RECALLED })]))
    expect(row('Kopi').textContent).toContain('as you changed it on Nov 3, 2026')
    openRow('Kopi')
    type('Category', 'Travel')
    fireEvent.click(button('Done with expense 1'))
    expect(row('Kopi').textContent).not.toContain('as you changed it')
  })

  it('offers the likelier amount of one that is far from what is usual, for one tap', async () => {
    const odd = { likelierAmount: 27_000 as Minor, doubtful: ['amount'] as const }
    const { api } = setUp(heard([item('c', 'Kopi', 270_000, odd)]))
    expect(screen.getByText('Unusual for you. Did you mean')).toBeDefined()
    fireEvent.click(button('Rp27.000?'))
    expect(row('Kopi').textContent).toContain('Rp27.000')
    expect(row('Kopi').textContent).not.toContain('Amount?')
    expect(screen.queryByRole('button', { name: 'Rp27.000?' })).toBeNull()
    fireEvent.click(button('Update 1 Expense(s)'))
    await waitFor(() => expect(api.updateExpense).toHaveBeenCalledOnce())
    expect(api.updateExpense.mock.lastCall).toMatchObject(['c', { amount: 27_000 }, undefined])
  })
})

describe('the receipt of auto-inserted expenses', () => {
  it('shows what was heard and saved, a row an item, with its sum', {
    tags: ['spec-2.51', 'spec-2.57', 'spec-4.30'],
  }, () => {
    setUp(heard([COFFEE, { ...BREAD, date: '2026-11-19' as CalendarDate }]))
    const dialog = screen.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
    expect(within(dialog).getByText('“beli kopi sama roti”')).toBeDefined()
    expect(within(dialog).getByText('Confidence score')).toBeDefined()
    expect(within(dialog).getByText('95.0%')).toBeDefined()
    const rows = within(screen.getByRole('list', { name: 'Review Expenses' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'KopiRp25.000Food & Dining',
      'RotiRp9.000Food & DiningYesterday',
    ])
    expect(within(dialog).getByText('2 expenses').parentElement?.textContent).toBe('2 expensesRp34.000')
    expect(button('Close')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull()
  })

  it.each([
    ['IDR', 'Together Rp212.500, at $1.00 = Rp15.000'],
    ['USD', 'Together $14.18, at Rp100.000 = $6.70'],
  ] as const)(
    'has a sum a currency, what they come to in %s, and none of a single expense',
    (shown, together) => {
      const { review } = setUp(heard([COFFEE]), shown)
      expect(screen.queryByText('1 expenses')).toBeNull()
      act(() => review.open(heard([item('c', 'Lunch', 1250, { currency: 'USD' })])))
      expect(screen.getByText('2 expenses').parentElement?.textContent).toBe(
        `2 expensesRp25.000$12.50${together}`,
      )
    },
  )

  it('says how many were added, also of those that are to be removed', { tags: ['spec-2.52'] }, () => {
    setUp(heard([COFFEE, BREAD]))
    const subtitle = '2 expenses saved'
    expect(screen.getByText(subtitle)).toBeDefined()
    openRow('Kopi')
    fireEvent.click(button('Remove expense 1'))
    expect(screen.getByText(subtitle)).toBeDefined()
  })

  it('asks, before it is left, for what is lost: what is not saved yet, or changes to what is', () => {
    const { review } = setUp(heard([COFFEE]))
    const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    openRow('Kopi')
    type('Amount', '27.500')
    pressEscape()
    expect(screen.getByRole('alert').textContent).toBe('Your changes are not saved. Discard them?')
    act(() => review.open(heard([BREAD], { unpriced: [NETFLIX], autoInserted: false })))
    expect(screen.getByRole('alert').textContent).toBe('2 expenses are not saved yet. Discard them?')
  })

  it('offers to update or to discard once something was changed, and saves the change', {
    tags: ['spec-2.54', 'spec-4.25', 'spec-4.30'],
  }, async () => {
    const { api } = setUp(heard([COFFEE, BREAD]))
    openRow('Kopi')
    type('Amount', '27.500')
    expect(button('Discard Changes')).toBeDefined()
    expect(screen.getByText('2 expenses').parentElement?.textContent).toBe('2 expensesRp36.500')
    fireEvent.click(button('Update 1 Expense(s)'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.updateExpense).toHaveBeenCalledExactlyOnceWith(
      'a',
      expect.objectContaining({ amount: 27500 }),
      undefined,
    )
  })

  it('offers to take back one where there is one', () => {
    setUp(heard([COFFEE]))
    expect(screen.queryByRole('button', { name: 'Undo all' })).toBeNull()
    expect(button('Undo')).toBeDefined()
  })

  it('takes all of it back with one press', async () => {
    const { api } = setUp(heard([COFFEE, BREAD]))
    fireEvent.click(button('Undo all'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.deleteExpenses).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
  })
})

describe('a row', () => {
  it('opens as a card with its fields, one at a time, with the focus on its amount', {
    tags: ['spec-2.52', 'spec-5.14'],
  }, () => {
    setUp(heard([COFFEE, BREAD]))
    openRow('Roti')
    expect(screen.getByRole('heading', { name: 'Expense 2' })).toBeDefined()
    for (const label of ['Currency', 'Description', 'Category']) expect(field(label)).toBeDefined()
    expect([field('Date').min, field('Date').max]).toEqual(['2020-01-01', TODAY])
    expect(field('Amount').value).toBe('9.000')
    expect(document.activeElement).toBe(field('Amount'))
    openRow('Kopi')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Expense 1',
    ])
    fireEvent.click(button('Done with expense 1'))
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
    expect(document.activeElement).toBe(row('Kopi'))
  })

  it('has a remove button only while more than one is listed', { tags: ['spec-2.53', 'spec-4.25'] }, () => {
    setUp(heard([COFFEE, BREAD]))
    openRow('Kopi')
    fireEvent.click(button('Remove expense 1'))
    expect(screen.queryByRole('button', { name: /^Kopi/ })).toBeNull()
    openRow('Roti')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(button('Update 1 Expense(s)')).toBeDefined()
  })

  it('opens where it can’t be saved, and says so at the field', async () => {
    const { api } = setUp(heard([COFFEE, BREAD]))
    openRow('Roti')
    type('Description', ' ')
    fireEvent.click(button('Done with expense 2'))
    fireEvent.click(button('Update 1 Expense(s)'))
    expect(screen.getByRole('heading', { name: 'Expense 2' })).toBeDefined()
    const description = field('Description')
    const message = document.getElementById(description.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('Enter a description.')
    expect(document.activeElement).toBe(description)
    expect(api.updateExpense).not.toHaveBeenCalled()
  })
})

describe('the receipt of expenses still to be saved', () => {
  it('offers to save them or to cancel', {
    tags: ['spec-2.51', 'spec-2.54', 'spec-2.56', 'spec-4.30'],
  }, () => {
    setUp(heard([COFFEE], { autoInserted: false }))
    expect(screen.getByRole('dialog', { name: 'Review Extracted Expenses' })).toBeDefined()
    expect(screen.getByText(/1 expense.* extracted from voice/)).toBeDefined()
    expect(screen.getByText('Review and edit detected expenses before saving')).toBeDefined()
    expect(button('Save 1 Expense(s)')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo all' })).toBeNull()
    fireEvent.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be saved twice at once', { tags: ['spec-4.31'] }, async () => {
    const { api } = setUp(heard([COFFEE, BREAD], { autoInserted: false }))
    api.addExpenses.mockReturnValueOnce(new Promise(() => undefined) as never)
    fireEvent.click(button('Save 2 Expense(s)'))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving…' })).disabled).toBe(true)
    fireEvent.click(button('Saving…'))
    expect(api.addExpenses).toHaveBeenCalledOnce()
  })

  it('asks for a price that was not said, and saves with it', async () => {
    const { api } = setUp(heard([], { unpriced: [NETFLIX], confidence: null, autoInserted: false }))
    expect(document.activeElement).toBe(field('How much?'))
    expect(field('How much?').inputMode).toBe('decimal')
    fireEvent.click(button('Save 1 Expense(s)'))
    expect(screen.getAllByText('Enter an amount above zero.')).toEqual([screen.getByRole('alert')])
    type('How much?', '54000')
    fireEvent.click(button('Save 1 Expense(s)'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.addExpenses).toHaveBeenCalledExactlyOnceWith(
      [expect.objectContaining({ description: 'Netflix', amount: 54000 })],
      'key',
    )
  })

  it.each([
    ['takes the focus from the field for sentences once that is empty, and gives it back', '', true],
    ['leaves the focus where the next sentence is being typed', 'kopi', false],
  ])('%s', async (_, next, takes) => {
    render(
      <form data-typing>
        <input aria-label="Sentence" defaultValue={next} />
      </form>,
    )
    field('Sentence').focus()
    setUp(heard([], { unpriced: [NETFLIX, BUS], typed: true, autoInserted: false }))
    const [first] = screen.getAllByLabelText('How much?')
    expect(document.activeElement).toBe(takes ? first : field('Sentence'))
    fireEvent.click(button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(field('Sentence'))
  })

  it('asks before what was typed is thrown away', () => {
    setUp(heard([], { unpriced: [NETFLIX], confidence: null, autoInserted: false }))
    type('How much?', '54000')
    fireEvent.click(button('Cancel'))
    expect(screen.getByRole('alert').textContent).toBe('1 expense is not saved yet. Discard it?')
    fireEvent.click(button('Keep editing'))
    expect(field('How much?').value).toBe('54.000')
    fireEvent.click(button('Cancel'))
    fireEvent.click(button('Discard'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells them apart from saved ones beside them', () => {
    const { review } = setUp(heard([COFFEE], { unpriced: [NETFLIX] }))
    act(() => review.open(heard([BREAD], { transcription: 'roti sembilan ribu', autoInserted: false })))
    expect(screen.getByText('“beli kopi sama roti”')).toBeDefined()
    expect(screen.getByText('“roti sembilan ribu”')).toBeDefined()
    expect(row('Kopi').textContent).not.toContain('Not saved yet')
    expect(row('Netflix').textContent).toContain('Not saved yet')
    expect(row('Roti').textContent).toContain('Not saved yet')
    expect(screen.getByText(/3 expense.* extracted from voice/)).toBeDefined()
    expect(screen.getByRole('dialog', { name: '1 saved, 2 not yet' })).toBeDefined()
    expect(button('Save 2 Expense(s)')).toBeDefined()
  })

  it('says beside saved ones that a price is missing, and asks before it is thrown away', () => {
    setUp(heard([COFFEE, BREAD], { unpriced: [NETFLIX] }))
    expect(screen.getByRole('dialog', { name: '2 saved, 1 has no price yet' })).toBeDefined()
    fireEvent.click(button('Cancel'))
    expect(screen.getByRole('alert').textContent).toContain('Discard')
    fireEvent.click(button('Keep editing'))
    expect(row('Netflix')).toBeDefined()
  })

  it('takes back what is saved, and keeps what has no price yet', async () => {
    const { api } = setUp(heard([COFFEE, BREAD], { unpriced: [NETFLIX] }))
    fireEvent.click(button('Undo 2 saved'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Kopi/ })).toBeNull())
    expect(api.deleteExpenses).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
    expect(row('Netflix')).toBeDefined()
  })

  it('does not call a typed sentence a recording', () => {
    setUp(heard([], { unpriced: [NETFLIX], autoInserted: false, typed: true }))
    const dialog = screen.getByRole('dialog', { name: 'Review Your Expenses' })
    expect(dialog.textContent).toContain('1 expense from what you typed')
    expect(screen.getByText('You typed')).toBeDefined()
    expect(dialog.textContent).not.toMatch(/voice|Transcript/)
  })
})

describe('a field that the backend is not sure of', () => {
  const ALL = ['amount', 'currency', 'description', 'category', 'date', 'paymentMethod'] as const
  const LABELS = ['Amount', 'Currency', 'Description', 'Category', 'Date', 'Payment method']
  const doubted = (doubtful: readonly ItemField[]) => heard([{ ...COFFEE, doubtful }, BREAD])
  const marksOf = (name: string) => LABELS.filter(label => within(row(name)).queryByText(`${label}?`))

  it('is named in its row', () => {
    setUp(doubted(['amount', 'date']))
    expect(marksOf('Kopi')).toEqual(['Amount', 'Date'])
    expect(marksOf('Roti')).toEqual([])
  })

  it('is marked in words that belong to it, under the label it always has', () => {
    setUp(doubted(ALL))
    openRow('Kopi')
    for (const label of LABELS) {
      const mark = document.getElementById(field(label).getAttribute('aria-describedby') ?? '')
      expect(mark?.textContent).toBe('Please check')
    }
  })

  it('loses its mark when it is changed', () => {
    setUp(doubted(['amount', 'category']))
    openRow('Kopi')
    type('Amount', '27.500')
    expect(field('Amount').hasAttribute('aria-describedby')).toBe(false)
    expect(screen.getAllByText('Please check')).toHaveLength(1)
    fireEvent.click(button('Done with expense 1'))
    expect(marksOf('Kopi')).toEqual(['Category'])
  })
})

it('how an expense was paid is put right in its fields', async () => {
  const { api } = setUp(heard([{ ...COFFEE, paymentMethod: 'GoPay' }]))
  openRow('Kopi')
  expect(field('Payment method').value).toBe('GoPay')
  type('Payment method', 'QRIS')
  fireEvent.click(button('Update 1 Expense(s)'))
  await waitFor(() => expect(api.updateExpense).toHaveBeenCalledOnce())
  expect(api.updateExpense).toHaveBeenCalledWith(
    'a',
    expect.objectContaining({ paymentMethod: 'QRIS' }),
    undefined,
  )
})

it('money that was told of besides is said not to be noted', () => {
  setUp(heard([COFFEE], { besides: [{ reason: 'moved', said: 'bayar utang 100 ribu' }] }))
  expect(screen.getByText('Not noted: “bayar utang 100 ribu” (lent, owed or moved)')).toBeDefined()
})

it('that more was told than is taken at once is said, with where the words are', () => {
  const said = /^Too much at once: .+ under Details\.$/
  setUp(heard([COFFEE], { capped: true }))
  expect(screen.getByText(said)).toBeDefined()
  cleanup()
  setUp(heard([COFFEE]))
  expect(screen.queryByText(said)).toBeNull()
})

describe('a recording that was hard to hear', () => {
  const HARD = 'The recording was hard to hear. Please check every field.'

  it('is said to have been', () => {
    setUp(heard([COFFEE], { hardToHear: true }))
    expect(screen.getByText(HARD)).toBeDefined()
  })

  it('is not spoken of otherwise', () => {
    setUp(heard([COFFEE]))
    expect(screen.queryByText(HARD)).toBeNull()
  })
})
