/** Quantities: numbers of a clause that are no money, beside an amount. */

import type { Clause, Part } from '../clauses/clause.ts'
import { clauseContent, hasAmount, hasContent, isAmount, merged } from '../clauses/clause-content.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCertain, isSmall } from '../spans/amount.ts'
import { isTimes } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isLink } from '../words/link-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { comesTo, namesTogether } from './priced-together.ts'
import { tellsWayBack } from './way-back-words.ts'

/** Verbs after which a bare small number is a price: 'paid 5', 'habis lima'. */
const PAYING = new Set(
  phraseList(`habis|abis|spent|spend|paid|pay|bayar|bayarnya|keluar|kena|cost|costs|for|seharga|harganya|harga|was|is|at
  sebesar|total|totalnya|around|about|sekitar|cuma|only|just|ngabisin|senilai|belanja|jajan|rp|usd|buat|untuk`),
)

/** Whether words are a count, with or without its unit: 'two kids', 'five days' have one. */
export function namesCount(words: readonly Token[]): boolean {
  return words.every(
    token =>
      token.kind !== 'word' || numberWord(token) !== null || isUnit(token) || SMALL_WORDS.has(token.word),
  )
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  phraseList(
    'seorang|perorang|sorang|orang|per|each|apiece|at|jadi|so|thats|its|which|makes|is|of|them|a|for|the',
  ),
)

function certainIn({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(part => part.kind === 'amount' && isCertain(part.amount))
}

const TOTALS: ReadonlySet<string> = new Set(
  phraseList('semuanya|semua|totalnya|total|jadi|jadinya|altogether|together|in|all'),
)

/** Whether a clause only tells what all came to, in a number too large to count: 'semuanya 140'. */
function tellsTotal({ parts }: Clause): boolean {
  const [cue, price, ...others] = parts
  if (cue?.kind !== 'words' || price?.kind !== 'amount' || others.some(isAmount)) return false
  return cue.words.length > 0 && cue.words.every(({ word }) => TOTALS.has(word)) && !isSmall(price.amount)
}

/** 'Tuesday coffee at Dutch Bros six, Wednesday lunch, 12.50'. */
function isOfOtherDay(clause: Clause | undefined, next: Clause | undefined): boolean {
  return clause?.day != null && next?.day != null && clause.day.day !== next.day.day
}

/**
 * For each clause, whether the next certain amount has no name of its own and so is the price of the things
 * before.
 */
function paidLater(clauses: readonly Clause[]): boolean[] {
  let later = false
  const isPriced = clauses.some(certainIn)
  const result: boolean[] = clauses.map(() => false)
  for (let at = clauses.length - 1; at >= 0; at--) {
    const clause = clauses[at]
    result[at] = later && !isOfOtherDay(clause, clauses[at + 1])
    if (clause && (certainIn(clause) || (!isPriced && tellsTotal(clause))))
      later = clause.marker !== 'correction' && (!clauseContent(clause) || namesTogether(clause))
  }
  return result
}

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

/** Largest count that is told without a unit before another thing with the price of both. */
const MAX_PORTIONS = 3
/** What does cost two or three thousand rupiah. */
const CHEAP: ReadonlySet<string> = new Set(
  phraseList(
    'parkir|parkirnya|toilet|wc|permen|kerupuk|krupuk|gorengan|bakwan|tahu|tempe|plastik|kresek|tisu|korek|air|aqua|es|donasi|kencleng|infak|infaq|kotak amal|pengamen|ngamen|fotokopi|print|materai',
  ),
)

/** 'Seblak dua sama es teh 38 ribu': the number is spoken, and the price in thousands stands behind the second thing. */
function isPortion(
  utterance: Utterance,
  { parts }: Clause,
  index: number,
  { start, plain, scale }: SpokenAmount,
  following: Clause | undefined,
): boolean {
  const before = parts[index - 1]
  if (before?.kind !== 'words' || parts.length > index + 1 || following?.marker !== 'and') return false
  const isSpoken = utterance.token(start)?.kind === 'word' && scale === 1 && plain <= MAX_PORTIONS
  if (!isSpoken || !hasContent(before) || before.words.some(({ word }) => CHEAP.has(word))) return false
  return following.parts.some(part => part.kind === 'amount' && part.amount.rupiahScale)
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
  if (isBundle(parts, index, amount)) return true
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
