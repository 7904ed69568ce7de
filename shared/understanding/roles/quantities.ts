/** Quantities: numbers of a clause that are no money, beside an amount. */

import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount, hasContent, isAmount, merged } from '../clauses/clause-content.ts'
import { isCertain, isSmall } from '../spans/amount.ts'
import { isTimes } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isCountBehindShop } from './counts-behind-shop.ts'
import { certainIn, paidLater } from './paid-later.ts'
import { isPortion, MAX_PORTIONS } from './portions.ts'
import { comesTo } from './priced-together.ts'
import { tellsWayBack } from './way-back-words.ts'

/** Verbs after which a bare small number is a price: 'paid 5', 'habis lima'. */
const PAYING = new Set(
  phraseList(`habis|abis|spent|spend|paid|pay|bayar|bayarnya|keluar|kena|cost|costs|for|seharga|harganya|harga|was|is|at
  sebesar|total|totalnya|around|about|sekitar|cuma|only|just|ngabisin|senilai|belanja|jajan|rp|usd|buat|untuk`),
)

/** Whether a part is only the multiplication sign of '15 ribu x 3'. */
function isFactor(part: Part | undefined): boolean {
  return part?.kind === 'words' && part.words.length === 1 && isTimes(part.words[0])
}

/** 'Kulot dua, yang item 60': behind the count each of them is told. */
const EACH_OF_THEM: ReadonlySet<string> = new Set(['yang', 'yg', 'satu', 'satunya'])

function tellsEach(next: Clause | undefined): boolean {
  if (next?.marker !== 'comma' || !hasAmount(next)) return false
  const first = next.parts[0]
  return first?.kind === 'words' && EACH_OF_THEM.has(first.words[0]?.word ?? '')
}

/** Words that begin when something was paid: 'a basket of tots six after close'. */
const WHEN: ReadonlySet<string> = new Set(
  phraseList('after|before|during|while|when|sebelum|sesudah|setelah|habis|abis|pas|waktu'),
)

/** Verbs before what was counted: 'ate three before noon'. */
const DID: ReadonlySet<string> = new Set(
  phraseList('ate|had|drank|saw|met|got|took|did|made|makan|minum|dapat'),
)

const EACH: ReadonlySet<string> = new Set(['satunya', 'sijine', 'sebijinya', 'satuannya', 'each'])

/** Most words of what is counted and 'satunya': 'dua tempat satunya seratus'. */
const MAX_EACH = 2

/** Whether the words are only the 'satunya' of 'bedak dua satunya sebelas setengah', or what is counted with it. */
function isEach(words: readonly Token[]): boolean {
  return words.length <= MAX_EACH && EACH.has(words.at(-1)?.word ?? '')
}

/** Whether an amount between these is the price of each: the 54 of 'pads 62.99 two rotors at 54 apiece'. */
function isPriceOfEach(before: Part | undefined, next: Part | undefined): boolean {
  const isAt = before?.kind === 'words' && before.words.at(-1)?.word === 'at'
  return isAt && next?.kind === 'words' && APIECE.has(next.words[0]?.word ?? '')
}
const APIECE: ReadonlySet<string> = new Set(['each', 'apiece'])

/** The 2 of 'stuffing mix two for seven', but not that of 'coffee five for two'. */
function isBundle(parts: readonly Part[], index: number, amount: SpokenAmount): boolean {
  const [link, price, behind] = parts.slice(index + 1, index + 4)
  if (link?.kind !== 'words' || link.words.length !== 1 || link.words[0]?.word !== 'for') return false
  if (price?.kind !== 'amount' || !isSmall(amount) || amount.plain < 2) return false
  const isPriced = hasContent(parts[index - 1]) || hasContent(behind)
  return isPriced && (price.amount.named !== null || price.amount.plain > amount.plain)
}

/** The 3 of 'fish plates, three at 12', but not that of 'table for three at 12'. */
function isCountAt(parts: readonly Part[], index: number, amount: SpokenAmount): boolean {
  const [before, link, price] = [parts[index - 1], parts[index + 1], parts[index + 2]]
  if (link?.kind !== 'words' || link.words.length !== 1 || link.words[0]?.word !== 'at') return false
  const isOfPeople = before?.kind === 'words' && before.words.at(-1)?.word === 'for'
  return price?.kind === 'amount' && !isOfPeople && isSmall(amount) && amount.plain >= 2
}

/** The two of 'took two of the grandkids bowling'. */
const SOME_OF = phraseSet(['of the'])

function countsSomeOf(next: Part | undefined): boolean {
  return next?.kind === 'words' && matchPhrase(SOME_OF, next.words, 0) !== null
}

/** Behind a price: 'twelve each for the kids', 'five and some change at QuikTrip'. */
const WITH_MORE = phraseSet(
  phraseList(
    'each|apiece|and some change|and change|or so|something|and some|more on|more for|with the|with an extra|with extra|with tip|with tax',
  ),
)

function isPriceWithMore(next: Part | undefined): boolean {
  return next?.kind === 'words' && matchPhrase(WITH_MORE, next.words, 0) !== null
}

/** Later times of the day, behind which another thing follows. */
const LATER_ON: ReadonlySet<string> = new Set(
  phraseList('siangnya|sorenya|malamnya|malemnya|paginya|pulangnya'),
)

/**
 * Whether a small number behind a thing is its price, as other prices of the clause are said without 'ribu': the five of
 * 'soto lima belas es jeruk lima kerupuk dua ribu', 'soto 15 ribu es jeruk lima sorenya pulsa 22 ribu'.
 */
function isListedBare(parts: readonly Part[], index: number, { plain, scale }: SpokenAmount): boolean {
  const next = parts[index + 1]
  if (scale !== 1 || plain <= MAX_PORTIONS || next?.kind !== 'words' || !hasContent(next)) return false
  const earlier = parts.slice(0, index).flatMap(part => (part.kind === 'amount' ? [part.amount] : []))
  if (LATER_ON.has(next.words[0]?.word ?? '')) return earlier.length > 0
  return earlier.some(
    price => price.scale === 1 && price.named === null && !isCertain(price) && !isSmall(price),
  )
}

function isQuantity(
  { parts }: Clause,
  index: number,
  amount: SpokenAmount,
  isPaidLater: boolean,
  following: Clause | undefined,
): boolean {
  if (isCertain(amount)) return false
  const before = parts[index - 1]
  const next = parts[index + 1]
  if (isPriceOfEach(before, next)) return false
  if (isFactor(before) && parts[index - 2]?.kind === 'amount') return true
  if (next?.kind === 'amount') return true
  if (next?.kind === 'words' && next.words[0]?.word === '@' && isSmall(amount)) return true
  if (next?.kind === 'words' && isEach(next.words) && parts[index + 2]?.kind === 'amount' && isSmall(amount))
    return true
  if (isSmall(amount) && countsSomeOf(next)) return true
  if (isBundle(parts, index, amount) || isCountAt(parts, index, amount)) return true
  if (isCountBehindShop(parts, index, amount)) return true
  if (isPriceWithMore(next)) return false
  const ownThing = hasContent(before) || (before?.kind === 'words' && tellsWayBack(before.words))
  if (ownThing && isListedBare(parts, index, amount)) return false
  if (certainIn({ parts })) {
    if (before?.kind === 'amount') return true
    const isLast = next === undefined
    const afterAnother = parts.slice(0, index).some(part => part.kind === 'amount')
    if (isLast) return !(ownThing && afterAnother)
    return isSmall(amount) || !ownThing || !hasContent(next)
  }
  if (!isSmall(amount)) return false
  if (ownThing && (isPaidLater || comesTo(parts, index))) return true
  if (next === undefined) return ownThing && tellsEach(following)
  const word = next.kind === 'words' ? next.words[0] : undefined
  const preceding = before?.kind === 'words' ? before.words.at(-1) : undefined
  if (isLink(word) || !hasContent(next)) return false
  if (WHEN.has(word?.word ?? '') && !DID.has(preceding?.word ?? '')) return false
  if (ownThing && parts.slice(index + 1).some(part => part.kind === 'amount')) return false
  return !PAYING.has(preceding?.word ?? '')
}

/** The clauses with every quantity turned back into words; no price is said as 'satu'. */
export function demoteQuantities(utterance: Utterance, clauses: readonly Clause[]): Clause[] {
  const later = paidLater(clauses)
  const isOnly = clauses.reduce((count, { parts }) => count + parts.filter(isAmount).length, 0) < 2
  const isOne = ({ start, end }: SpokenAmount) =>
    !isOnly && end === start + 1 && utterance.word(start) === 'satu' && start < utterance.tokens.length - 1
  return clauses.map((clause, at) => {
    const parts = clause.parts.map((part, index): Part => {
      if (
        part.kind === 'words' ||
        !(
          isOne(part.amount) ||
          isQuantity(clause, index, part.amount, later[at] ?? false, clauses[at + 1]) ||
          isPortion(utterance, clause, index, part.amount, clauses[at + 1])
        )
      )
        return part
      const { start, end } = part.amount
      return { kind: 'words', words: utterance.between(start, end) }
    })
    return { ...clause, parts: merged(parts) }
  })
}
