/** Exporting expenses: what is asked for, fetching it, and the file or the report that it becomes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Api } from '../api/endpoints.ts'
import type { ApiResult } from '../api/http.ts'
import type { CalendarDate } from '../domain/calendar-date.ts'
import { expensesCsv } from '../domain/csv.ts'
import type { Currency } from '../domain/currency.ts'
import type { Expense } from '../domain/expense.ts'
import {
  createReport,
  type ExportReport,
  type ExportSpan,
  exportName,
  latestFirst,
  MAX_EXPORT,
  spanRange,
} from '../domain/export-report.ts'
import type { DateRange } from '../domain/period.ts'
import type { AuthState } from './auth.ts'
import type { Toasts } from './toasts.ts'

/** What is on show where the export is asked for. */
export type ExportPreset = { readonly kind: 'period'; readonly range: DateRange } | { readonly kind: 'range' }

export interface ExportOptions {
  readonly format: 'pdf' | 'csv'
  /** `shown` is the preset's period. */
  readonly span: ExportSpan | 'shown'
  /** Counts for `pdf` only. */
  readonly breakdown: boolean
}

export type ExportState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing'; readonly preset: ExportPreset; readonly problem: 'failed' | 'empty' | null }
  | { readonly kind: 'busy'; readonly preset: ExportPreset }
  /** The file holds the latest only: said before the dialog goes. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'printing'; readonly report: ExportReport }

/** `type` is a MIME type. */
export type SaveFile = (name: string, type: string, text: string) => void

export interface ExportingDeps {
  readonly api: Pick<Api, 'expenses'>
  readonly auth: ReadonlySignal<AuthState>
  readonly currency: ReadonlySignal<Currency>
  readonly toasts: Pick<Toasts, 'show'>
  readonly today: () => CalendarDate
  readonly now: () => Date
  readonly saveFile: SaveFile
}

export type Exporting = ReturnType<typeof createExporting>

export function createExporting(deps: ExportingDeps) {
  const { api, auth, currency, toasts, today, now, saveFile } = deps
  const state = signal<ExportState>({ kind: 'closed' })
  let generation = 0

  function close(): void {
    generation++
    state.value = { kind: 'closed' }
  }

  function finish(range: DateRange | null, loaded: Loaded, options: ExportOptions): void {
    const name = exportName(range, now())
    const { expenses, cut } = loaded
    if (options.format === 'pdf') {
      const report = createReport({
        range,
        name,
        createdOn: today(),
        currency: currency.peek(),
        expenses,
        cut,
        withBreakdown: options.breakdown,
      })
      state.value = { kind: 'printing', report }
      return
    }
    saveFile(`${name}.csv`, 'text/csv;charset=utf-8', expensesCsv(latestFirst(expenses), currency.peek()))
    if (cut) state.value = { kind: 'cut' }
    else {
      close()
      toasts.show('success', { kind: 'exported' })
    }
  }

  /** On failure the dialog stays as it is. */
  async function run(options: ExportOptions): Promise<void> {
    const current = state.peek()
    if (current.kind !== 'choosing') return
    const { preset } = current
    const asked = ++generation
    state.value = { kind: 'busy', preset }
    const range = rangeOf(options.span, preset, today())
    const result = await load(api, range)
    if (asked !== generation) return
    const stay = (problem: 'failed' | 'empty') => {
      state.value = { kind: 'choosing', preset, problem }
    }
    if (result.kind === 'failed') return stay('failed')
    if (result.value.expenses.length === 0) return stay('empty')
    try {
      finish(range, result.value, options)
    } catch (error) {
      console.error(error)
      stay('failed')
    }
  }

  effect(() => {
    if (auth.value.kind !== 'signedIn') close()
  })

  return {
    state,
    open(preset: ExportPreset): void {
      generation++
      state.value = { kind: 'choosing', preset, problem: null }
    },
    run,
    close,
  }
}

interface Loaded {
  readonly expenses: readonly Expense[]
  readonly cut: boolean
}

/** Where an export is full, one more request tells whether there is more than it holds. */
async function load(api: ExportingDeps['api'], range: DateRange | null): Promise<ApiResult<Loaded>> {
  const first = await api.expenses({ range, limit: MAX_EXPORT })
  if (first.kind === 'failed') return first
  const expenses = first.value.slice(0, MAX_EXPORT)
  if (expenses.length < MAX_EXPORT) return { kind: 'ok', value: { expenses, cut: false } }
  const next = await api.expenses({ range, limit: 1, offset: MAX_EXPORT })
  if (next.kind === 'failed') return next
  // A backend that knows no offset gives the first one again.
  const known = new Set(expenses.map(({ id }) => id))
  const cut = first.value.length > MAX_EXPORT || next.value.some(({ id }) => !known.has(id))
  return { kind: 'ok', value: { expenses, cut } }
}

function rangeOf(span: ExportOptions['span'], preset: ExportPreset, today: CalendarDate): DateRange | null {
  if (span !== 'shown') return spanRange(span, today)
  if (preset.kind === 'range') throw new Error('no period is shown')
  return preset.range
}
