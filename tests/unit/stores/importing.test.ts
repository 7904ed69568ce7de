import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type ImportedExpense, readExpensesCsv } from '../../../shared/domain/csv-import.ts'
import type { ImportResult } from '../../../shared/wire/import.ts'
import { MAX_IMPORT } from '../../../shared/wire/import.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import type { Toasts } from '../../../src/stores/messages/toasts.ts'
import { createImporting, type ReadExpenses } from '../../../src/stores/own-data/importing.ts'

const OFFLINE: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }
const HEADER = ['Date', 'Description', 'Amount', 'Category']
const coffee = (number: number) => ['2026-11-20', `Kopi ${number}`, '25000', 'Other']
const user = { uid: 'ani', displayName: null, email: null, photoURL: null }

const fileOf =
  (rows: readonly (readonly string[])[]): ReadExpenses =>
  (...how) =>
    readExpensesCsv(rows, ...how)

function setUp() {
  let keys = 0
  const api = {
    importExpenses: vi.fn(
      async (items: readonly ImportedExpense[], key: string | null): Promise<ApiResult<ImportResult>> => {
        const ids = key === null ? [] : items.map(({ draft }) => draft.description)
        return { kind: 'ok', value: { added: items.length, existing: 0, ids } }
      },
    ),
    deleteExpenses: vi.fn(
      async (_: readonly string[]): Promise<ApiResult<unknown>> => ({ kind: 'ok', value: 0 }),
    ),
  }
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const show = vi.fn<Toasts['show']>()
  const onChanged = vi.fn()
  const importing = createImporting({
    api,
    auth,
    toasts: { show },
    today: () => '2026-11-21' as CalendarDate,
    randomId: () => `key ${keys++}`,
    onChanged,
  })
  importing.open()
  return { api, auth, importing, onChanged, show }
}

describe('a file', () => {
  it('is checked before anything is added', async () => {
    const { api, importing } = setUp()
    await importing.check(fileOf([HEADER, coffee(1), ['never', 'x', '1', 'Other']]), 'IDR')
    expect(importing.state.value).toMatchObject({
      kind: 'checked',
      file: { fresh: 1, existing: 0, currency: 'IDR', faults: [{ row: 3, fault: 'date' }] },
    })
    expect(api.importExpenses.mock.calls.map(([, key]) => key)).toEqual([null])
  })

  it.each([
    ['unknown', [['Name', 'Phone']]],
    ['empty', [HEADER]],
  ] as const)('that is %s is told of, and another is asked for', async (problem, rows) => {
    const { importing } = setUp()
    await importing.check(fileOf(rows), 'IDR')
    expect(importing.state.value).toEqual({ kind: 'choosing', problem })
  })

  it('is added, and taken away again by Undo', async () => {
    const { api, importing, onChanged, show } = setUp()
    await importing.check(fileOf([HEADER, coffee(1), coffee(2)]), 'IDR')
    await importing.run()
    expect(importing.state.value.kind).toBe('closed')
    expect(onChanged).toHaveBeenCalledOnce()
    const [, notice, options] = show.mock.calls[0] ?? []
    expect(notice).toEqual({ kind: 'imported', count: 2 })
    options?.undo?.()
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
    expect(api.deleteExpenses.mock.calls).toEqual([[['Kopi 2', 'Kopi 1']]])
  })

  it('of many rows goes on where it failed, under the same keys', async () => {
    const { api, importing } = setUp()
    await importing.check(
      fileOf([HEADER, ...Array.from({ length: MAX_IMPORT + 1 }, (_, i) => coffee(i))]),
      'IDR',
    )
    const added = await api.importExpenses([], 'x')
    api.importExpenses.mockClear()
    api.importExpenses.mockResolvedValueOnce(added).mockResolvedValueOnce(OFFLINE)
    await importing.run()
    expect(importing.state.value).toMatchObject({ kind: 'checked', problem: 'network' })
    expect(importing.state.value).toMatchObject({ added: [] })
    await importing.run()
    const sent = api.importExpenses.mock.calls.map(([items, key]) => [items.length, key])
    const both = [
      [MAX_IMPORT, 'key 0'],
      [1, 'key 1'],
    ]
    expect(sent).toEqual([...both, both[1]])
  })

  it.each(['undone', 'left'])(
    'cut off half-way says how many are in, and can be %s',
    { tags: ['spec-8.58'] },
    async how => {
      const { api, importing, show } = setUp()
      const rows = Array.from({ length: MAX_IMPORT + 1 }, (_, i) => coffee(i))
      await importing.check(fileOf([HEADER, ...rows]), 'IDR')
      const first = await api.importExpenses(
        rows.slice(1).map(() => ({ draft: { description: 'x' } })) as never,
        'x',
      )
      api.importExpenses.mockResolvedValueOnce(first).mockResolvedValueOnce(OFFLINE)
      await importing.run()
      expect(importing.state.value).toMatchObject({ problem: 'network', file: { fresh: MAX_IMPORT + 1 } })
      if (how === 'undone') await importing.undoPart()
      else importing.close()
      expect(importing.state.value.kind).toBe('closed')
      const [, notice, options] = show.mock.lastCall ?? []
      const count = MAX_IMPORT
      if (how === 'undone') expect(notice).toEqual({ kind: 'manyDeleted', count })
      else {
        expect(notice).toEqual({ kind: 'importedPartly', count, of: MAX_IMPORT + 1 })
        options?.undo?.()
      }
      await vi.waitFor(() => expect(api.deleteExpenses).toHaveBeenCalled())
    },
  )

  it('is forgotten with the person', async () => {
    const { auth, importing } = setUp()
    await importing.check(fileOf([HEADER, coffee(1)]), 'IDR')
    auth.value = { kind: 'signedOut' }
    expect(importing.state.value.kind).toBe('closed')
  })
})
