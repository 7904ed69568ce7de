/** Recognises a question about the budget, which the figures on home answer: 'berapa sisa anggaran?' */
import type { Extraction, NoExpenseReason } from '../../domain/extraction.ts'

const BUDGET = /\b(?:budget(?:ku|nya|s)?|anggaran(?:ku|nya)?|bujet(?:ku|nya)?)\b/i
const ASKING =
  /\b(?:berapa|sisa(?:nya)?|tinggal|masih|lewat|habis|cek|lihat|gimana|how|what|left|remaining|over|under|within|check|show)\b|\?/i
/** It may be money that was spent. */
const NUMBER = /\d/

/** What the rules say of such a question: they know no budgets. */
const REASONS: ReadonlySet<NoExpenseReason> = new Set(['question', 'noAmount', 'unclear', 'news'])

export function asksBudget(text: string, { items, reason, unpriced }: Extraction): boolean {
  if (items.length > 0 || unpriced || !reason || !REASONS.has(reason)) return false
  return BUDGET.test(text) && ASKING.test(text) && !NUMBER.test(text)
}
