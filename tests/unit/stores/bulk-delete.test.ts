import { describe, expect, it, vi } from 'vitest'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import { createBulkDelete } from '../../../src/stores/expenses/bulk-delete.ts'
import { createSelection } from '../../../src/stores/expenses/selection.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'

const OK: ApiResult<unknown> = { kind: 'ok', value: null }
const OFFLINE: ApiResult<unknown> = { kind: 'failed', failure: { kind: 'offline' } }
const REFUSED: ApiResult<unknown> = {
  kind: 'failed',
  failure: { kind: 'status', status: 500, message: null },
}
const NO_SUCH_ROUTE: ApiResult<unknown> = {
  kind: 'failed',
  failure: { kind: 'status', status: 404, message: null },
}

const expense = (id: string) => ({ id, description: `Expense ${id}` }) as Expense

/** With `answers` by id: a backend that deletes by one request each alone. */
function setUp(
  ids: readonly string[],
  answers: Readonly<Record<string, ApiResult<unknown>>> = {},
  bulkAnswer: ApiResult<unknown> = NO_SUCH_ROUTE,
) {
  let underWay = 0
  let most = 0
  const api = {
    deleteExpenses: vi.fn(async (_ids: readonly string[]) => bulkAnswer),
    deleteExpense: vi.fn(async (id: string) => {
      most = Math.max(most, ++underWay)
      await Promise.resolve()
      underWay--
      return answers[id] ?? OK
    }),
  }
  const shown: { notice: Notice; undo: (() => void) | undefined }[] = []
  const onChanged = vi.fn()
  const bringBack = vi.fn(async (_expenses: readonly Expense[]) => undefined)
  const selection = createSelection()
  const store = createBulkDelete({
    api,
    selection,
    toasts: { show: (_, notice, options) => shown.push({ notice, undo: options?.undo }) },
    bringBack,
    onChanged,
  })
  selection.enter()
  selection.pickOnly(ids)
  store.ask(ids.map(expense))
  return { api, shown, onChanged, bringBack, selection, store, most: () => most }
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index))

describe('deleting what is picked', () => {
  it('asks first, and nothing happens when the answer is no', () => {
    const { api, store, selection } = setUp(['a', 'b'])
    store.cancel()
    expect(store.asked.value).toBeNull()
    expect(api.deleteExpenses).not.toHaveBeenCalled()
    expect(api.deleteExpense).not.toHaveBeenCalled()
    expect(selection.count.value).toBe(2)
  })

  it('sends one request for each thousand', async () => {
    const { api, store, shown } = setUp(numbered(2100), {}, OK)
    await store.confirm()
    expect(api.deleteExpenses.mock.calls.map(([ids]) => ids.length)).toEqual([1000, 1000, 100])
    expect(api.deleteExpenses.mock.calls.flatMap(([ids]) => ids)).toEqual(numbered(2100))
    expect(api.deleteExpense).not.toHaveBeenCalled()
    expect(shown.map(({ notice }) => notice)).toEqual([
      { kind: 'manyDeleted', count: 2100, what: 'Expense 0' },
    ])
  })

  it('keeps picked what a request that failed was to delete', async () => {
    const { api, store, selection, shown } = setUp(numbered(1100), {}, OK)
    api.deleteExpenses.mockResolvedValueOnce(REFUSED)
    await store.confirm()
    expect([...selection.picked.value]).toEqual(numbered(1000))
    expect(shown.map(({ notice }) => notice)).toEqual([
      { kind: 'manyDeleted', count: 100, what: 'Expense 1000' },
    ])
    expect(api.deleteExpense).not.toHaveBeenCalled()
  })

  it('sends one request each where the backend has no other way, several at a time, but no more than six', async () => {
    const { api, store, most } = setUp(numbered(20))
    await store.confirm()
    expect(api.deleteExpense.mock.calls.map(([id]) => id).sort()).toEqual(numbered(20).sort())
    expect(most()).toBe(6)
  })

  it('leaves picking, reloads and says how many are gone', { tags: ['spec-4.40'] }, async () => {
    const { store, selection, shown, onChanged } = setUp(['a', 'b'])
    await store.confirm()
    expect(selection.selecting.value).toBe(false)
    expect(onChanged).toHaveBeenCalledOnce()
    expect(shown.map(({ notice }) => notice)).toEqual([{ kind: 'manyDeleted', count: 2, what: 'Expense a' }])
  })

  it('says whether the network failed', async () => {
    for (const [answer, unreached] of [
      [OFFLINE, true],
      [REFUSED, false],
    ] as const) {
      const { store } = setUp(['a', 'b'], { a: answer })
      await store.confirm()
      expect([store.unreached.value, store.failed.value.length]).toEqual([unreached, 1])
    }
  })

  it('names those that failed and keeps them picked, the rest is gone', async () => {
    const { store, selection, onChanged } = setUp(['a', 'b', 'c'], { b: OFFLINE })
    await store.confirm()
    expect(store.failed.value.map(({ description }) => description)).toEqual(['Expense b'])
    expect(store.asked.value).toBeNull()
    expect(selection.selecting.value).toBe(true)
    expect([...selection.picked.value]).toEqual(['b'])
    expect(onChanged).toHaveBeenCalledOnce()
    selection.leave()
    expect(store.failed.value).toEqual([])
  })

  it('neither reloads nor claims anything when all failed', async () => {
    const { store, shown, onChanged } = setUp(['a'], { a: OFFLINE })
    await store.confirm()
    expect(onChanged).not.toHaveBeenCalled()
    expect(shown).toEqual([])
  })

  it('is undone for those that are gone, the oldest first', async () => {
    const { bringBack, store, shown } = setUp(['a', 'b', 'c'], { b: OFFLINE })
    await store.confirm()
    shown[0]?.undo?.()
    expect(bringBack).toHaveBeenCalledExactlyOnceWith([expense('c'), expense('a')])
  })
})
