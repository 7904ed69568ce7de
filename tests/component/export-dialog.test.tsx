import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import { NO_FILTER } from '../../shared/domain/list-filter.ts'
import type { Minor } from '../../shared/domain/money.ts'
import type { ExpensePage } from '../../shared/wire/period.ts'
import type { ApiResult } from '../../src/api/http.ts'
import type { ExpenseQuery } from '../../src/api/list-endpoints.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { Exporting } from '../../src/screens/export/exporting.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { ExportPreset } from '../../src/stores/own-data/export-options.ts'
import { createExporting } from '../../src/stores/own-data/exporting.ts'
import { partOfStores } from './part-of-stores.ts'

const TODAY = '2026-11-21' as CalendarDate
const NOVEMBER = { from: '2026-11-01' as CalendarDate, to: '2026-11-30' as CalendarDate }
const KOPI: Expense = {
  id: 'a',
  amount: 25000 as Minor,
  currency: 'IDR',
  description: '<b>Kopi</b> & "susu"',
  category: 'Food & Dining',
  date: TODAY,
  createdAt: '',
  paymentMethod: null,
}

function setUp(preset: ExportPreset = { kind: 'range' }, found: Expense[] = [KOPI]) {
  const expenses = vi.fn(async ({ cursor = '0' }: ExpenseQuery): Promise<ApiResult<ExpensePage>> => {
    const end = Number(cursor) + 1000
    const next = end < found.length ? String(end) : null
    return { kind: 'ok', value: { expenses: found.slice(Number(cursor), end), next } }
  })
  const saveFile = vi.fn()
  const currency = signal('IDR' as const)
  const exporting = createExporting({
    api: { expenses },
    auth: signal({
      kind: 'signedIn' as const,
      user: { uid: 'u', displayName: '', email: '', photoURL: null },
    }),
    currency,
    toasts: { show: () => undefined },
    today: () => TODAY,
    now: () => new Date(2026, 10, 21, 13, 45, 1),
    saveFile,
  })
  exporting.open(preset)
  render(
    <StoresProvider value={partOfStores({ exporting, preferences: { currency } })}>
      <div id="root">
        <button type="button">Export</button>
        <Exporting />
      </div>
    </StoresProvider>,
  )
  return { exporting, expenses, saveFile }
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const dialog = () => screen.getByRole('dialog', { name: 'Export Expenses' })
const submit = () => fireEvent.click(screen.getAllByRole('button', { name: 'Export' }).at(-1) as HTMLElement)

describe('the export dialog', () => {
  it('offers both formats and four ranges, a report of the past month first', { tags: ['spec-2.60'] }, () => {
    setUp()
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'pdf',
      'csv',
      'month',
      'quarter',
      'year',
      'all',
    ])
    expect(radio(/PDF/).checked && radio(/Past month/).checked).toBe(true)
  })

  it('offers the shown period, chosen already, where there is one', async () => {
    const { expenses } = setUp({ kind: 'period', range: NOVEMBER, filter: NO_FILTER })
    expect(radio(/Shown period.*Nov.*2026/).checked).toBe(true)
    submit()
    await waitFor(() => expect(expenses).toHaveBeenCalledWith({ range: NOVEMBER, limit: 1000 }))
  })

  it('asks about the category breakdown for a report only', { tags: ['spec-2.61'] }, () => {
    setUp()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /category breakdown/ }).checked).toBe(true)
    fireEvent.click(radio(/CSV/))
    expect(screen.queryByRole('checkbox', { name: 'Include category breakdown' })).toBeNull()
    expect(dialog().textContent).toContain('All amounts are in IDR.')
  })

  it('says that the network failed', async () => {
    const { expenses } = setUp()
    expenses.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'offline' } })
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error. Please check your internet connection.',
    )
  })

  it('keeps what was chosen when it fails, and says what to do', { tags: ['spec-4.35'] }, async () => {
    const { expenses, saveFile } = setUp()
    fireEvent.click(radio(/CSV/))
    fireEvent.click(radio(/Past year/))
    expenses.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'malformed' } })
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Export failed. Please try again.')
    expect(radio(/CSV/).checked && radio(/Past year/).checked).toBe(true)
    submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saveFile).toHaveBeenCalledOnce()
  })

  it('says that there is nothing to export until something else is chosen', async () => {
    setUp({ kind: 'range' }, [])
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe('There are no expenses in this date range.')
    fireEvent.click(radio(/All/))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is busy meanwhile, and can still be cancelled', { tags: ['spec-4.35'] }, async () => {
    const { expenses } = setUp()
    expenses.mockReturnValueOnce(new Promise(() => undefined))
    submit()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Exporting…' })).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('changes its words with the language', async () => {
    setUp()
    await act(() => setLocale('id'))
    expect(screen.getByRole('dialog', { name: 'Ekspor Pengeluaran' }).textContent).toContain(
      'Sebulan terakhir',
    )
    await act(() => setLocale('en'))
  })
})

describe('the report to print', () => {
  async function printed(found: Expense[] = [KOPI]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { exporting } = setUp({ kind: 'range' }, found)
    await act(() => exporting.run({ format: 'pdf', span: 'all', breakdown: true, allFields: false }))
    return { print, exporting }
  }

  it('shows the texts as they are, printing 500 ms later', { tags: ['spec-9.16'] }, async () => {
    try {
      const { print } = await printed()
      expect(screen.getByRole('cell', { name: KOPI.description })).toBeDefined()
      vi.advanceTimersByTime(499)
      expect(print).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(print).toHaveBeenCalledOnce()
      fireEvent.click(screen.getByRole('button', { name: 'Print / Save as PDF' }))
      expect(print).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('says how each was paid for, where that is noted', async () => {
    try {
      await printed([KOPI, { ...KOPI, id: 'b', paymentMethod: 'Bank Transfer' }])
      const cells = screen.getAllByRole('cell', { name: /Food & Dining/ })
      expect(cells.map(cell => cell.textContent)).toEqual(['Food & Dining', 'Food & DiningBank Transfer'])
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('says which expenses it holds where there are more', { tags: ['spec-9.22'] }, async () => {
    try {
      await printed(Array.from({ length: 1001 }, (_, i) => ({ ...KOPI, id: String(i) })))
      expect(screen.getByText('Only the newest 1000 expenses are included.')).toBeDefined()
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('closes on Back', async () => {
    try {
      const { exporting } = await printed()
      // Back has removed the dialog's own entry by the time that it is told.
      history.replaceState(null, '')
      act(() => dispatchEvent(new PopStateEvent('popstate')))
      expect(exporting.state.value.kind).toBe('closed')
      expect(screen.queryByRole('dialog')).toBeNull()
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('closed before it printed leaves the page as it was', async () => {
    try {
      const { print } = await printed()
      const root = document.getElementById('root')
      expect(root?.hasAttribute('inert')).toBe(true)
      expect(document.title).toBe('ucap-expenses-all-20261121-134501')
      fireEvent.keyDown(document, { key: 'Escape' })
      vi.advanceTimersByTime(1000)
      expect(print).not.toHaveBeenCalled()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(root?.hasAttribute('inert')).toBe(false)
      expect(document.title).toBe('')
    } finally {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })
})
