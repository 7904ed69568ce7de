/** Whether a heard item is the one expected, field by field. */
import type { ExtractedItem } from '../../shared/domain/extraction.ts'
import { toMajor } from '../../shared/domain/money.ts'
import type { ExpectedItem } from './sample.ts'

/** Less than half a cent: amounts in major units are binary fractions. */
const ROUNDING = 0.005

export type IsSame = (expected: ExpectedItem, heard: ExtractedItem) => boolean

/** In amount and currency. */
export function sameAmount(
  expected: Pick<ExpectedItem, 'amount' | 'currency'>,
  { amount, currency }: Pick<ExtractedItem, 'amount' | 'currency'>,
): boolean {
  return currency === expected.currency && Math.abs(toMajor(amount, currency) - expected.amount) < ROUNDING
}

export const sameCategory: IsSame = (expected, heard) =>
  heard.category === expected.category || (expected.category_also ?? []).includes(heard.category)

export const sameDate: IsSame = (expected, heard) => heard.date === expected.date

export const samePayment: IsSame = (expected, heard) => heard.paymentMethod === expected.payment_method

/** As expected, or as one of its equals, but for case and signs. */
export const sameDescription: IsSame = (expected, heard) =>
  [expected.description, ...(expected.description_also ?? [])].some(
    description => wordsOf(description) === wordsOf(heard.description),
  )

function wordsOf(description: string): string {
  return description
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
