/** Exporting expenses: what is asked for, fetching it, and the file or the report that it becomes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { expensesCsv, fullCsv } from '../../../shared/domain/csv.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import {
  createReport,
  type ExportReport,
  exportName,
  latestFirst,
  MAX_EXPORT,
} from '../../../shared/domain/export-report.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ListQuery } from '../../api/list-query.ts'
import type { AuthState } from '../account/auth.ts'
import { type LoadedExpenses, loadExpenses } from '../expenses/expense-pages.ts'
import type { Toasts } from '../messages/toasts.ts'
import { type ExportOptions, type ExportPreset, queryOf } from './export-options.ts'

export type ExportProblem = 'network' | 'failed' | 'empty'

export type ExportState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing'; readonly preset: ExportPreset; readonly problem: ExportProblem | null }
  | { readonly kind: 'busy'; readonly preset: ExportPreset }
  | { readonly kind: 'printing'; readonly report: ExportReport }

/** `type` is a MIME type. */
export type SaveFile = (name: string, type: string, content: string | Blob) => void

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

  function finish(query: ListQuery, loaded: LoadedExpenses, options: ExportOptions): void {
    const { range, filter = null } = query
    const name = exportName(range, now())
    const { expenses, cut } = loaded
    if (options.format === 'pdf') {
      const report = createReport({
        range,
        filter,
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
    const listed = latestFirst(expenses)
    const file = options.allFields ? fullCsv(listed) : expensesCsv(listed, currency.peek())
    saveFile(`${name}.csv`, 'text/csv;charset=utf-8', file)
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
    const query = queryOf(options.span, preset, today())
    const most = options.format === 'pdf' ? MAX_EXPORT : undefined
    const result = await loadExpenses(api, query, most)
    if (asked !== generation) return
    const stay = (problem: ExportProblem) => {
      state.value = { kind: 'choosing', preset, problem }
    }
    if (result.kind === 'failed') return stay(result.failure.kind === 'offline' ? 'network' : 'failed')
    if (result.value.expenses.length === 0) return stay('empty')
    try {
      finish(query, result.value, options)
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
