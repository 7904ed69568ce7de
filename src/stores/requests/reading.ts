/** What a typed text says, as far as it was read. */
import type { CorrectionOptions } from '../../../shared/domain/correction.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import type {
  ExtractedItem,
  NoExpenseReason,
  OtherMoney,
  UnpricedExpense,
} from '../../../shared/domain/extraction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import type { AskedPrice } from '../receipt/asked-price.ts'
import type { Droppable } from './droppable.ts'

/** What the text says was spent, as far as it is known. */
export type Told = Extract<Reading, { kind: 'expenses' }>

export type Reading =
  /** Nothing is typed. */
  | { readonly kind: 'empty' }
  /** The first reading has begun. */
  | { readonly kind: 'reading' }
  | {
      readonly kind: 'expenses'
      readonly items: readonly ExtractedItem[]
      readonly unpriced: readonly UnpricedExpense[]
      /** Told of, and not to be noted. */
      readonly besides: readonly OtherMoney[]
      /** It is the price of what is asked about. */
      readonly answers?: AskedPrice
    }
  | { readonly kind: 'unpriced'; readonly said: UnpricedExpense }
  | { readonly kind: 'question'; readonly question: SpendingQuestion }
  /** A question about the budget, whose figures are known. */
  | { readonly kind: 'budget' }
  /** `instead`: what it says where it is an expense of its own. */
  | { readonly kind: 'correction'; readonly correction: CorrectionOptions; readonly instead: Told | null }
  /** The correction on show is to be undone. */
  | { readonly kind: 'undo' }
  /** What is not saved yet is to be dropped. */
  | { readonly kind: 'drop'; readonly dropped: readonly Droppable[] }
  /** A correction of what is not sent yet. */
  | { readonly kind: 'notSent' }
  /** `supposed`: what it is where the person says that it is an expense. */
  | {
      readonly kind: 'noExpense'
      readonly reason: NoExpenseReason
      readonly supposed?: ExtractedItem
    }
  /** What reads it did not load; the next key stroke tries again. */
  | { readonly kind: 'failed' }

/** Reasons that leave nothing to add to the sentence: it is no expense, unless the rules are wrong. */
const REFUSALS: ReadonlySet<NoExpenseReason> = new Set([
  'income',
  'moved',
  'others',
  'plan',
  'question',
  'command',
  'confirmed',
  'negated',
  'news',
  'unlikely',
])

export function isRefused(reading: Reading): boolean {
  return reading.kind === 'budget' || (reading.kind === 'noExpense' && REFUSALS.has(reading.reason))
}

/** Whether it stays in the field when it is sent, for a reason that sending it again does not change. */
export function staysRefused({ kind }: Reading): boolean {
  return kind === 'noExpense' || kind === 'notSent'
}

export const EMPTY: Reading = { kind: 'empty' }

/** One expense as it was understood; otherwise the text is its description. */
export function knownOf(text: string, reading: Reading): Partial<ExpenseDraft> {
  if (reading.kind === 'unpriced') return reading.said
  const [item, ...others] = toldIn(reading)
  if (!item || others.length > 0 || !('amount' in item)) return { description: text.trim() }
  const { amount, currency, description, category, date, paymentMethod } = item
  return { amount, currency, description, category, date, paymentMethod }
}

function toldIn(reading: Reading): readonly (ExtractedItem | UnpricedExpense)[] {
  if (reading.kind === 'expenses') return [...reading.items, ...reading.unpriced]
  return reading.kind === 'noExpense' && reading.supposed ? [reading.supposed] : []
}
