/**
 * A whole whose parts are told, the last one as what is left of it: 'totalnya 90 ribu, berasnya 68, sisanya mi instan',
 * 'spent 58 at Walmart, 22 of that was shoes and the rest was groceries'. Each part is a purchase, the last one
 * of what the others leave.
 */
import { categorize } from '../categories/categorize.ts'
import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount, merged } from '../clauses/clause-content.ts'
import { minus, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
  skipPhrases,
} from '../words/phrase-table.ts'
import { inOrderOfNames, namesParts, withoutNames } from './listed-wholes.ts'
import { phraseBefore } from './phrase-before.ts'
import { type SaidAmount, saidAmounts } from './said-amounts.ts'

const REST = phraseSet(phraseList('the rest of it|the rest|rest of it|sisanya|sisane|selebihnya|lebihnya'))
/** Between it and the thing. */
const LINKS = phraseSet(
  phraseList(
    'was|were|is|went on|went to|went for|on|for|all|just|buat|untuk|dibelikan|dibeliin|beli|itu|ya',
  ),
)
/** What is left is not spent, or not yet, or it is told how it was paid. */
const NOT_BOUGHT = phraseSet(
  phraseList(
    `i|ill|later|tomorrow|next|due|owe|owes|back|left|kept|keep|save|saved|savings|change|paid|pay|pays|they|he|she|mine
    nanti|ntar|besok|lusa|minggu depan|bulan depan|nyusul|menyusul|belum|kusimpan|disimpan|simpan|ditabung|tabung|nabung|tabungan|utang|hutang|kembalian|dikembalikan|dibayar|bayar|kubayar|dilunasi|lunas|transfer|tunai`,
  ),
)
/** Around a whole. */
const TOLD_AS_WHOLE = phraseSet(
  phraseList(
    'total|totalnya|totale|semuanya|habis|abis|belanja|bawa uang|bawa duit|spent|altogether|in total|in all|all together|all in',
  ),
)
/** Beside a part of one. */
const OF_WHOLE = phraseSet(phraseList('of that was|of that were|of it was|of it were|of that|of it|of which'))
const OF_WHICH: ReadonlySet<string> = new Set(['yang', 'yg'])
/** Before a part: 'of that 60 was coats'. */
const OF_THAT = phraseSet(phraseList('of that|out of that|of those|dari situ|dari itu'))
const WAS = phraseSet(phraseList('was|was for|were|went to|went on|buat|untuk|itu'))

interface Rest {
  /** Of its clause, and of the words in it. */
  readonly clause: number
  readonly at: number
  /** Places of the words for it, and of the thing. */
  readonly from: number
  readonly thing: number
}

/** Where the words for what is left begin and end; those that are the marker of the clause stand before its first word. */
function restIn(
  { markerTokens, parts }: Clause,
  words: readonly Token[],
): { from: number; end: number } | null {
  if (parts.length === 1 && containsPhrase(REST, markerTokens)) return { from: 0, end: 0 }
  const from = findPhrase(REST, words)
  return from < 0 ? null : { from, end: skipPhrase(REST, words, from) }
}

/** What is left, where a thing is named for it and no amount. */
function findRest(clauses: readonly Clause[]): Rest | null {
  for (const [clause, told] of clauses.entries()) {
    const at = told.parts.length - 1
    const last = told.parts[at]
    if (last?.kind !== 'words') continue
    const rest = restIn(told, last.words)
    if (rest) {
      const thing = skipPhrases(LINKS, last.words, rest.end)
      const named = last.words.slice(thing)
      if (categorize(named) !== null && !containsPhrase(NOT_BOUGHT, named))
        return { clause, at, from: rest.from, thing }
    }
  }
  return null
}

function isWhole(clauses: readonly Clause[], whole: SaidAmount, parts: readonly SaidAmount[]): boolean {
  if (containsPhrase(TOLD_AS_WHOLE, [...whole.before, ...whole.behind.slice(0, 2)])) return true
  const isPart = ({ before, behind }: SaidAmount) =>
    OF_WHICH.has(before[0]?.word ?? '') ||
    phraseBefore(OF_THAT, before) !== null ||
    matchPhrase(OF_WHOLE, behind, 0) !== null
  return clauses[whole.clause] !== undefined && parts.some(isPart)
}

/** What the parts leave of a whole; null where they leave nothing. */
function leftOf(whole: SaidAmount, parts: readonly SaidAmount[]): SpokenAmount | null {
  let left: SpokenAmount | null = whole.amount
  for (const { amount } of parts) left = left && minus(left, onScaleOf(amount, whole.amount))
  return left
}

/** A part without the words that only say it is one. */
function withoutCue(words: readonly Token[]): readonly Token[] {
  const behind = matchPhrase(OF_WHOLE, words, 0)?.end ?? skipPhrase(WAS, words, 0)
  const before = phraseBefore(OF_THAT, words)?.length ?? 0
  return words.slice(behind || (OF_WHICH.has(words[0]?.word ?? '') ? 1 : 0), words.length - before)
}

/** The clauses of the parts and the rest, and not the whole; its day and payment are theirs. */
function apart(
  clauses: readonly Clause[],
  whole: SaidAmount,
  rest: Rest,
  left: SpokenAmount,
): readonly Clause[] {
  const of = clauses[whole.clause]
  return clauses.flatMap((clause, index): Clause[] => {
    if (index < whole.clause || index > rest.clause) return [clause]
    const dated = {
      ...clause,
      day: clause.day ?? of?.day ?? null,
      payment: clause.payment ?? of?.payment ?? null,
    }
    const own = index === whole.clause ? clause.parts.slice(whole.at + 1) : clause.parts
    const parts = own.map(
      (part): Part => (part.kind === 'words' ? { kind: 'words', words: withoutCue(part.words) } : part),
    )
    const others = hasAmount({ parts: own }) ? [{ ...dated, parts: merged(parts) }] : []
    if (index !== rest.clause) return others
    const last = clause.parts[rest.at]
    if (last?.kind !== 'words') return [clause]
    const before = merged([
      ...parts.slice(0, -1),
      { kind: 'words', words: withoutCue(last.words.slice(0, rest.from)) },
    ])
    const words = last.words.slice(rest.thing)
    const start = words[0]?.index ?? 0
    const told = { ...dated, marker: 'comma' as const, markerTokens: [], said: words }
    const bought: Clause = {
      ...told,
      parts: [
        { kind: 'words', words },
        { kind: 'amount', amount: { ...left, start, end: start } },
      ],
    }
    return others.length > 0 ? [{ ...dated, parts: before }, bought] : [bought]
  })
}

/** The clauses with a named rest priced, and without the whole that it is left of. */
export function withNamedRest(clauses: readonly Clause[]): readonly Clause[] {
  const rest = findRest(clauses)
  if (!rest) return clauses
  const last = clauses[rest.clause]?.parts[rest.at]
  const named = last?.kind === 'words' ? last.words.slice(rest.thing) : []
  const said = saidAmounts(clauses.slice(0, rest.clause + 1))
  for (let at = said.length - 2; at >= 0; at--) {
    const [whole, ...parts] = said.slice(at)
    if (!whole) continue
    const isListed = namesParts(clauses, whole, parts, named)
    const left = isListed || isWhole(clauses, whole, parts) ? leftOf(whole, parts) : null
    if (!left) continue
    if (!isListed) return apart(clauses, whole, rest, left)
    return inOrderOfNames(clauses, whole, apart(withoutNames(clauses, whole), whole, rest, left))
  }
  return clauses
}
