import { signal } from '@preact/signals-react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ALL, type Budget, budgetState } from '../../shared/domain/budget.ts'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Minor } from '../../shared/domain/money.ts'
import { BudgetDialog } from '../../src/screens/budgets/budget-dialog.tsx'
import { BudgetLine } from '../../src/screens/budgets/budget-line.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { rupiah } from '../unit/rupiah.ts'
import { partOfStores } from './part-of-stores.ts'

const budget = (scope: string, amount: number): Budget => ({
  scope,
  amount: amount as Minor,
  currency: 'IDR',
})
const breakdown = [
  { category: 'Food & Dining', totals: rupiah(460_000), count: 9 },
  { category: 'Travel', totals: rupiah(200_000), count: 1 },
]
const figures = { totals: rupiah(660_000), breakdown }

function setUp(list: readonly Budget[], { spent = true, scope = ALL as string } = {}) {
  const states = list.map(each => budgetState(each, figures, 'IDR', '2026-11-23' as CalendarDate))
  const budgets = {
    list: signal(list),
    states: signal(states),
    dialog: signal({ scope }),
    busy: signal(false),
    open: vi.fn(),
    close: vi.fn(),
    save: vi.fn(),
    remove: vi.fn(),
  }
  const dashboard = { data: signal({ breakdown: spent ? breakdown : [] }) }
  const stores = partOfStores({
    budgets,
    dashboard: dashboard as never,
    preferences: { currency: signal('IDR') },
  })
  const show = (node: React.ReactNode) => render(<StoresProvider value={stores}>{node}</StoresProvider>)
  return { budgets, show }
}

afterEach(cleanup)

describe('on home', () => {
  it('a budget shows what is left and what that is a day, without a mark while it is far', () => {
    setUp([budget(ALL, 1_000_000)]).show(<BudgetLine />)
    expect(screen.getByRole('button').textContent).toBe(
      'Budget Rp1.000.000 Rp340.000 left Up to Rp42.500 a day ',
    )
  })

  it.each([
    [800_000, 'Budget Rp800.000 Rp140.000 left Up to Rp17.500 a day 82% used'],
    [660_000, 'Budget Rp660.000 Used up  100% used'],
    [600_000, 'Budget Rp600.000 Rp60.000 over  110% used'],
  ])('one of %i is marked in words', (limit, text) => {
    setUp([budget(ALL, limit)]).show(<BudgetLine />)
    expect(screen.getByRole('button').textContent).toBe(text)
  })

  it('beside the one of everything stand those of categories that are near or reached', () => {
    setUp([budget(ALL, 1_000_000), budget('Food & Dining', 500_000), budget('Travel', 900_000)]).show(
      <BudgetLine />,
    )
    const { textContent } = screen.getByRole('button')
    expect(textContent).toContain('Food & Dining 92% used')
    expect(textContent).not.toContain('Travel')
  })

  it('without one of everything the fullest category stands there, with its name', () => {
    const { budgets, show } = setUp([budget('Travel', 900_000), budget('Food & Dining', 500_000)])
    show(<BudgetLine />)
    fireEvent.click(
      screen.getByRole('button', { name: /^Budget for Food & Dining Rp500\.000 Rp40\.000 left/ }),
    )
    return vi.waitFor(() => expect(budgets.open).toHaveBeenCalledWith('Food & Dining'))
  })

  it('without any, setting one is offered once something is spent', () => {
    setUp([]).show(<BudgetLine />)
    expect(screen.getByRole('button', { name: 'Set a budget' })).toBeDefined()
    cleanup()
    setUp([], { spent: false }).show(<BudgetLine />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the dialog', () => {
  const amount = () => screen.getByLabelText<HTMLInputElement>('Limit a month')

  it('saves what is typed for what is picked', () => {
    const { budgets, show } = setUp([])
    show(<BudgetDialog />)
    fireEvent.change(amount(), { target: { value: '750000' } })
    fireEvent.change(screen.getByLabelText('For'), { target: { value: 'Travel' } })
    expect(amount().value).toBe('')
    fireEvent.change(amount(), { target: { value: '750000' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(budgets.save).toHaveBeenCalledWith(budget('Travel', 750_000))
  })

  it('says why an amount cannot be saved', () => {
    const { budgets, show } = setUp([])
    show(<BudgetDialog />)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('alert').textContent).toBe('Enter an amount above zero.')
    expect(budgets.save).not.toHaveBeenCalled()
  })

  it('lists all budgets, and takes the one tapped into the form, where it can be deleted', () => {
    const kept = [budget(ALL, 1_000_000), budget('Food & Dining', 500_000)]
    const { budgets, show } = setUp(kept)
    show(<BudgetDialog />)
    expect(amount().value).toBe('1.000.000')
    const list = within(screen.getByRole('region', { name: 'Your budgets' }))
    fireEvent.click(
      list.getByRole('button', { name: /Food & Dining.*92% used.*Rp40\.000 left.*of Rp500\.000/ }),
    )
    expect(amount().value).toBe('500.000')
    fireEvent.click(screen.getByRole('button', { name: 'Remove this budget' }))
    expect(budgets.remove).toHaveBeenCalledWith(kept[1])
  })

  it('keeps the currency of the budget that there is', () => {
    const { budgets, show } = setUp([{ scope: ALL, amount: 12_050 as Minor, currency: 'USD' }])
    show(<BudgetDialog />)
    expect(amount().value).toBe('120.50')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(budgets.save).toHaveBeenCalledWith({ scope: ALL, amount: 12_050, currency: 'USD' })
  })
})
