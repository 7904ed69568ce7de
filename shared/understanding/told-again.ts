/** Sentences that tell in full what is saved already: the same was bought again, or its price is put right. */
import type { Correction, SavedExpense } from '../domain/correction.ts'
import type { ExtractedItem, Extraction } from '../domain/extraction.ts'
import { CUES } from './corrections/cue-words.ts'
import { RELATIVE } from './corrections/relative-words.ts'
import { BUYING } from './intent/spending-words.ts'
import { CORRECTING, openingOf, POINTERS } from './plain-expense.ts'
import { type Token, tokenise } from './utterance/token.ts'
import { containsPhrase, matchPhrase } from './words/phrase-table.ts'

/** Most words of a name that refers to a saved expense: a longer name tells a new one. */
const LONGEST_REFERENCE = 2

/**
 * `correction` of `text`, whose expenses are `items`. Null where just these are saved and no word corrects: they were bought
 * again. Saved with another price, or beside such a word, they may be either.
 */
export function unlessToldAgain(
  correction: Correction,
  text: string,
  saved: readonly SavedExpense[],
  { items }: Extraction,
): Correction | null {
  const named = items.map(item => saved.filter(expense => hasName(item, expense)))
  if (items.length === 0 || named.some(({ length }) => length === 0)) return correction
  const tokens = tokenise(text)
  const isCorrecting = containsPhrase(CORRECTING, tokens)
  const isPointed = opensPointing(tokens)
  if (items.every((item, at) => named[at]?.some(expense => isSame(item, expense)))) {
    if (correction.kind === 'ask') return isPointed || isCorrecting ? correction : null
    if (!isCorrecting) return null
    return isPointed ? correction : { kind: 'ask', options: [correction.changes], orNew: true }
  }
  if (correction.kind === 'ask' || isCorrecting || isPointed || !setsAmounts(correction)) return correction
  const isReference = tokens.some(saysWas(tokens)) && items.every(isShort)
  return isReference ? correction : { kind: 'ask', options: [correction.changes], orNew: true, plain: true }
}

function hasName(item: ExtractedItem, expense: SavedExpense): boolean {
  return item.description.toLowerCase() === expense.description.toLowerCase()
}

function isSame(item: ExtractedItem, expense: SavedExpense): boolean {
  return (
    item.amount === expense.amount &&
    item.currency === expense.currency &&
    item.date === expense.date &&
    item.paymentMethod === expense.paymentMethod
  )
}

/** 'kopinya 30', 'add two to the coffee', and not 'paid the water bill, 64'. */
function opensPointing(tokens: readonly Token[]): boolean {
  if (matchPhrase(BUYING, tokens, 0)) return false
  const direction = matchPhrase(RELATIVE, tokens, 0)?.value ?? 'unclear'
  return direction !== 'unclear' || openingOf(tokens).some(pointsBack)
}

/** 'tadi' at the start is the time of a purchase. */
function pointsBack({ word }: Token): boolean {
  return (POINTERS.has(word) && word !== 'tadi') || word.endsWith('nya')
}

function setsAmounts(correction: Extract<Correction, { kind: 'changes' }>): boolean {
  return correction.changes.every(change => change.kind === 'set' && 'amount' in change.set)
}

/** 'coffee was 4.75' */
function saysWas(tokens: readonly Token[]) {
  return (_: Token, at: number) => matchPhrase(CUES, tokens, at)?.value === 'weak'
}

function isShort({ description }: ExtractedItem): boolean {
  return description.split(' ').length <= LONGEST_REFERENCE
}
