/** Bringing back expenses from a file: what it holds, and what of that is missing. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { AssumedDay, FaultyRow, ImportedExpense, ReadFile } from '../../../shared/domain/csv-import.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { MAX_IMPORT } from '../../../shared/wire/import.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiFailure } from '../../api/http.ts'
import type { AuthState } from '../account/auth.ts'
import { type UndoImportDeps, undoImport } from './undo-import.ts'

/** What a file holds, its amounts being of the currency where it does not say of which they are. */
export type ReadExpenses = (otherwise: Currency, today: CalendarDate) => ReadFile

export type ImportProblem = 'unknown' | 'empty' | 'network' | 'failed'

/** A file that was read, and what the account has of it. */
export interface CheckedFile {
  readonly read: ReadExpenses
  /** Of the amounts; null where the file tells it of each. */
  readonly currency: Currency | null
  readonly fresh: number
  readonly existing: number
  readonly faults: readonly FaultyRow[]
  readonly assumedDay: AssumedDay | null
}

export type ImportState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'choosing'; readonly problem: ImportProblem | null }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'checked'
      readonly file: CheckedFile
      readonly problem: ImportProblem | null
      /** Ids of what was added before a failure. */
      readonly added: readonly string[]
    }
  | { readonly kind: 'importing'; readonly file: CheckedFile }

export interface ImportingDeps extends UndoImportDeps {
  readonly api: Pick<Api, 'importExpenses' | 'deleteExpenses'>
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
  readonly randomId: () => string
}

interface Batch {
  readonly items: readonly ImportedExpense[]
  readonly key: string
}

export function createImporting({ api, auth, toasts, today, randomId, onChanged }: ImportingDeps) {
  const state = signal<ImportState>({ kind: 'closed' })
  const undo = (ids: readonly string[]) => undoImport({ api, toasts, onChanged }, ids)
  let batches: readonly Batch[] = []
  let generation = 0

  function to(next: ImportState): void {
    generation++
    state.value = next
  }

  /** `currency`: of amounts of which the file does not say it. */
  async function check(read: ReadExpenses, currency: Currency): Promise<void> {
    const content = read(currency, today())
    if (content.kind === 'unknown') return to({ kind: 'choosing', problem: 'unknown' })
    const { items, faults, hasCurrencies, assumedDay } = content
    if (items.length + faults.length === 0) return to({ kind: 'choosing', problem: 'empty' })
    to({ kind: 'checking' })
    const asked = generation
    batches = Array.from({ length: Math.ceil(items.length / MAX_IMPORT) }, (_, index) => ({
      items: items.slice(index * MAX_IMPORT, (index + 1) * MAX_IMPORT),
      key: randomId(),
    }))
    let [fresh, existing] = [0, 0]
    for (const batch of batches) {
      const result = await api.importExpenses(batch.items, null)
      if (asked !== generation) return
      if (result.kind === 'failed') return to({ kind: 'choosing', problem: problemOf(result.failure) })
      fresh += result.value.added
      existing += result.value.existing
    }
    const file = { read, currency: hasCurrencies ? null : currency, fresh, existing, faults, assumedDay }
    to({ kind: 'checked', file, problem: null, added: [] })
  }

  /** What was added before a failure stays, and is not added again by the next attempt. */
  async function run(): Promise<void> {
    const current = state.peek()
    if (current.kind !== 'checked') return
    const { file } = current
    const ids = [...current.added]
    to({ kind: 'importing', file })
    const asked = generation
    for (const batch of batches) {
      const result = await api.importExpenses(batch.items, batch.key)
      if (result.kind === 'failed') {
        if (ids.length > 0) onChanged()
        if (asked === generation)
          to({ kind: 'checked', file, problem: problemOf(result.failure), added: ids })
        else tellPart(ids, file)
        return
      }
      ids.push(...result.value.ids)
      if (asked === generation) batches = batches.filter(one => one !== batch)
    }
    if (asked === generation) to({ kind: 'closed' })
    const options = { undo: () => void undo(ids) }
    toasts.show('success', { kind: 'imported', count: ids.length }, options)
    onChanged()
  }

  /** Of an import that was left half done. */
  function tellPart(ids: readonly string[], { fresh }: CheckedFile): void {
    if (ids.length === 0 || auth.peek().kind !== 'signedIn') return
    const notice = { kind: 'importedPartly', count: ids.length, of: fresh } as const
    toasts.show('info', notice, { undo: () => void undo(ids), duration: null })
  }

  function close(): void {
    const { value: left } = state
    to({ kind: 'closed' })
    if (left.kind === 'checked') tellPart(left.added, left.file)
  }

  /** Deletes what was added before a failure. */
  async function undoPart(): Promise<void> {
    const { value: left } = state
    if (left.kind !== 'checked') return
    to({ kind: 'closed' })
    if (await undo(left.added)) toasts.show('success', { kind: 'manyDeleted', count: left.added.length })
  }

  effect(() => {
    if (auth.value.kind === 'signedOut') to({ kind: 'closed' })
  })

  return {
    state: state as ReadonlySignal<ImportState>,
    open: () => to({ kind: 'choosing', problem: null }),
    close,
    undoPart,
    check,
    run,
  }
}

function problemOf(failure: ApiFailure): ImportProblem {
  return failure.kind === 'offline' ? 'network' : 'failed'
}
