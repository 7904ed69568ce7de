/** The filters of a question: a category, a meal, a payment method. */
import type { Category } from '../../domain/category.ts'
import { type Token, withWord } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseMatch, skipPhrase } from '../words/phrase-table.ts'
import { readAskedPayment } from './asked-payment.ts'
import { MEALS, NAMED_CATEGORIES } from './named-category.ts'
import type { FoundParts } from './question-part.ts'

/** The category, meal or way of paying that starts there. */
export function readFilter(utterance: Utterance, at: number): FoundParts | null {
  const { tokens } = utterance
  const meal = skipPhrase(MEALS, tokens, at)
  if (meal > at)
    return { parts: [{ kind: 'thing', words: utterance.between(at, meal), isNamed: true }], end: meal }
  const named = matchPhrase(NAMED_CATEGORIES, tokens, at) ?? readOwned(tokens, at)
  if (named) return { parts: [{ kind: 'category', value: named.value }], end: named.end }
  const paid = readAskedPayment(utterance, at)
  return paid && { parts: [{ kind: 'payment', value: paid.method }], end: paid.end }
}

/** 'hiburanku', 'langgananmu' */
function readOwned(tokens: readonly Token[], at: number): PhraseMatch<Category> | null {
  const token = tokens[at]
  if (!token || !/[uya]$/.test(token.word)) return null
  const [, owned] = /^(.{4,})(?:ku|mu|nya)$/.exec(token.word) ?? []
  if (!owned) return null
  const found = matchPhrase(NAMED_CATEGORIES, [withWord(token, owned)], 0)
  return found && { ...found, end: at + 1 }
}
