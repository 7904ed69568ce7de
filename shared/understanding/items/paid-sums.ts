/**
 * Sums that only tell how much was handed over for what is named beside them: 'trim 45, shoes 95, wrote him a check for the
 * 140', 'Venmoed Marcus 68, that's 40 for gas and 28 for dinner'.
 */
import { isName } from '../intent/subject.ts'
import { CENT } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'

/** Words of handing over money. */
const HANDING = phraseSet(
  phraseList(
    `wrote|write|cut|a check|one check|the check|check|checks|mailed|paid|gave|handed|sent|venmoed|zelled|transferred|put|charged|swiped|covered|covers|took care of|rang up|rang me up|whole|the whole|whole thing|all of it|it all|everything|him|her|them|card|cash|cost|bill|receipt|for|to|on|that|thats|it was
    bayar|kubayar|transfer|kutransfer|kasih|kukasih|semua|semuanya|sekalian`,
  ),
)

/** Whether the words tell only that it was paid, or to whom. */
function tellsHanding(words: readonly Token[]): boolean {
  if (!nameThing(words)) return true
  return contentWords(withoutPhrases(HANDING, words)).every(isName)
}

function isSumOf({ amount }: DraftItem, parts: readonly DraftItem[]): boolean {
  const sum = parts.reduce((total, part) => total + part.amount.plain, 0)
  return parts.length > 1 && Math.abs(sum - amount.plain) < CENT
}

/** Whether such parts are purchases told by their names. */
function areNamed(parts: readonly DraftItem[]): boolean {
  return parts.every(({ words }) => nameThing(words) && !tellsHanding(words))
}

/** The parts with what is told of the sum alone: its day and way of paying. */
function paidWith(parts: readonly DraftItem[], { day, payment }: DraftItem): readonly DraftItem[] {
  return parts.map(part => ({ ...part, day: part.day ?? day, payment: part.payment ?? payment }))
}

/** The items without such a sum before or behind all others. */
export function withoutPaidSums(items: readonly DraftItem[]): readonly DraftItem[] {
  const [first, ...behind] = items
  const last = items.at(-1)
  const before = items.slice(0, -1)
  if (!first || !last || items.length < LEAST) return items
  if (tellsHanding(last.words) && isSumOf(last, before) && areNamed(before)) return paidWith(before, last)
  if (tellsHanding(first.words) && isSumOf(first, behind) && areNamed(behind)) return paidWith(behind, first)
  return items
}

/** A sum and two parts. */
const LEAST = 3
