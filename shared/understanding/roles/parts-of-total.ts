/** Parts of a total said before them: 'Walmart was 83, 45 of that groceries, 20 dog food and 18 for a curtain'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { CENT, literalRupiah, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase, skipPhrases } from '../words/phrase-table.ts'
import { PARTS } from './included.ts'
import { type Summand, summandsOf } from './summands.ts'

const LEAST_PARTS = 2

/** Behind a part. */
const OF_TOTAL = phraseSet([...PARTS, 'dari itu'])
/** Between that and the thing. */
const WAS = phraseSet(phraseList('was|is|were|went to|was for|for|on|went on|buat|untuk|itu'))

/** Between a part and whom or what it was for: 'charged me sixty in copays, thirty for me and thirty for Anika'. */
const FOR: ReadonlySet<string> = new Set(['for', 'buat', 'untuk'])
/** Before a total that was charged. */
const CHARGED: ReadonlySet<string> = new Set(
  phraseList('charged|paid|spent|total|totalnya|was|were|came|cost|habis|bayar'),
)
/** Of a shared bill only the speaker's part counts. */
const SHARING: ReadonlySet<string> = new Set(
  phraseList('split|splitting|share|shared|halves|dutch|each|patungan|urunan|bagi|dibagi'),
)

/** Whether each amount behind a total only tells for whom or what it was: 'paid 45, 20 for the visit and 25 for the shot'. */
function areFor({ before, amount }: Summand, parts: readonly Summand[], said: readonly Token[]): boolean {
  if (!before.some(({ word }) => CHARGED.has(word)) || said.some(({ word }) => SHARING.has(word)))
    return false
  const end = amount.end
  return parts.every(
    ({ amount: part, before: named, behind }) =>
      part.start > end && !nameThing(named) && FOR.has(behind[0]?.word ?? '') && behind.length > 1,
  )
}

/** Words of a part that is another's, or is what was left. */
const NOT_BOUGHT: ReadonlySet<string> = new Set(
  phraseList('mine|me|his|hers|her|he|she|they|their|theirs|left|so|jadi|sisa|sisanya|punya|punyaku|dia|i'),
)

/** Before a thing bought for another: 'her boots 45'. */
const POSSESSIVES: ReadonlySet<string> = new Set(['her', 'his', 'their', 'my'])

const OTHER = 'other'

/** 'The other 20' may be what was left, where nothing is named behind it. */
function isBought({ before, behind }: Summand): boolean {
  if (before.some(({ word }) => word === OTHER) && !nameThing(behind)) return false
  const own = before[0]?.word === 'and' ? before.slice(1) : before
  if (POSSESSIVES.has(own[0]?.word ?? '') && nameThing(own.slice(1))) return true
  return ![...before, ...behind].some(({ word }) => NOT_BOUGHT.has(word))
}

/** Whether all amounts behind the first come to it, in rupiah or in dollars. */
function comesTo({ amount: total }: Summand, parts: readonly Summand[]): boolean {
  const rupiah = parts.reduce((sum, { amount }) => sum + literalRupiah(amount), 0)
  const plain = parts.reduce((sum, { amount }) => sum + onScaleOf(amount, total).plain, 0)
  return rupiah === literalRupiah(total) || Math.abs(plain - total.plain) < CENT
}

/**
 * Right behind a total whose parts follow: 'bayar sekolah 350 ribu, itu SPP 200, ekskul 100 sama kas 50', 'Target 71.18
 * altogether, that's the sweater 26.18 and her boots 45'.
 */
const OPENING: ReadonlySet<string> = new Set(
  phraseList('itu|isinya|rinciannya|yaitu|terdiri|meliputi|buat|untuk|thats|thatd'),
)
const IN_ALL = phraseSet(
  phraseList('altogether|all together|total|in total|in all|all in|all told|semua|semuanya'),
)

/** The number of words behind a total that open its parts; null where none do. */
function openingLength({ behind }: Summand): number | null {
  const at = skipPhrase(IN_ALL, behind, 0)
  return OPENING.has(behind[at]?.word ?? '') ? at + 1 : null
}

/** A clause without its total; where its parts go on in it, without the shop before it and what opens them as well. */
function withoutTotal(parts: readonly Part[], total: Summand): readonly Part[] {
  const opening = openingLength(total) ?? 0
  const goesOn = opening > 0 && parts.some(({ kind }, at) => kind === 'amount' && at > total.at)
  return parts.flatMap((part, at): Part[] => {
    if (at === total.at || (goesOn && at === total.at - 1)) return []
    const isOpening = goesOn && at === total.at + 1 && part.kind === 'words'
    return [isOpening ? { kind: 'words', words: part.words.slice(opening) } : part]
  })
}

function isOfTotal({ behind }: Summand): boolean {
  return matchPhrase(OF_TOTAL, behind, 0) !== null
}

/** The parts of a clause without the words that make the amount at `at` a part of the total. */
function withoutOfTotal(parts: readonly Part[], at: number): readonly Part[] {
  return parts.map((part, place) => {
    const end = part.kind === 'words' && place === at + 1 ? matchPhrase(OF_TOTAL, part.words, 0)?.end : null
    if (part.kind !== 'words' || !end) return part
    return { kind: 'words', words: part.words.slice(skipPhrases(WAS, part.words, end)) }
  })
}

/** The parts of a clause with the amount at `at` as a price, however small: the 'nine' of 'nine of that was wine'. */
function asPrice(parts: readonly Part[], at: number): readonly Part[] {
  return parts.map((part, place): Part => {
    if (part.kind === 'words' || place !== at || part.amount.rupiahScale) return part
    return { kind: 'amount', amount: { ...part.amount, formatted: true } }
  })
}

/** The parts of a clause without 'the other' right before the amount at `at`. */
function withoutOther(parts: readonly Part[], at: number): readonly Part[] {
  return parts.map((part, place): Part => {
    if (part.kind === 'amount' || place !== at - 1 || part.words.at(-1)?.word !== OTHER) return part
    return { kind: 'words', words: part.words.slice(0, part.words.at(-2)?.word === 'the' ? -2 : -1) }
  })
}

/** The clauses with such parts as prices of their own and without the total, where they come to it. */
export function withPartsOfTotal(clauses: readonly Clause[]): readonly Clause[] {
  const kept = clauses.map(({ parts }): readonly Part[] => parts)
  for (const sentence of new Set(clauses.map(clause => clause.sentence))) {
    const [total, ...parts] = summandsOf(clauses, sentence)
    const said = clauses.flatMap(clause => (clause.sentence === sentence ? clause.said : []))
    if (
      !total ||
      parts.length < LEAST_PARTS ||
      !(
        areFor(total, parts, said) ||
        ((parts.some(isOfTotal) || openingLength(total) !== null) && parts.every(isBought))
      ) ||
      !comesTo(total, parts)
    )
      continue
    for (const { clause, at } of parts)
      kept[clause] = withoutOther(withoutOfTotal(asPrice(kept[clause] ?? [], at), at), at)
    kept[total.clause] = withoutTotal(kept[total.clause] ?? [], total)
  }
  return clauses.map((clause, place) => {
    const parts = kept[place]
    return !parts || parts === clause.parts ? clause : { ...clause, parts: merged([...parts]) }
  })
}
