/** What is not saved yet and goes when it is named in a sentence of deleting: a draft without a price, a sentence that waits. */
import type { ReadAnswer } from '../../../shared/contracts/understanding.ts'
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { AskedPrice } from '../receipt/asked-price.ts'

export interface Droppable {
  /** As a correction can mean them; the ids are none of the server's. They go together. */
  readonly expenses: readonly SavedExpense[]
  readonly drop: () => void
}

/** A draft whose price is asked for. */
export function droppableDraft(
  { key, form }: AskedPrice,
  currency: SavedExpense['currency'],
  drop: () => void,
): Droppable {
  const { description, category } = form
  const date = parseCalendarDate(form.date)
  const id = `draft:${key}`
  const unpriced = { id, description, category, currency, amount: 0 as Minor, paymentMethod: null }
  return { expenses: date ? [{ ...unpriced, date }] : [], drop }
}

/**
 * Whether the text may be about something that is not saved: it tells of no expense, and what is saved does not fit.
 * `isUnsent`: what `request` names waits.
 */
export function mayDrop({ request, extraction }: ReadAnswer, isUnsent: boolean): boolean {
  if (extraction.items.length > 0) return false
  if (request?.kind !== 'correction') return request === null
  const { correction } = request
  return isUnsent || (correction.kind === 'ask' && correction.options.length === 0)
}

/** Whether it names what it deletes, and does nothing else. */
export function deletesOnly({ request }: Pick<ReadAnswer, 'request'>): boolean {
  if (request?.kind !== 'correction') return false
  const { correction } = request
  const changes = correction.kind === 'changes' ? correction.changes : correction.options.flat()
  return changes.length > 0 && changes.every(({ kind }) => kind === 'delete')
}

/** Those that `request`, read beside all of `droppables`, deletes, each whole; empty where it does anything else. */
export function droppedBy(
  { request }: Pick<ReadAnswer, 'request'>,
  droppables: readonly Droppable[],
): readonly Droppable[] {
  if (request?.kind !== 'correction' || request.correction.kind !== 'changes') return []
  const { changes } = request.correction
  const ids = new Set(changes.map(({ id }) => id))
  const dropped = droppables.filter(({ expenses }) => expenses.some(({ id }) => ids.has(id)))
  const isWhole = dropped.every(({ expenses }) => expenses.every(({ id }) => ids.has(id)))
  return isWhole && changes.every(({ kind }) => kind === 'delete') ? dropped : []
}
