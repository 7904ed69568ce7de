/** What a typed text says, as far as it was read. */
import type { ReadAnswer } from '../../../shared/contracts/understanding.ts'
import {
  type Correction,
  type CorrectionOptions,
  isAnother,
  optionsOf,
  type SavedExpense,
} from '../../../shared/domain/correction.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import type {
  ExtractedItem,
  Extraction,
  NoExpenseReason,
  OtherMoney,
  UnpricedExpense,
} from '../../../shared/domain/extraction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { type AskedPrice, withPrice } from '../receipt/asked-price.ts'
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

/** `saved`: what a correction can be about; `onShow`: ids of what a receipt shows of it. */
export function readingOf(
  { request, extraction, asksBudget }: ReadAnswer,
  saved: readonly SavedExpense[],
  onShow: readonly string[],
): Reading {
  if (request?.kind === 'question') return { kind: 'question', question: request.question }
  if (request?.kind === 'undo') return request
  if (request?.kind === 'confirmation') return { kind: 'noExpense', reason: 'confirmed' }
  if (!request && asksBudget) return { kind: 'budget' }
  const told = toldBy(extraction)
  if (request?.kind !== 'correction') return told
  const instead = told.kind === 'expenses' ? told : null
  const correction = optionsOf(request.correction, saved)
  return isAnother(correction, onShow) ? told : { kind: 'correction', correction, instead }
}

/** What the text says as the answer to one of `asked`, the one asked about now first; null where it is none. */
export function readingAsked(
  { request, extraction, price }: ReadAnswer,
  asked: readonly AskedPrice[],
): Reading | null {
  const named = request === null && extraction.items.length === 1 ? extraction.items[0] : undefined
  const nameOf = (description: string) => description.trim().toLowerCase()
  // 'martabak 25 ribu'
  const answers = price
    ? asked[0]
    : asked.find(({ form }) => named && nameOf(form.description) === nameOf(named.description))
  const item = price ?? named
  if (!answers || !item) return null
  const { unpriced = [], besides = [] } = extraction
  return { kind: 'expenses', items: [withPrice(answers, item)], unpriced, besides, answers }
}

/** A correction of what waits: what may be new is saved as new, as a second coffee is; the rest cannot be put right yet. */
export function readingUnsent({ extraction }: ReadAnswer, correction: Correction): Reading {
  const told = toldBy(extraction)
  const mayBeNew = correction.kind === 'ask' && correction.orNew && correction.options.length > 0
  return (mayBeNew || correction.plain) && told.kind === 'expenses' ? told : { kind: 'notSent' }
}

function toldBy({ items, reason, supposed, unpriced = [], besides = [] }: Extraction): Reading {
  if (items.length > 0) return { kind: 'expenses', items, unpriced, besides }
  const [said] = unpriced
  if (said) return { kind: 'unpriced', said }
  // Without a word or a number there is no reason: only signs, or emoji.
  return { kind: 'noExpense', reason: reason ?? 'unclear', ...(supposed && { supposed }) }
}
