/** Prices of one told by '-an': 'dua galon enam ribuan' is 12,000, 'gorengan seribuan lima biji' 5,000. */
import { readNumber } from '../numbers/number.ts'
import { readAmount } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

const THOUSANDS: ReadonlySet<string> = new Set(['ribuan', 'rebuan', 'rban'])
const ONE_THOUSAND = 'seribuan'

/** What one buys by the piece: of a kilo or an hour '15 ribuan' may be said of all. */
const PIECES: ReadonlySet<string> = new Set(
  phraseList(
    'galon|biji|bungkus|porsi|kotak|mangkok|mangkuk|tusuk|botol|potong|ekor|lembar|buah|gelas|piring|pcs|pc|pak|ikat|butir|pasang|cup|sachet|saset|bks|kaleng|tabung|tangkai|batang|iris|sisir|tiket',
  ),
)

/** How many the words right before `amount` count, of which each costs so much; null where it is the price of all. */
function countOf(utterance: Utterance, amount: SpokenAmount, before: readonly Token[]): number | null {
  const last = utterance.word(amount.end - 1)
  const [count, unit] = before.slice(-2)
  if (!unit || unit.index !== amount.start - 1) return null
  const isCounted = readNumber(utterance, unit.index)?.end === amount.start
  if (isCounted && (last === ONE_THOUSAND || THOUSANDS.has(last))) return readCount(utterance, [unit])
  if (!count || !PIECES.has(unit.word) || (last !== ONE_THOUSAND && !THOUSANDS.has(last))) return null
  return readNumber(utterance, count.index)?.end === unit.index ? readCount(utterance, [count]) : null
}

/** How many the words right behind `amount` count: 'dua ribuan sepuluh tusuk', and without a unit at their end. */
function countBehind(utterance: Utterance, { end }: SpokenAmount, behind: readonly Token[]): number | null {
  const last = utterance.word(end - 1)
  const [first] = behind
  if (first?.index !== end || (last !== ONE_THOUSAND && !THOUSANDS.has(last))) return null
  const number = readNumber(utterance, first.index)
  const isLast = number?.end === first.index + behind.length
  if (!number || !(isLast || PIECES.has(utterance.word(number.end)))) return null
  return readCount(utterance, [first])
}

/** The price of all, where `amount` is that of each; null elsewhere. */
export function eachInThousands(
  utterance: Utterance,
  amount: SpokenAmount,
  before: readonly Token[],
  behind: readonly Token[],
): SpokenAmount | null {
  // What was told as the price of one is the price of all by now.
  if (readAmount(utterance, amount.start)?.rupiah !== amount.rupiah) return null
  const count = countOf(utterance, amount, before) ?? countBehind(utterance, amount, behind)
  return count === null ? null : times(amount, count)
}
