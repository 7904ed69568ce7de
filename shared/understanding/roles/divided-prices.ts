/** Prices divided by what is said behind them: 'dibagi tiga', 'three ways', 'fifty fifty', 'saya sepertiganya'. */
import { isName } from '../intent/subject.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { givesTheirs } from './others-parts.ts'
import { peopleSaid } from './own-part.ts'
import type { PriceLedger } from './price-ledger.ts'
import { isPromised } from './repaid-later.ts'
import { readDivision, saysHalf, sharersSaid } from './shares.ts'
import { findHalves, readToldShare, readWays } from './told-shares.ts'

/** A division of the price before, and the words it leaves to read and to add. */
interface Divided {
  readonly rest: readonly Token[]
  readonly kept: readonly Token[]
}

const ALL_READ: Divided = { rest: [], kept: [] }

const FOR_MY_PART = phraseSet(
  phraseList('for my third|for my half|for my quarter|for my fourth|for my part|for my share'),
)

/** Behind a part: 'bensin 200 ribu separonya dibayarin adikku' was not paid by others as a whole. */
const BORNE = phraseSet(
  phraseList('dibayar|dibayarin|ditanggung|ditanggungin|diganti|digantiin|yang bayar|yang nanggung|paid by'),
)

/** 'With Jess', behind 'went halves'. */
function namesCompany([link, who, ...others]: readonly Token[]): boolean {
  return link?.word === 'with' && isName(who) && others.length === 0
}

function dividesBy(
  utterance: Utterance,
  ledger: PriceLedger,
  price: PlacedAmount,
  words: readonly Token[],
): Divided | null {
  // 'I gave Tyrell 31 for my third' tells the part itself.
  if (matchPhrase(FOR_MY_PART, words, 0)?.end === words.length) return ALL_READ
  const { parts } = ledger.built
  const said = ledger.clause?.said ?? []
  const halves = findHalves(words, said)
  if (halves >= 0) {
    ledger.share(price, 2)
    return { rest: [], kept: words.slice(0, halves) }
  }
  const isNext = parts.at(-1)?.kind !== 'words'
  const division = isNext ? readDivision(utterance, words) : null
  if (division) {
    const { start, end } = price.amount
    const count = division.count ?? sharersSaid(utterance, end) ?? peopleSaid(utterance, start)
    ledger.share(price, count)
    const rest = words.slice(division.length)
    const isOver = price.parts !== parts && namesCompany(rest)
    return { rest: isOver ? [] : rest, kept: [] }
  }
  const share = isNext ? readToldShare(words) : null
  if (share !== null) {
    ledger.share(price, 1 / share)
    ledger.built.mute(price)
    if (containsPhrase(BORNE, words)) ledger.built.unsay(words)
    return ALL_READ
  }
  if (price.parts !== parts && saysHalf(words) && !isPromised(words)) {
    ledger.share(price, 2)
    ledger.built.mute(price)
    return ALL_READ
  }
  // 'She gave me hers'
  if (ledger.isShared(price) && givesTheirs(words)) {
    ledger.built.mute(price)
    return ALL_READ
  }
  const ways = readWays(utterance, words, said)
  if (!ways) return null
  ledger.share(price, ways.count)
  return { rest: [], kept: words.slice(0, ways.at) }
}

/** Of the price of the sentence before, too: 'It was 278. Beth paid her half at the desk'. */
const THEIR_HALF = phraseSet(
  phraseList('paid his half|paid her half|paid their half|paid me her half|paid me his half'),
)

/** Divides the price before, where `words` say how; returns the words that remain to be read, null where they say nothing of it. */
export function dividePrice(
  utterance: Utterance,
  ledger: PriceLedger,
  words: readonly Token[],
): readonly Token[] | null {
  const price = ledger.lastPrice()
  if (!price || !(ledger.isInSentence(price) || containsPhrase(THEIR_HALF, words))) return null
  const divided = dividesBy(utterance, ledger, price, words)
  if (!divided) return null
  const { parts } = ledger.built
  if (divided.kept.length > 0) parts.push({ kind: 'words', words: divided.kept })
  return divided.rest
}
