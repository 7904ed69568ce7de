/** What was saved a moment ago, in whatever way: what a correction can be about. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { ExpenseEdit, SavedExpense } from '../../../shared/domain/correction.ts'
import { MAX_CONTEXT } from '../../../shared/wire/voice-request.ts'
import { type Receipt, savedOf } from './receipt.ts'

/** How long it can be put right once no receipt shows it any more, in milliseconds. */
const RECENT = 120_000

export interface JustSavedDeps {
  readonly receipt: ReadonlySignal<Receipt | null>
  readonly now: () => Date
}

/** Without an id where the backend does not say which one it is. */
export interface NotedExpense extends Omit<SavedExpense, 'id'> {
  readonly id: string | null
}

export function createJustSaved({ receipt, now }: JustSavedDeps) {
  let noted: readonly { readonly at: number; readonly expense: SavedExpense }[] = []

  function note(expenses: readonly NotedExpense[]): void {
    const at = now().getTime()
    const fresh = expenses.flatMap(withId).map(expense => ({ at, expense: { ...expense, savedAt: at } }))
    const ids = fresh.map(({ expense }) => expense.id)
    noted = [...noted.filter(({ expense }) => !ids.includes(expense.id)), ...fresh]
  }

  /** They can be put right once more. */
  function edited(edits: readonly ExpenseEdit[]): void {
    const ids = edits.map(({ before }) => before.id)
    const at = now().getTime()
    const savedAt = new Map(noted.map(({ expense }) => [expense.id, expense.savedAt]))
    noted = [
      ...noted.filter(({ expense }) => !ids.includes(expense.id)),
      ...edits.flatMap(({ after }) =>
        after ? [{ at, expense: { ...after, savedAt: savedAt.get(after.id) ?? at } }] : [],
      ),
    ]
  }

  /** The latest last, at most as many as a recording can name. */
  function current(): readonly SavedExpense[] {
    const since = now().getTime() - RECENT
    const open = receipt.peek()
    const onShow = open ? savedOf(open).flatMap(withId) : []
    const ids = onShow.map(({ id }) => id)
    noted = noted.filter(({ at, expense }) => at >= since || ids.includes(expense.id))
    const known = new Map([...onShow, ...noted.map(({ expense }) => expense)].map(one => [one.id, one]))
    return [...known.values()].slice(-MAX_CONTEXT)
  }

  function clear(): void {
    noted = []
  }

  return { note, edited, current, clear }
}

function withId({
  id,
  amount,
  currency,
  description,
  category,
  date,
  paymentMethod,
}: NotedExpense): SavedExpense[] {
  return id === null ? [] : [{ id, amount, currency, description, category, date, paymentMethod }]
}
