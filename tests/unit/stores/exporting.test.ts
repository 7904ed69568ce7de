import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { NO_FILTER } from '../../../shared/domain/list-filter.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { ExpensePage } from '../../../shared/wire/period.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { ExpenseQuery } from '../../../src/api/list-endpoints.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'
import type { ExportOptions } from '../../../src/stores/own-data/export-options.ts'
import { createExporting } from '../../../src/stores/own-data/exporting.ts'
import { deferred } from '../deferred.ts'

const TODAY = '2026-11-21' as CalendarDate
const NOVEMBER = { from: '2026-11-01' as CalendarDate, to: '2026-11-30' as CalendarDate }
const FAILED: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }
const USER = { uid: 'u', displayName: '', email: 'a@example.com', photoURL: null }
const CSV: ExportOptions = { format: 'csv', span: 'month', breakdown: true, allFields: false }
const PDF: ExportOptions = { ...CSV, format: 'pdf' }

function saved(count: number): Expense[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    amount: 1000 as Minor,
    currency: 'IDR' as const,
    description: `Kopi ${i}`,
    category: 'Other',
    date: TODAY,
    createdAt: '',
    paymentMethod: null,
  }))
}

function setUp(all: Expense[] = saved(2)) {
  const answer = async ({ limit, cursor = '0' }: ExpenseQuery): Promise<ApiResult<ExpensePage>> => {
    const end = Number(cursor) + limit
    const next = end < all.length ? String(end) : null
    return { kind: 'ok', value: { expenses: all.slice(Number(cursor), end), next } }
  }
  const api = { expenses: vi.fn(answer) }
  const auth = signal<AuthState>({ kind: 'signedIn', user: USER })
  const notices: Notice[] = []
  const saveFile = vi.fn()
  const exporting = createExporting({
    api,
    auth,
    currency: signal('IDR' as const),
    toasts: { show: (_, notice) => notices.push(notice) },
    today: () => TODAY,
    now: () => new Date(2026, 10, 21, 13, 45, 1),
    saveFile,
  })
  exporting.open({ kind: 'period', range: NOVEMBER, filter: NO_FILTER })
  return { api, auth, notices, saveFile, exporting }
}

describe('an export', () => {
  it('to CSV saves one file and closes', async () => {
    const { api, exporting, saveFile, notices } = setUp()
    await exporting.run(CSV)
    expect(api.expenses).toHaveBeenCalledExactlyOnceWith({
      range: { from: '2026-10-21', to: TODAY },
      limit: 1000,
    })
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      'ucap-expenses-2026-10-21_2026-11-21-20261121-134501.csv',
      'text/csv;charset=utf-8',
      expect.stringContaining('2026-11-21,Kopi 1,1000,Other\r\n'),
    )
    expect(exporting.state.value.kind).toBe('closed')
    expect(notices).toEqual([{ kind: 'exported' }])
  })

  it('to PDF becomes a report of the shown period', async () => {
    const { api, exporting, saveFile } = setUp()
    await exporting.run({ ...PDF, span: 'shown' })
    expect(api.expenses).toHaveBeenCalledWith({ range: NOVEMBER, limit: 1000 })
    expect(exporting.state.value).toMatchObject({
      kind: 'printing',
      report: { range: NOVEMBER, total: 2000n, average: 1000n, cut: false, createdOn: TODAY },
    })
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('of everything asks without bounds', async () => {
    const { api, exporting } = setUp()
    await exporting.run({ ...CSV, span: 'all' })
    expect(api.expenses).toHaveBeenCalledWith({ range: null, limit: 1000 })
  })

  it('that fails stays open and succeeds when tried again', async () => {
    const { api, exporting, saveFile } = setUp()
    api.expenses.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'malformed' } })
    await exporting.run(CSV)
    expect(exporting.state.value).toMatchObject({ kind: 'choosing', problem: 'failed' })
    await exporting.run(CSV)
    expect(saveFile).toHaveBeenCalledOnce()
  })

  it('whose file can’t be saved has failed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { exporting, saveFile } = setUp()
    saveFile.mockImplementationOnce(() => {
      throw new Error('disk full')
    })
    await exporting.run(CSV)
    expect(exporting.state.value).toMatchObject({ kind: 'choosing', problem: 'failed' })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('of nothing says so and saves nothing', async () => {
    const { exporting, saveFile } = setUp([])
    await exporting.run(CSV)
    expect(exporting.state.value).toMatchObject({ kind: 'choosing', problem: 'empty' })
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('is busy meanwhile, and cancelled brings nothing', async () => {
    const { api, exporting, saveFile } = setUp()
    const answer = deferred<ApiResult<ExpensePage>>()
    api.expenses.mockReturnValueOnce(answer.promise)
    const running = exporting.run(CSV)
    expect(exporting.state.value.kind).toBe('busy')
    await exporting.run(CSV)
    expect(api.expenses).toHaveBeenCalledOnce()
    exporting.close()
    answer.resolve({ kind: 'ok', value: { expenses: saved(1), next: null } })
    await running
    expect(exporting.state.value.kind).toBe('closed')
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('goes with the person who signs out', async () => {
    const { auth, exporting } = setUp()
    await exporting.run(PDF)
    auth.value = { kind: 'signedOut' }
    expect(exporting.state.value.kind).toBe('closed')
  })
})

const rowsOf = (csv: unknown) => String(csv).trimEnd().split('\r\n').slice(1)

describe('an export of many', () => {
  it('to print, of exactly 1000, is whole', async () => {
    const { exporting } = setUp(saved(1000))
    await exporting.run(PDF)
    expect(exporting.state.value).toMatchObject({ report: { cut: false } })
  })

  it('to print, of more, holds the newest 1000 and says that it is cut', {
    tags: ['spec-9.22'],
  }, async () => {
    const { api, exporting } = setUp(saved(1001))
    await exporting.run(PDF)
    expect(exporting.state.value).toMatchObject({ kind: 'printing', report: { cut: true } })
    expect(api.expenses).toHaveBeenCalledOnce()
  })

  it('to CSV holds all, each once', { tags: ['spec-9.22'] }, async () => {
    const { api, exporting, saveFile, notices } = setUp(saved(3000))
    await exporting.run(CSV)
    expect(api.expenses.mock.calls.map(([{ cursor }]) => cursor)).toEqual([undefined, '1000', '2000'])
    expect(new Set(rowsOf(saveFile.mock.calls[0]?.[2])).size).toBe(3000)
    expect(notices).toEqual([{ kind: 'exported' }])
  })

  it('of which a later page fails saves no part of it', async () => {
    const { api, exporting, saveFile } = setUp(saved(3000))
    api.expenses.mockImplementationOnce(api.expenses.getMockImplementation() ?? (async () => FAILED))
    api.expenses.mockResolvedValueOnce(FAILED)
    await exporting.run(CSV)
    expect(exporting.state.value).toMatchObject({ kind: 'choosing', problem: 'network' })
    expect(saveFile).not.toHaveBeenCalled()
  })

  describe('from a backend without cursors', () => {
    const answering = (all: Expense[], from = (offset: number) => offset) => {
      const set = setUp()
      set.api.expenses.mockImplementation(async ({ limit, offset = 0 }) => ({
        kind: 'ok',
        value: { expenses: all.slice(from(offset), from(offset) + limit) },
      }))
      return set
    }

    it('goes on by offset', async () => {
      const { exporting, saveFile } = answering(saved(2000))
      await exporting.run(CSV)
      expect(rowsOf(saveFile.mock.calls[0]?.[2])).toHaveLength(2000)
      exporting.open({ kind: 'range' })
      await exporting.run(PDF)
      expect(exporting.state.value).toMatchObject({ report: { cut: true } })
    })

    it('is not called cut where it answers the same 1000 whatever the offset', async () => {
      const { exporting } = answering(saved(1000), () => 0)
      await exporting.run(PDF)
      expect(exporting.state.value).toMatchObject({ report: { cut: false } })
    })
  })
})
