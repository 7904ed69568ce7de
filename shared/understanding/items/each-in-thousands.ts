/** Prices of one told by '-an': 'dua galon enam ribuan' is 12,000, 'gorengan lima seribuan' 5,000. */
import { readNumber } from '../numbers/number.ts'
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
  if (last === ONE_THOUSAND && readNumber(utterance, unit.index)?.end === amount.start)
    return readCount(utterance, [unit])
  if (!THOUSANDS.has(last) || !count || !PIECES.has(unit.word)) return null
  return readNumber(utterance, count.index)?.end === unit.index ? readCount(utterance, [count]) : null
}

/** The price of all, where `amount` is that of each; null elsewhere. */
export function eachInThousands(
  utterance: Utterance,
  amount: SpokenAmount,
  before: readonly Token[],
): SpokenAmount | null {
  const count = countOf(utterance, amount, before)
  return count === null ? null : times(amount, count)
}
