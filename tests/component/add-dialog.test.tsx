import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type CalendarDate, dayInZone, withOffset } from '../../shared/domain/calendar-date.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import { toMinor } from '../../shared/domain/money.ts'
import { AddDialog } from '../../src/screens/expense-dialogs/add-dialog.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { createToasts } from '../../src/stores/messages/toasts.ts'
import { partOfStores } from './part-of-stores.ts'

const today = () => dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

function setUp(known: Partial<ExpenseDraft> = {}, clock = { today }) {
  const add = vi.fn(async () => undefined)
  const editing = { busy: signal<'saving' | null>(null), close: vi.fn(), add }
  const toasts = createToasts()
  const preferences = { currency: signal('IDR' as const), tapMode: signal(false) }
  render(
    <StoresProvider value={partOfStores({ editing, preferences, toasts, today: () => clock.today() })}>
      <AddDialog known={known} />
    </StoresProvider>,
  )
  return { add, editing, toasts, submit: screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('adding by hand', () => {
  it('needs an amount and a description', { tags: ['spec-4.32', 'spec-5.11'] }, () => {
    const { submit } = setUp()
    expect(submit.disabled).toBe(true)
    type('Amount', '12000')
    expect(submit.disabled).toBe(true)
    type('Description', '   ')
    expect(submit.disabled).toBe(true)
    type('Description', 'Bakso')
    expect(submit.disabled).toBe(false)
  })

  it('saves none of an amount that is too large, and the amount that it is put right to', () => {
    const { add, submit } = setUp()
    type('Description', 'Rumah')
    type('Amount', '1500000000000')
    fireEvent.click(submit)
    expect(add).not.toHaveBeenCalled()
    type('Amount', '150.000.000.000')
    fireEvent.click(submit)
    expect(add.mock.calls).toMatchObject([[{ amount: 150_000_000_000 }, expect.anything()]])
  })

  it.each([
    ['Bills & Utilities', 'Bills & Utilities'],
    ['Subscription', 'Other'],
  ])('is opened with all that is known; what is %s as %s', (category, chosen) => {
    const { add, submit } = setUp({
      amount: toMinor(186_000, 'IDR'),
      currency: 'IDR',
      description: 'Spotify',
      category,
      date: today(),
      paymentMethod: 'GoPay',
    })
    expect(submit.disabled).toBe(false)
    fireEvent.click(submit)
    expect(add).toHaveBeenCalledExactlyOnceWith(
      {
        amount: toMinor(186_000, 'IDR'),
        currency: 'IDR',
        description: 'Spotify',
        category: chosen,
        date: today(),
        paymentMethod: 'GoPay',
      },
      expect.stringMatching(/T\d\d:\d\d/),
    )
  })

  it('closes without a question as it was opened, with what was typed before', () => {
    const { editing } = setUp({ description: 'gajian 5 juta' })
    const dialog = screen.getByRole('dialog')
    type('Amount', '1')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('alert').textContent).toContain('not saved')
    type('Amount', '')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(editing.close).toHaveBeenCalledOnce()
  })

  it('cannot be sent twice at once', { tags: ['spec-4.32'] }, async () => {
    const { editing, submit } = setUp()
    type('Amount', '12000')
    type('Description', 'Bakso')
    await act(async () => {
      editing.busy.value = 'saving'
    })
    expect([submit.disabled, submit.textContent]).toEqual([true, 'Saving…'])
  })

  it('begins with now and an empty amount, from 2020 to the end of today', {
    tags: ['spec-2.58', 'spec-5.15'],
  }, () => {
    const before = withOffset(new Date()).slice(0, 16)
    setUp()
    const date = screen.getByLabelText<HTMLInputElement>('Date & Time')
    expect([before, withOffset(new Date()).slice(0, 16)]).toContain(date.value)
    expect([date.min, date.max]).toEqual(['2020-01-01T00:00', `${today()}T23:59`])
    const amount = screen.getByLabelText<HTMLInputElement>('Amount')
    expect([amount.value, amount.placeholder]).toEqual(['', '0'])
  })

  it('offers nine categories, without Subscription, the first one chosen', {
    tags: ['spec-2.59', 'spec-5.18'],
  }, () => {
    setUp()
    const names = screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).value)
    expect(names).toHaveLength(9)
    expect(names).not.toContain('Subscription')
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio.parentElement?.querySelector('svg')).not.toBeNull()
    }
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Food & Dining' }).checked).toBe(true)
  })

  it('groups rupiah as one types and hands over the plain amount with the person’s own day and offset', {
    tags: ['spec-5.12'],
  }, () => {
    const { add, submit } = setUp()
    type('Amount', '1250000')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1.250.000')
    type('Description', ' Sewa kamar ')
    fireEvent.click(screen.getByRole('radio', { name: 'Bills & Utilities' }))
    fireEvent.click(submit)
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        amount: 1_250_000,
        currency: 'IDR',
        description: 'Sewa kamar',
        category: 'Bills & Utilities',
        date: today(),
      }),
      expect.stringMatching(new RegExp(`^${today()}T\\d\\d:\\d\\d:00[+-]\\d\\d:\\d\\d$`)),
    )
  })

  it('says what is wrong with a day before 2020 and sends nothing', { tags: ['spec-5.13'] }, () => {
    const { add, submit } = setUp()
    type('Amount', '5000')
    type('Description', 'Parkir')
    type('Date & Time', '2019-12-31T10:00')
    fireEvent.click(submit)
    expect(screen.getByRole('alert').textContent).toContain('January 1, 2020')
    expect(add).not.toHaveBeenCalled()
  })
})

describe('a clock that is set right, as the message asks', () => {
  function setRight(change: () => void): string {
    const clock = { today: () => '2026-11-20' as CalendarDate }
    const { toasts } = setUp({ date: '2026-11-20' as CalendarDate }, clock)
    change()
    act(() => toasts.show('error', { kind: 'clockWrong' }))
    clock.today = () => '2026-11-27' as CalendarDate
    act(() => void window.dispatchEvent(new Event('focus')))
    return screen.getByLabelText<HTMLInputElement>('Date & Time').value.slice(0, 10)
  }

  it('moves the date that the open form took from it', () => {
    expect(setRight(() => undefined)).toBe('2026-11-27')
  })

  it('does not move a date that the person chose', () => {
    expect(setRight(() => type('Date & Time', '2026-11-18T10:00'))).toBe('2026-11-18')
  })
})
