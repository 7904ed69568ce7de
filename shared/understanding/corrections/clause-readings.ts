/** The changes of each clause of a correction, and their combination. */
import type { Correction, ExpenseChange, SavedExpense } from '../../domain/correction.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { changeOf } from './change.ts'
import type { CorrectionClause } from './clause.ts'
import type { OtherPlaces } from './other-places.ts'
import { targetsOf } from './targets.ts'

/** The result where the change is not clear. */
export const UNCLEAR: Correction = { kind: 'ask', options: [], orNew: true }

/** The changes of each option; several options where the target is ambiguous. */
export type ClauseReading = readonly (readonly ExpenseChange[])[] | 'unclear'

export function readClause(
  clause: CorrectionClause,
  saved: readonly SavedExpense[],
  others: OtherPlaces,
): ClauseReading {
  if (clause.saysCard && !clause.deletes) return ofEitherCard(clause, saved, others)
  const targets = targetsOf(clause, saved, others)
  const changes = (places: readonly number[]) =>
    places.flatMap(place => {
      const expense = saved[place]
      return expense ? [changeOf(clause, expense)] : []
    })
  const certain = changes(targets.kind === 'these' ? targets.places : targets.certain)
  const open = targets.kind === 'these' ? [] : changes(targets.places)
  if ([...certain, ...open].includes('unclear')) return 'unclear'
  const sure = certain.flatMap(isChange)
  const options = open.flatMap(isChange)
  if (targets.kind === 'these') return sure.length > 0 ? [sure] : []
  // One option per possible target, each with the certain changes.
  return options.map(option => [...sure, option])
}

const CARDS: readonly PaymentMethod[] = ['Credit Card', 'Debit Card']

function ofEitherCard(
  clause: CorrectionClause,
  saved: readonly SavedExpense[],
  others: OtherPlaces,
): ClauseReading {
  const readings = CARDS.map(method =>
    readClause({ ...clause, saysCard: false, payments: [{ value: method, denied: false }] }, saved, others),
  )
  const options = readings.flatMap(reading => (reading === 'unclear' ? [] : reading))
  // An expense already paid by one of the cards stays unchanged.
  return options.length < CARDS.length ? [] : options
}

function isChange(change: ReturnType<typeof changeOf>): ExpenseChange[] {
  return change === 'none' || change === 'unclear' ? [] : [change]
}

/** The combined correction; null where it changes nothing. `orNew`: the text may also be a new expense. */
export function combined(readings: readonly ClauseReading[], orNew: boolean): Correction | null {
  if (readings.includes('unclear')) return UNCLEAR
  const said = readings.filter((reading): reading is Exclude<ClauseReading, 'unclear'> => reading.length > 0)
  const open = said.filter(options => options.length > 1)
  if (said.length === 0) return null
  if (open.length > 1) return UNCLEAR
  const sure = withoutRepeated(
    said.filter(options => options.length === 1).flatMap(([changes = []]) => changes),
  )
  const options = open[0]?.map(option => [...sure, ...option]) ?? [sure]
  if (options.some(hasTwoOfOne)) return UNCLEAR
  const [only] = options
  return options.length === 1 && only && !orNew
    ? { kind: 'changes', changes: only }
    : { kind: 'ask', options, orNew }
}

/** The correction as a question: 'never mind' may mean all saved expenses, one of them, or none. */
export function asked(correction: Correction): Correction {
  if (correction.kind === 'changes') return { kind: 'ask', options: [correction.changes], orNew: false }
  const all = withoutRepeated(correction.options.flat())
  const isOfSeveral = correction.options.length > 1 && all.every(({ kind }) => kind === 'delete')
  return isOfSeveral ? { ...correction, options: [all, ...correction.options] } : correction
}

/** 'nggak jadi grab, hapus grabnya' */
function withoutRepeated(changes: readonly ExpenseChange[]): readonly ExpenseChange[] {
  return changes.filter(
    (change, at) =>
      change.kind !== 'delete' ||
      !changes.slice(0, at).some(({ kind, id }) => kind === 'delete' && id === change.id),
  )
}

function hasTwoOfOne(changes: readonly ExpenseChange[]): boolean {
  return new Set(changes.map(({ id }) => id)).size < changes.length
}
