/** What becomes of a rule when an expense is corrected, or saved and left as the rule had it. */
import {
  isContradicted,
  LEARNED_FIELDS,
  type Learned,
  type LearnedField,
  type LearnedValues,
} from '../../domain/phrase-memory.ts'

/** With the correction that it comes from, which may itself be corrected. */
export interface Taught<T> extends Learned<T> {
  readonly from?: {
    readonly expenseId: string
    /** What the expense had before. */
    readonly was: T
    /** What was known before. */
    readonly before: Learned<T> | null
  }
}

export type TaughtFields = { readonly [F in LearnedField]?: Taught<LearnedValues[F]> }

export interface CorrectedExpense {
  readonly id: string
  readonly before: LearnedValues
  readonly after: LearnedValues
}

/** More agreement tells nothing more. */
const MOST_AGREED = 9

/**
 * What is known of the phrase of an expense once that was corrected; empty where nothing is. Of several corrections of
 * one expense the last counts, and none where it is again as it was.
 */
export function learn(known: TaughtFields, { id, before, after }: CorrectedExpense): TaughtFields {
  const field = <F extends LearnedField>(name: F) => ({
    [name]: corrected<LearnedValues[F]>(known[name], id, before[name], after[name]),
  })
  return present({ ...field('category'), ...field('description'), ...field('paymentMethod') })
}

function corrected<T>(known: Taught<T> | undefined, expenseId: string, was: T, value: T) {
  if (was === value) return known
  const again = known?.from?.expenseId === expenseId ? known.from : null
  const base = again ? again.before : known ? bare(known) : null
  const origin = again ? again.was : was
  if (value === origin) return base ?? undefined
  return { ...agreeing(base, value), from: { expenseId, was: origin, before: base } } satisfies Taught<T>
}

function agreeing<T>(base: Learned<T> | null, value: T): Learned<T> {
  if (base === null) return { value, agreed: 1, wavered: false }
  if (base.value !== value) return { value, agreed: 1, wavered: true }
  return { ...base, agreed: Math.min(MOST_AGREED, base.agreed + 1) }
}

/** What is known of the phrase of an expense that was saved like this. The same object where it tells nothing new. */
export function confirm(known: TaughtFields, saved: LearnedValues): TaughtFields {
  const field = <F extends LearnedField>(name: F) => {
    const taught: Taught<LearnedValues[F]> | undefined = known[name]
    return { [name]: taught && confirmed(taught, saved[name]) }
  }
  const next = present({ ...field('category'), ...field('description'), ...field('paymentMethod') })
  return LEARNED_FIELDS.every(name => next[name] === known[name]) ? known : next
}

/** Of what is contradicted, the person is asked; that they leave it tells little. */
function confirmed<T>(taught: Taught<T>, value: T): Taught<T> {
  if (taught.value !== value || isContradicted(taught) || taught.agreed >= MOST_AGREED) return taught
  return { ...taught, agreed: taught.agreed + 1 }
}

function bare<T>({ value, agreed, wavered }: Learned<T>): Learned<T> {
  return { value, agreed, wavered }
}

function present(
  fields: { readonly [F in LearnedField]?: Taught<LearnedValues[F]> | undefined },
): TaughtFields {
  return Object.fromEntries(Object.entries(fields).filter(([, taught]) => taught !== undefined))
}
