/** What the understanding answered about a typed text, as a reading of it. */
import type { ReadAnswer } from '../../../shared/contracts/understanding.ts'
import {
  type Correction,
  isAnother,
  optionsOf,
  type SavedExpense,
} from '../../../shared/domain/correction.ts'
import type { Extraction } from '../../../shared/domain/extraction.ts'
import { type AskedPrice, withPrice } from '../receipt/asked-price.ts'
import type { Reading } from './reading.ts'

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
