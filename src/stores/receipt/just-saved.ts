/** What was saved a moment ago, in whatever way: what a correction can be about. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import { MAX_CONTEXT } from '../../../shared/wire/voice-request.ts'
import { type Receipt, savedOf } from './receipt.ts'

/** How long it can be put right once no receipt shows it any more, in milliseconds. */
const RECENT = 120_000

export interface JustSavedDeps {
  readonly receipt: ReadonlySignal<Receipt | null>
  readonly now: () => Date
  /** When the latest of what is not sent yet was said or typed, in milliseconds since the epoch; 0 for none. */
  readonly unsentAt: () => number
  /** Of the typed sentences among it. */
  readonly unsent: () => readonly SavedExpense[]
}

/** Without an id where the backend does not say which one it is. */
export interface NotedExpense extends Omit<SavedExpense, 'id'> {
  readonly id: string | null
}

export function createJustSaved({ receipt, now, unsentAt, unsent }: JustSavedDeps) {
  let noted: readonly { readonly at: number; readonly expense: SavedExpense }[] = []

  /** Saved, or changed since. */
  function note(expenses: readonly NotedExpense[]): void {
    const at = now().getTime()
    const savedAt = new Map(noted.map(({ expense }) => [expense.id, expense.savedAt]))
    const fresh = expenses
      .flatMap(withId)
      .map(expense => ({ at, expense: { ...expense, savedAt: savedAt.get(expense.id) ?? at } }))
    const ids = fresh.map(({ expense }) => expense.id)
    const others = noted.filter(({ expense }) => !ids.includes(expense.id))
    noted = [...others, ...fresh].slice(-MAX_CONTEXT)
  }

  /** Deleted. */
  function forget(ids: readonly string[]): void {
    noted = noted.filter(({ expense }) => !ids.includes(expense.id))
  }

  /** What a correction means is not sent yet: it can't be put right before it is. */
  function isUnsentLatest(): boolean {
    return unsentAt() > Math.max(0, ...noted.map(({ at }) => at))
  }

  /** What a correction can mean while the latest is not sent yet: it is told from something new by these. */
  function waiting(): readonly SavedExpense[] {
    const since = now().getTime() - RECENT
    const recent = noted.filter(({ at }) => at >= since).map(({ expense }) => expense)
    const typed = unsent().filter(({ savedAt = 0 }) => savedAt >= since)
    return [...recent, ...typed].slice(-MAX_CONTEXT)
  }

  /** The one noted last comes last. At most as many as a recording can name. None where the latest is not sent yet. */
  function current(): readonly SavedExpense[] {
    if (isUnsentLatest()) return []
    const since = now().getTime() - RECENT
    const open = receipt.peek()
    const onShow = open ? savedOf(open).flatMap(withId) : []
    const onShowIds = onShow.map(({ id }) => id)
    const recent = noted
      .filter(({ at, expense }) => at >= since || onShowIds.includes(expense.id))
      .map(({ expense }) => expense)
    const ids = recent.map(({ id }) => id)
    return [...onShow.filter(({ id }) => !ids.includes(id)), ...recent].slice(-MAX_CONTEXT)
  }

  /** The latest of all noted, those of `current` among them: only what names one of them and deletes it can mean the others. */
  function earlier(): readonly SavedExpense[] {
    if (isUnsentLatest()) return []
    const latest = current()
    const ids = latest.map(({ id }) => id)
    const before = noted.map(({ expense }) => expense).filter(({ id }) => !ids.includes(id))
    return before.length === 0 ? [] : [...before, ...latest].slice(-MAX_CONTEXT)
  }

  /** Ids of what the receipt shows. Reads signals. */
  function onShow(): readonly string[] {
    return receipt.value ? savedOf(receipt.value).flatMap(({ id }) => id ?? []) : []
  }

  function clear(): void {
    noted = []
  }

  return { note, forget, current, earlier, onShow, waiting, isUnsentLatest, clear }
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
