import { signal } from '@preact/signals-react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Minor } from '../../shared/domain/money.ts'
import { ConflictDialog } from '../../src/screens/expense-dialogs/conflict-dialog.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { EditConflict } from '../../src/stores/expenses/edit-conflict.ts'
import { partOfStores } from './part-of-stores.ts'

const mine = {
  amount: 25_000 as Minor,
  currency: 'IDR' as const,
  description: 'Kopi',
  category: 'Food & Dining',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
}
const theirs = { ...mine, id: 'a', createdAt: '', description: 'Teh', version: 2 }

function setUp(wish: EditConflict['wish'], wanted: Pick<EditConflict, 'repeat'> = {}) {
  const conflict: EditConflict = { theirs, mine, wish, ...wanted }
  const editing = {
    dialog: signal({ kind: 'conflict' as const, conflict, rest: [] }),
    busy: signal(null),
    keepMine: vi.fn(),
    takeTheirs: vi.fn(),
  }
  render(
    <StoresProvider value={partOfStores({ editing: editing as never })}>
      <ConflictDialog />
    </StoresProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { conflict, editing, press }
}

afterEach(cleanup)

describe('an expense that was changed elsewhere', () => {
  it('is shown side by side, and what differs is marked', () => {
    setUp('change')
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Yours', 'Theirs'])
    const values = (field: string) => {
      const body = screen.getByRole('rowheader', { name: field }).closest('tbody')
      return [...(body?.querySelectorAll('td') ?? [])].map(cell => cell.textContent)
    }
    expect(values('Description')).toEqual(['Kopi', 'Teh'])
    expect(values('Amount')).toEqual(['Rp25.000', 'Rp25.000'])
    const marked = [...document.querySelectorAll('[data-differs=true]')]
    expect(marked.map(body => body.textContent)).toEqual(['DescriptionKopiTeh'])
  })

  it('shows that it was to come again', () => {
    setUp('change', { repeat: 'month' })
    const body = screen.getByRole('rowheader', { name: 'Repeat' }).closest('tbody')
    expect([...(body?.querySelectorAll('td') ?? [])].map(cell => cell.textContent)).toEqual([
      'Every month on day 20',
      'Does not repeat',
    ])
  })

  it('stays, or is overwritten, as one says', () => {
    const { conflict, editing, press } = setUp('change')
    press('Take theirs')
    expect(editing.takeTheirs).toHaveBeenCalledOnce()
    press('Keep mine')
    expect(editing.keepMine).toHaveBeenCalledExactlyOnceWith(conflict)
  })

  it('is deleted only once one knows what it is now', () => {
    const { conflict, editing, press } = setUp('deletion')
    press('Keep it')
    expect(editing.keepMine).not.toHaveBeenCalled()
    press('Delete anyway')
    expect(editing.keepMine).toHaveBeenCalledExactlyOnceWith(conflict)
  })
})

it('an expense that was deleted elsewhere can be put back with the changes, or left', () => {
  const gone = { seen: theirs, mine }
  const editing = {
    dialog: signal({ kind: 'gone' as const, gone, rest: [] }),
    busy: signal(null),
    putBackGone: vi.fn(),
    takeTheirs: vi.fn(),
  }
  render(
    <StoresProvider value={partOfStores({ editing: editing as never })}>
      <ConflictDialog />
    </StoresProvider>,
  )
  expect(screen.getByRole('dialog', { name: 'Deleted elsewhere' }).textContent).toContain('Kopi · Rp25.000')
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(editing.putBackGone).toHaveBeenCalledExactlyOnceWith(gone)
  fireEvent.click(screen.getByRole('button', { name: 'Leave it deleted' }))
  expect(editing.takeTheirs).toHaveBeenCalledOnce()
})
