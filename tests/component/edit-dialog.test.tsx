import { signal } from '@preact/signals-react'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../src/domain/calendar-date.ts'
import type { Expense } from '../../src/domain/expense.ts'
import type { Minor } from '../../src/domain/money.ts'
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

function setUp() {
  const editing = { busy: signal(null), close: vi.fn(), remove: vi.fn(async () => undefined) }
  render(
    <StoresProvider value={partOfStores({ editing, today: () => TODAY })}>
      <EditDialog expense={expense} />
    </StoresProvider>,
  )
  return editing
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('editing an expense', () => {
  it.each(['Close', 'Cancel'])('is left by %s', name => {
    const { close } = setUp()
    press(name)
    expect(close).toHaveBeenCalledOnce()
  })

  it('asks before it deletes, and Cancel leads back to the form', () => {
    const { remove } = setUp()
    press('Delete')
    expect(screen.getByRole('dialog', { name: 'Delete Expense' }).textContent).toContain(
      'Are you sure you want to delete "Kopi"? This action cannot be undone.',
    )
    press('Cancel')
    expect(screen.getByRole('dialog', { name: 'Edit Expense' })).toBeDefined()
    press('Delete')
    press('Delete')
    expect(remove).toHaveBeenCalledExactlyOnceWith(expense)
  })
})
