/**
 * Prices of one told by '-an': 'dua galon enam ribuan' is 12,000, 'gorengan seribuan lima biji' 5,000, 'geprek tiga, 15
 * ribuan' 45,000.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { readNumber } from '../numbers/number.ts'
import { endsInAn, readAmount } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { isTimes, readCount, saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { withoutUsedCounts } from './counted-clauses.ts'
import { COLLECTIVES } from './shares.ts'

/** What one buys by the piece: of a kilo or an hour '15 ribuan' may be said of all. */
const PIECES: ReadonlySet<string> = new Set(
  phraseList(
    'galon|biji|iji|bungkus|porsi|kotak|mangkok|mangkuk|tusuk|botol|potong|ekor|lembar|buah|gelas|piring|pcs|pc|pak|ikat|butir|pasang|cup|sachet|saset|bks|kaleng|tabung|tangkai|batang|iris|sisir|tiket|dus|box|pot|stel|setel|renteng|slop|strip|lusin|kodi|karton|krat|sak|karung|kantong|mika|besek|toples|gulung|rol|set|cone|loyang|keranjang',
  ),
)
/** What each of a company pays: 'angkot berdua lima ribuan'. */
const FARES: ReadonlySet<string> = new Set(
  phraseList(
    'angkot|angkotnya|bus|bis|busway|transjakarta|krl|mrt|lrt|kereta|tiket|tiketnya|masuk|masuknya|wahana|perahu',
  ),
)
/** What follows a price in a list. */
const LISTING: ReadonlySet<string> = new Set(
  phraseList('sama|dan|terus|trus|plus|tambah|jadi|total|totalnya|semuanya'),
)
/** Most tokens of a count: 'dua puluh lima'. */
const LONGEST_COUNT = 3
/** Words behind a price that tell otherwise of what it is. */
const REACH = 2

interface Pieces {
  readonly value: number
  /** Index of its first token. */
  readonly index: number
}

/** Whether nothing is said at the token index, or the next thing begins. */
function isOver(utterance: Utterance, at: number): boolean {
  const token = utterance.token(at)
  return !token || token.kind === 'sign' || LISTING.has(token.word)
}

/** The number that ends before token index `end`, or the company on a fare; null elsewhere. */
function piecesUpTo(utterance: Utterance, end: number): Pieces | null {
  const company = COLLECTIVES.get(utterance.word(end - 1))
  if (company !== undefined)
    return FARES.has(utterance.word(end - 2)) ? { value: company, index: end - 1 } : null
  for (let at = Math.max(0, end - LONGEST_COUNT); at < end; at++) {
    if (readNumber(utterance, at)?.end !== end) continue
    const value = readCount(utterance, utterance.between(at, at + 1))
    return value === null ? null : { value, index: at }
  }
  return null
}

/** Who is let in at a price of their own: 'dewasa dua orang 25 ribuan'. */
const ADMITTED: ReadonlySet<string> = new Set(
  phraseList('dewasa|anak|pelajar|lansia|tiket|tiketnya|karcis|karcisnya|masuk|masuknya|htm'),
)
/** Most tokens from that to the persons: 'tiket bioskop dua orang'. */
const REACH_ADMITTED = 4

function isAdmitted(utterance: Utterance, at: number): boolean {
  if (utterance.word(at) !== 'orang') return false
  return utterance.between(Math.max(0, at - REACH_ADMITTED), at).some(({ word }) => ADMITTED.has(word))
}

/** In rupiah: of more '-an' may be a guess at the price of all. */
const CHEAP = 5000

/** The count before one word and a small price: '3 gorengan 2 ribuan'. */
function piecesOfThing(utterance: Utterance, { start, rupiah }: SpokenAmount): Pieces | null {
  const thing = utterance.token(start - 1)
  if (rupiah > CHEAP || thing?.kind !== 'word' || isTimes(thing)) return null
  const pieces = piecesUpTo(utterance, start - 1)
  return pieces && pieces.value > 1 ? pieces : null
}

/** The count right before a price, or before a comma where only the price stands behind that. */
function piecesBefore(utterance: Utterance, { start, end }: SpokenAmount): Pieces | null {
  const isApart = utterance.word(start - 1) === ','
  if (isApart && !isOver(utterance, end)) return null
  const last = isApart ? start - 1 : start
  const isCounted = PIECES.has(utterance.word(last - 1)) || isAdmitted(utterance, last - 1)
  return piecesUpTo(utterance, isCounted ? last - 1 : last)
}

/** The count right behind a price: 'dua ribuan sepuluh tusuk', without its unit at the end of what is said. */
function piecesBehind(utterance: Utterance, { end }: SpokenAmount): Pieces | null {
  const isApart = utterance.word(end) === ','
  const index = isApart ? end + 1 : end
  const number = readNumber(utterance, index)
  if (!number) return null
  const isCounted = PIECES.has(utterance.word(number.end))
  const isLast = isOver(utterance, isCounted ? number.end + 1 : number.end)
  if (isApart ? !(isCounted && isLast) : !(isCounted || isLast)) return null
  const value = readCount(utterance, utterance.between(index, index + 1))
  return value === null ? null : { value, index }
}

/** The pieces of which each costs `amount`; null where it is the price of all. */
function piecesOf(utterance: Utterance, amount: SpokenAmount): Pieces | null {
  if (!endsInAn(utterance, amount)) return null
  // What was told as the price of one otherwise is multiplied by now, or later.
  if (readAmount(utterance, amount.start)?.rupiah !== amount.rupiah) return null
  if (saysUnitPrice(utterance.between(amount.end, amount.end + REACH))) return null
  return (
    piecesBefore(utterance, amount) ?? piecesBehind(utterance, amount) ?? piecesOfThing(utterance, amount)
  )
}

/** The clauses with each price of one told by '-an' multiplied by the pieces that are counted beside it. */
export function withEachInThousands(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const counts = new Set<number>()
  let pieces: Pieces | null = null
  const priced = clauses.map(clause => {
    const parts = clause.parts.map((part): Part => {
      if (part.kind === 'words') return part
      const { amount } = part
      // A price put right is that of as many: 'tiga, lima ribuan eh enam ribuan'.
      const own = piecesOf(utterance, amount)
      const isPutRight = clause.marker === 'correction' && endsInAn(utterance, amount)
      if (own || !isPutRight) pieces = own
      if (!pieces) return part
      counts.add(pieces.index)
      return { kind: 'amount', amount: times(amount, pieces.value) }
    })
    return { ...clause, parts }
  })
  return withoutUsedCounts(utterance, priced, counts)
}
