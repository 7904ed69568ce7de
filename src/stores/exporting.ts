/** Exporting expenses: what is asked for, fetching it, and the file or the report that it becomes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { expensesCsv } from '../../shared/domain/csv.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import {
  createReport,
  type ExportReport,
  type ExportSpan,
  exportName,
  latestFirst,
  MAX_EXPORT,
  spanRange,
} from '../../shared/domain/export-report.ts'
import type { DateRange } from '../../shared/domain/period.ts'
import type { Api } from '../api/endpoints.ts'
import type { AuthState } from './auth.ts'
import { type LoadedExpenses, loadExpenses } from './expense-pages.ts'
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

export type ExportProblem = 'network' | 'failed' | 'empty'

export type ExportState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing'; readonly preset: ExportPreset; readonly problem: ExportProblem | null }
  | { readonly kind: 'busy'; readonly preset: ExportPreset }
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

  function finish(range: DateRange | null, loaded: LoadedExpenses, options: ExportOptions): void {
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
    close()
    toasts.show('success', { kind: 'exported' })
  }

  /** On failure the dialog stays as it is. */
  async function run(options: ExportOptions): Promise<void> {
    const current = state.peek()
    if (current.kind !== 'choosing') return
    const { preset } = current
    const asked = ++generation
    state.value = { kind: 'busy', preset }
    const range = rangeOf(options.span, preset, today())
    const most = options.format === 'pdf' ? MAX_EXPORT : undefined
    const result = await loadExpenses(api, range, most)
    if (asked !== generation) return
    const stay = (problem: ExportProblem) => {
      state.value = { kind: 'choosing', preset, problem }
    }
    if (result.kind === 'failed') return stay(result.failure.kind === 'offline' ? 'network' : 'failed')
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

function rangeOf(span: ExportOptions['span'], preset: ExportPreset, today: CalendarDate): DateRange | null {
  if (span !== 'shown') return spanRange(span, today)
  if (preset.kind === 'range') throw new Error('no period is shown')
  return preset.range
}
