import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Minor } from '../../shared/domain/money.ts'
import type { RecurringRule } from '../../shared/domain/recurring.ts'
import { Repeats } from '../../src/screens/profile/repeats.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { LoadFailure } from '../../src/stores/server-state/load-failure.ts'
import { partOfStores } from './part-of-stores.ts'

const RENT: RecurringRule = {
  id: 'rent',
  amount: 1_500_000 as Minor,
  currency: 'IDR',
  description: 'Kos',
  category: 'Bills & Utilities',
  paymentMethod: null,
  schedule: { every: 'month', day: 31 },
  nextDay: '2026-11-30' as CalendarDate,
  paused: false,
}

function setUp(list: readonly RecurringRule[] | null, failed: LoadFailure | null = null) {
  const recurring = {
    list: signal(list),
    failed: signal(failed),
    loading: signal(false),
    busy: signal(false),
    refresh: vi.fn(async () => undefined),
    edit: vi.fn(async (..._: unknown[]) => true),
    pause: vi.fn(),
    remove: vi.fn(),
  }
  render(
    <StoresProvider value={partOfStores({ recurring, today: () => '2026-11-23' as CalendarDate })}>
      <Repeats />
    </StoresProvider>,
  )
  return recurring
}

it('each says what, how much, by which rule and when next, and can be paused and deleted', () => {
  const { pause, remove, refresh } = setUp([RENT])
  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.getByRole('listitem').textContent).toBe(
    'Kos Rp1.500.000 Every month on day 31 · Next: Nov 30, 2026',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pause Kos Rp1.500.000' }))
  expect(pause).toHaveBeenCalledWith(RENT, true)
  fireEvent.click(screen.getByRole('button', { name: 'Delete Kos Rp1.500.000' }))
  expect(remove).toHaveBeenCalledWith(RENT)
})

it('a paused one says so, and can be resumed', () => {
  const rule: RecurringRule = { ...RENT, schedule: { every: 'week', day: 7 }, paused: true }
  const { pause } = setUp([rule])
  expect(screen.getByRole('listitem').textContent).toContain('Every Sunday · Paused')
  fireEvent.click(screen.getByRole('button', { name: 'Resume Kos Rp1.500.000' }))
  expect(pause).toHaveBeenCalledWith(rule, false)
})

it('without any, it says how one is made', () => {
  setUp([])
  expect(screen.getByText(/choose “Repeat”/)).toBeDefined()
})

it('where they did not load, it offers to try again', () => {
  const { refresh } = setUp(null, 'network')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('one is changed in a dialog of its own, which closes once that is saved', async () => {
  const { edit } = setUp([RENT])
  fireEvent.click(screen.getByRole('button', { name: /^Kos/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Repeating Expense' }))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label)
  expect(['Amount', 'How often', 'On'].map(label => field(label).value)).toEqual(['1.500.000', 'month', '31'])
  fireEvent.change(field('Amount'), { target: { value: '1.600.000' } })
  fireEvent.change(field('How often'), { target: { value: 'week' } })
  // The weekday of its next day.
  expect(screen.getByLabelText<HTMLSelectElement>('On').selectedOptions[0]?.textContent).toBe('Monday')
  fireEvent.change(field('On'), { target: { value: '5' } })
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' })))
  const changed = expect.objectContaining({ amount: 1_600_000, description: 'Kos' })
  expect(edit).toHaveBeenCalledExactlyOnceWith(RENT, changed, { every: 'week', day: 5 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('what cannot be saved is said in the dialog', async () => {
  const { edit } = setUp([RENT])
  fireEvent.click(screen.getByRole('button', { name: /^Kos/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: ' ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(dialog.getByRole('alert')).toBeDefined()
  expect(edit).not.toHaveBeenCalled()
})
