import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { Api } from '../../../src/api/endpoints.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import { followWrites } from '../../../src/stores/receipt/follow-writes.ts'

const COFFEE: Expense = {
  id: 'a',
  amount: 25_000 as Minor,
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
  createdAt: '',
}

const status = (code: number): ApiResult<never> => ({
  kind: 'failed',
  failure: { kind: 'status', status: code, message: null, violation: null } as never,
})

function setUp(answer: ApiResult<never> | null = null) {
  const changed = vi.fn()
  const deleted = vi.fn()
  const made = <T>(value: T) => vi.fn(async () => answer ?? { kind: 'ok', value })
  const api = {
    updateExpense: made(COFFEE),
    restoreExpenses: made([COFFEE]),
    deleteExpense: made({}),
    deleteExpenses: made({}),
  } as unknown as Api
  return { api: followWrites(api, { changed, deleted }), changed, deleted }
}

it('what is changed or brought back is told as it is stored now', async () => {
  const { api, changed } = setUp()
  await api.updateExpense('a', COFFEE)
  await api.restoreExpenses([COFFEE], 'key')
  expect(changed.mock.calls).toEqual([[[COFFEE]], [[COFFEE]]])
})

it('what is deleted is told by its id', async () => {
  const { api, deleted } = setUp()
  await api.deleteExpense('a', 1)
  await api.deleteExpenses(['b', 'c'])
  expect(deleted.mock.calls).toEqual([[['a']], [['b', 'c']]])
})

it('of what failed nothing is told', async () => {
  const { api, changed, deleted } = setUp(status(500))
  await api.updateExpense('a', COFFEE)
  await api.deleteExpense('a')
  await api.deleteExpenses(['a'])
  expect([changed, deleted].flatMap(({ mock }) => mock.calls)).toEqual([])
})
