/** Updates a rule when an expense is corrected, or saved as the rule had it. */
import {
  isContradicted,
  LEARNED_FIELDS,
  type Learned,
  type LearnedField,
  type LearnedValues,
} from '../../domain/phrase-memory.ts'
import { isOtherThing } from './other-thing.ts'

/** A learned value with its source correction, which may itself be corrected. */
export interface Taught<T> extends Learned<T> {
  readonly from?: {
    readonly expenseId: string
    /** The value of the expense before. */
    readonly was: T
    /** The rule before. */
    readonly before: Learned<T> | null
  }
}

export type TaughtFields = { readonly [F in LearnedField]?: Taught<LearnedValues[F]> }

export interface CorrectedExpense {
  readonly id: string
  readonly before: LearnedValues
  readonly after: LearnedValues
}

/** The count of agreements stops here. */
const MOST_AGREED = 9

/**
 * The rules of a phrase after its expense was corrected; empty where there are none. Of several corrections
 * of one expense the last counts; a correction back to the original value counts as none, and so does the name of
 * another thing: what was bought once instead of a soup is no name of soups.
 */
export function learn(known: TaughtFields, { id, before, after }: CorrectedExpense): TaughtFields {
  const field = <F extends LearnedField>(name: F) => ({
    [name]: corrected<LearnedValues[F]>(known[name], id, before[name], after[name]),
  })
  if (isOtherThing(before.description, after.description))
    return present({ ...known, ...field('paymentMethod') })
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

/** The rules of a phrase after its expense was saved so; the same object where nothing changes. */
export function confirm(known: TaughtFields, saved: LearnedValues): TaughtFields {
  const field = <F extends LearnedField>(name: F) => {
    const taught: Taught<LearnedValues[F]> | undefined = known[name]
    return { [name]: taught && confirmed(taught, saved[name]) }
  }
  const next = present({ ...field('category'), ...field('description'), ...field('paymentMethod') })
  return LEARNED_FIELDS.every(name => next[name] === known[name]) ? known : next
}

/** A contradicted value is not confirmed by saving, since the user was asked about it. */
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
