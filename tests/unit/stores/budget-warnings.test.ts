import { batch, computed, signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import { ALL, type Budget, budgetState } from '../../../shared/domain/budget.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import { warnOfBudgets } from '../../../src/stores/plans/budget-warnings.ts'
import { rupiah } from '../rupiah.ts'

const budget = (scope: string, amount = 100_000): Budget => ({
  scope,
  amount: amount as Minor,
  currency: 'IDR',
})

function setUp(kept = new Map<string, string>(), storage: Partial<Storage> = {}) {
  const list = signal<readonly Budget[] | null>([budget(ALL)])
  const spent = signal(0)
  const fresh = signal(true)
  const user = signal<string | null>('ani')
  let month = '2026-11'
  const told: string[] = []
  const states = computed(() => {
    const figures = {
      totals: rupiah(spent.value),
      breakdown: [{ category: 'Travel', totals: rupiah(spent.value), count: 1 }],
    }
    return (list.value ?? []).map(each => budgetState(each, figures, 'IDR', '2026-11-23' as CalendarDate))
  })
  warnOfBudgets({
    list,
    states,
    fresh,
    month: () => month as CalendarMonth,
    userId: () => user.value,
    storage: {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      ...storage,
    },
    notify: ({ scope, level }) => void told.push(`${scope} ${level}`),
  })
  const nextMonth = () => {
    month = '2026-12'
    spent.value = 0
  }
  return { list, spent, fresh, user, told, kept, nextMonth }
}

it('each level is told once, as an expense brings the budget there', () => {
  const { spent, told } = setUp()
  for (const sum of [50_000, 80_000, 90_000, 70_000, 85_000, 100_000, 120_000]) spent.value = sum
  expect(told).toEqual([`${ALL} near`, `${ALL} reached`])
})

it('each is told again in the next month', () => {
  const { spent, told, nextMonth } = setUp()
  spent.value = 80_000
  nextMonth()
  spent.value = 80_000
  expect(told).toEqual([`${ALL} near`, `${ALL} near`])
})

it('one that both levels are reached of at once is told of the higher', () => {
  const { spent, told } = setUp()
  spent.value = 130_000
  expect(told).toEqual([`${ALL} reached`])
})

it('nothing is told of what the person sees while setting it, nor later', () => {
  const { list, spent, told } = setUp()
  spent.value = 60_000
  list.value = [budget(ALL, 70_000)]
  spent.value = 62_000
  expect(told).toEqual([])
})

it('nothing is told of figures of an earlier visit', () => {
  const { spent, fresh, told } = setUp()
  fresh.value = false
  spent.value = 90_000
  expect(told).toEqual([])
})

it('what one visit told, the next does not, but another account is told its own', () => {
  const kept = new Map<string, string>()
  setUp(kept).spent.value = 85_000
  const { list, spent, user, told } = setUp(kept)
  spent.value = 86_000
  expect(told).toEqual([])
  batch(() => {
    user.value = 'budi'
    list.value = [budget(ALL)]
  })
  spent.value = 87_000
  expect(told).toEqual([])
  spent.value = 100_000
  expect(told).toEqual([`${ALL} reached`])
})

it('without storage each is told once a visit', () => {
  const blocked = vi.fn(() => {
    throw new Error('blocked')
  })
  const { spent, told } = setUp(new Map(), { getItem: blocked, setItem: blocked })
  for (const sum of [81_000, 82_000, 83_000]) spent.value = sum
  expect(told).toEqual([`${ALL} near`])
})
