/** How the tables of utterances are written, and how a real answer is written the same way. */
import type { Currency } from '../../../shared/domain/currency.ts'
import type { Extraction, SpeechContext } from '../../../shared/domain/extraction.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { speakersClock } from '../../../shared/understanding/utterance/clock.ts'
import { tokenise } from '../../../shared/understanding/utterance/token.ts'
import { Utterance as SpokenUtterance } from '../../../shared/understanding/utterance/utterance.ts'

/** Something was said, and it is no expense. */
export const NOT_EXPENSE = 'not_expense'
/** Nothing was said. */
export const SILENCE = 'silence'

/** Each item as `description | amount currency | category [| date] [| payment method]`; the date when not today. */
export type Heard = readonly string[] | typeof NOT_EXPENSE | typeof SILENCE

export type Utterance = readonly [said: string, heard: Heard]

/** A Friday morning in Jakarta. */
export const TODAY = '2026-11-20'
export function context(currency: Currency = 'IDR', now = `${TODAY}T10:00:00+07:00`): SpeechContext {
  return { now: new Date(now), zone: 'Asia/Jakarta', currency }
}

/** A text with its tokens, and nothing recognised yet. */
export function utteranceOf(text: string, spoken = context()): SpokenUtterance {
  return new SpokenUtterance(tokenise(text), speakersClock(spoken))
}

export function written({ items, violationType }: Extraction): Heard {
  if (items.length === 0) return violationType === null ? SILENCE : NOT_EXPENSE
  return items.map(item =>
    [
      item.description,
      `${toMajor(item.amount, item.currency)} ${item.currency}`,
      item.category,
      ...(item.date === TODAY ? [] : [item.date]),
      ...(item.paymentMethod === null ? [] : [item.paymentMethod]),
    ].join(' | '),
  )
}
