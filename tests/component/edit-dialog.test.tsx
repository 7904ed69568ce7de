import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../shared/domain/category.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import type { Minor } from '../../shared/domain/money.ts'
import { PAYMENT_METHODS } from '../../shared/domain/payment-method.ts'
import { EditDialog } from '../../src/screens/expense-dialogs/edit-dialog.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { partOfStores } from './part-of-stores.ts'

const TODAY = '2026-11-20' as CalendarDate
const expense: Expense = {
  id: 'a',
  amount: 25_000 as Minor,
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: TODAY,
  createdAt: '',
  paymentMethod: null,
}

function setUp(shown = expense) {
  const editing = {
    busy: signal<'saving' | 'deleting' | null>(null),
    close: vi.fn(),
    remove: vi.fn(async () => undefined),
    update: vi.fn(async () => undefined),
  }
  render(
    <StoresProvider value={partOfStores({ editing, today: () => TODAY })}>
      <EditDialog expense={shown} />
    </StoresProvider>,
  )
  return editing
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const choices = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value)

describe('editing an expense', () => {
  it('shows its five fields, with the choices and the days there are', {
    tags: ['spec-2.48', 'spec-3.7', 'spec-5.14', 'spec-5.16', 'spec-5.17', 'spec-9.28'],
  }, () => {
    setUp()
    expect(screen.getByText('Update expense details')).toBeDefined()
    const values = ['Amount', 'Currency', 'Description', 'Category', 'Date'].map(label => field(label).value)
    expect(values).toEqual(['25.000', 'IDR', 'Kopi', 'Food & Dining', TODAY])
    expect(choices('Currency')).toEqual(['IDR', 'USD'])
    expect(choices('Category')).toEqual(CATEGORIES)
    expect([field('Date').min, field('Date').max]).toEqual(['2020-01-01', TODAY])
  })

  it('saves what was changed, in cents where it is dollars', { tags: ['spec-5.8'] }, () => {
    const { update } = setUp()
    fireEvent.change(field('Currency'), { target: { value: 'USD' } })
    fireEvent.change(field('Amount'), { target: { value: '4.56' } })
    press('Save Changes')
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expense,
      expect.objectContaining({ amount: 456, currency: 'USD' }),
    )
  })

  it('saves how it was paid, which may be left out', () => {
    const { update } = setUp()
    expect(choices('Payment method')).toEqual(['', ...PAYMENT_METHODS])
    fireEvent.change(field('Payment method'), { target: { value: 'GoPay' } })
    press('Save Changes')
    expect(update).toHaveBeenLastCalledWith(expense, expect.objectContaining({ paymentMethod: 'GoPay' }))
    fireEvent.change(field('Payment method'), { target: { value: '' } })
    press('Save Changes')
    expect(update).toHaveBeenLastCalledWith(expense, expect.objectContaining({ paymentMethod: null }))
  })

  it('keeps the number under another currency, and does not save decimals that this one does not have', () => {
    const { update } = setUp()
    fireEvent.change(field('Currency'), { target: { value: 'USD' } })
    expect(field('Amount').value).toBe('25,000')
    fireEvent.change(field('Amount'), { target: { value: '25.50' } })
    fireEvent.change(field('Currency'), { target: { value: 'IDR' } })
    expect(field('Amount').value).toBe('25,50')
    press('Save Changes')
    expect(screen.getByRole('alert').textContent).toBe('Rupiah has no decimals, dollars have two at most.')
    expect(update).not.toHaveBeenCalled()
  })

  it('takes what is no number for zero, which it does not save', { tags: ['spec-5.9'] }, () => {
    const { update } = setUp()
    fireEvent.change(field('Amount'), { target: { value: 'lots' } })
    press('Save Changes')
    expect(screen.getByRole('alert').textContent).toBe('Enter an amount above zero.')
    expect(update).not.toHaveBeenCalled()
  })

  it('cannot be saved twice at once, nor deleted', { tags: ['spec-4.24'] }, async () => {
    const { busy } = setUp()
    await act(async () => {
      busy.value = 'saving'
    })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving…' }).disabled).toBe(true)
    press('Delete')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true)
  })

  it.each(['Close', 'Cancel'])('is left by %s', { tags: ['spec-2.48'] }, name => {
    const { close } = setUp()
    press(name)
    expect(close).toHaveBeenCalledOnce()
  })

  it('asks before it deletes, and Cancel leads back to the form', {
    tags: ['spec-2.49', 'spec-4.24'],
  }, () => {
    const { remove } = setUp()
    press('Delete')
    const { textContent } = screen.getByRole('dialog', { name: 'Delete Expense' })
    expect(textContent).toContain('Are you sure you want to delete "Kopi"?')
    expect(textContent).toContain('Rp25.000')
    press('Cancel')
    expect(screen.getByRole('dialog', { name: 'Edit Expense' })).toBeDefined()
    press('Delete')
    press('Delete')
    expect(remove).toHaveBeenCalledExactlyOnceWith(expense)
  })
})

it('asks in a line or two, however long the description is', () => {
  setUp({ ...expense, description: 'Kopi '.repeat(100) })
  press('Delete')
  const question = screen.getByText(/^Are you sure/).textContent
  expect(question).toBe('Are you sure you want to delete "Kopi Kopi Kopi Kopi Kopi Kopi Kopi Kopi…"?')
})

describe('Escape in the dialog', () => {
  const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

  it('closes it where nothing was changed', () => {
    const { close } = setUp()
    cancel()
    expect(close).toHaveBeenCalledOnce()
  })

  it('asks where something was changed; the input stays until it is discarded', () => {
    const { close } = setUp()
    fireEvent.change(field('Description'), { target: { value: 'Kopi susu' } })
    pressEscape()
    expect(close).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('Your changes are not saved. Discard them?')
    expect(document.activeElement?.textContent).toBe('Keep editing')
    press('Keep editing')
    expect(field('Description').value).toBe('Kopi susu')
    expect(screen.queryByRole('alert')).toBeNull()
    cancel()
    press('Discard')
    expect(close).toHaveBeenCalledOnce()
  })
})
