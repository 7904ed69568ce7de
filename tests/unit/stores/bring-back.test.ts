import { describe, expect, it, vi } from 'vitest'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Api } from '../../../src/api/endpoints.ts'
import { createBringBack } from '../../../src/stores/expenses/bring-back.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }) as Expense)

function setUp() {
  const restoreExpenses = vi.fn<Api['restoreExpenses']>(async () => ({ kind: 'ok', value: [] }))
  const addExpenses = vi.fn<Api['addExpenses']>(async () => ({ kind: 'ok', value: [] }))
  const shown: { notice: Notice; undo: (() => void) | undefined }[] = []
  const onChanged = vi.fn()
  let ids = 0
  const bringBack = createBringBack({
    api: { restoreExpenses, addExpenses },
    toasts: { show: (_, notice, options) => shown.push({ notice, undo: options?.undo }) },
    randomId: () => `key ${++ids}`,
    onChanged,
  })
  const sent = () =>
    restoreExpenses.mock.calls.map(([expenses, key]) => [expenses[0]?.id, expenses.length, key])
  const fail = () =>
    restoreExpenses.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'offline' } as const })
  return { bringBack, restoreExpenses, addExpenses, shown, onChanged, sent, fail }
}

describe('bringing expenses back', () => {
  it('sends batches that the backend takes, each under a key of its own', async () => {
    const { bringBack, sent, shown, onChanged } = setUp()
    await bringBack(numbered(250))
    expect(sent()).toEqual([
      ['0', 100, 'key 1'],
      ['100', 100, 'key 2'],
      ['200', 50, 'key 3'],
    ])
    expect(shown).toEqual([])
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('that fails offers Undo again, which goes on where it failed, under the same keys', async () => {
    const { bringBack, sent, shown, fail, onChanged } = setUp()
    const batches = numbered(150)
    await bringBack(batches.slice(0, 1))
    fail()
    await bringBack(batches)
    expect(shown.map(({ notice }) => notice.kind)).toEqual(['networkFailed'])
    fail()
    shown[0]?.undo?.()
    await vi.waitFor(() => expect(shown).toHaveLength(2))
    shown[1]?.undo?.()
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(4))
    expect(sent().slice(1)).toEqual([
      ['0', 100, 'key 2'],
      ['0', 100, 'key 2'],
      ['0', 100, 'key 2'],
      ['100', 50, 'key 3'],
    ])
  })

  it.each([404, 405])('adds them as new ones where the backend says %i', async status => {
    const { bringBack, restoreExpenses, addExpenses, shown } = setUp()
    restoreExpenses.mockResolvedValueOnce({
      kind: 'failed',
      failure: { kind: 'status', status, message: null },
    })
    const expenses = numbered(2)
    await bringBack(expenses)
    expect(addExpenses).toHaveBeenCalledExactlyOnceWith(expenses, 'key 1')
    expect(shown).toEqual([])
  })

  it('again is a new wish, under a new key', async () => {
    const { bringBack, sent } = setUp()
    await bringBack(numbered(1))
    await bringBack(numbered(1))
    expect(sent().map(([, , key]) => key)).toEqual(['key 1', 'key 2'])
  })
})
