/** Prices asked or offered before the agreed one, and half-remembered ones before the right one. */

import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import { readRefused } from './offers.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'

/** Words right before an amount asked or offered, where the agreed price follows. */
const ASKED = phraseSet([
  ...phraseProduct(
    'bengkel|bengkel resmi|resmi|dealer|toko|tokonya|tukang|tukangnya|penjual|penjualnya|abang|abangnya|ibunya|orangnya|sopirnya|pemiliknya|yang punya|yang jual|dia|seller|sellernya|masnya|mbaknya|bapaknya|tadinya|awalnya|semula',
    'minta|mintanya|nawarin|buka|buka harga|pasang harga|kasih harga|ngasih harga',
  ),
  ...phraseList(`dibuka|buka harga|diminta|dimintain|dimintai|mintanya|dia minta|minta dia|orang itu minta|dibukanya|dia buka|bukaannya|dibuka di
  dibilangnya|katanya|dia bilang|ditawarkannya|ditawarkan dia|dikasih harga|aku tawar|saya tawar|tawaranku|aku nawar|saya nawar|gue nawar|nawar|nawarnya|ditawar|aku minta|aku bilang
  i pledged|pledged|i promised|promised|supposed to be|was supposed to be|were supposed to be|going to be|gonna be|going to be like|going to run|was quoted|i was quoted|estimated|estimate was|had estimated|asked|asked for|he asked|she asked|they asked|asking|was asking|were asking|asking price|asking price was|he wanted|she wanted|they wanted|wanted|quoted|quoted me|he quoted|they quoted
  aku kira|kukira|kirain|tak kira|gue kira|saya kira|i thought|i figured|he said|she said|they said|he say|she say|they say|uncle say|auntie say|he open|she open|he opens|she opens|i say|fellow said|guy said|guy quote me|guy quoted me|he quote me|he quoted me|she quoted me|they quote me|they quoted me|quote me|quoted me|seller said|shopkeeper said|man said|lady said|vendor said|uncle said|auntie said|fellow was saying|i said|i offered|offered|i offered him|i offered her|countered|i countered|started at|opened at|opening price|told|told me|was telling|were telling|telling|was telling me`),
])
/** Who does a work, before what they ask for it, which names it as well: 'electrician said 600'. */
const TRADES: ReadonlySet<string> = new Set(
  phraseList(
    'electrician|plumber|contractor|mechanic|roofer|painter|mover|movers|landscaper|handyman|carpenter|welder|locksmith|dealer|shop|guy|owner|seller|tukang|montir|bengkel',
  ),
)
const SAYING: ReadonlySet<string> = new Set(phraseList('said|says|wanted|wants|asked|quoted|minta|bilang'))
/** Words right behind a half-remembered amount, where a better one follows: 'seratus berapa gitu'. */
const VAGUE_BEHIND = phraseSet(
  phraseList('berapa gitu|berapa ya|berapalah|berapa lah|sekian|something|something something|and something'),
)
/** Words before the agreed price, or the next offer. */
const AGREED = phraseSet(
  phraseList(`jadi|jadilah|jadinya|akhirnya|deal|dilnya|sepakat|lepas|dilepas|dilepasnya|nawar|tawar|ditawar|dapat|dapet|dikasih|turun|sekitar|kurasa|kayaknya
  ternyata|rupanya|taunya|but it was|it was|it turned out|actually|so|finally|ended up|ended up being|turned out|wound up|brought it|came to|came out|ran me|settled|agreed|got it|got him|took it|took|paid|gave|came down|down to|closed at|until|we shook on|shook on|settled for|bargain until|bargain to|bargained to|bargained down to|haggled to|haggled down to|nego sampai|nego jadi|let it go|knocked|i offered|i said|countered|around|about|i think|on sale for|had it for|have it for|rang up|charged|instead|but they|did it for|did them for|did mine for|does it for|fixed it for|fixed them for|done for|done it for|got done for|put it in for|dikerjain|dikerjakan|digarap|digarapin|kelar`),
)
/** Largest distance of the agreed price behind an amount, in tokens. */
const REACH = 16

/** 'Dimintanya sejuta delapan', 'seratus berapa gitu'; null without such a cue. */
export function readAsked(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const refused = readRefused(before, behind)
  if (refused) return refused
  const asked = phraseBefore(ASKED, before)
  if (asked) return { role: 'asked', before: asked.length, behind: 0 }
  const [who, verb] = before.slice(-2)
  if (SAYING.has(verb?.word ?? '') && TRADES.has(who?.word ?? ''))
    return { role: 'asked', before: 1, behind: 0 }
  const vague = matchPhrase(VAGUE_BEHIND, behind, 0)
  return vague && { role: 'asked', before: 0, behind: vague.end }
}

const FORMER = phraseSet(
  phraseList('from|dari|on sale from|down from|marked down from|reduced from|diskon dari|turun dari'),
)

/** The 599 of 'on offer, 449 from 599'; null where it is no higher price right behind another price. */
export function readFormer(
  { built, clause }: PriceLedger,
  { amount, before, behind }: AmountInWords,
): RoleCue | null {
  const price = built.lastAmount()
  const cue = matchPhrase(FORMER, before, 0)
  if (!price || !cue || cue.end !== before.length) return null
  const isNext = price.parts === built.parts && price.at === built.parts.length - 2
  const isBehindComma =
    clause?.marker === 'comma' && built.parts.length === 1 && price.at === price.parts.length - 1
  if (!isNext && !(isBehindComma && price.clause.sentence === clause.sentence && behind.length === 0))
    return null
  return amount.plain > price.amount.plain ? { role: 'aside', before: before.length, behind: 0 } : null
}

/** Beside a day they compare: 'kemarin mah 27', 'last week they were 4'. */
const COMPARING: ReadonlySet<string> = new Set(
  phraseList('mah|masih|cuma|cuman|padahal|was|were|they|it|only|still|just|baru'),
)
const SURELY_COMPARING: ReadonlySet<string> = new Set([
  'mah',
  'masih',
  'cuma',
  'cuman',
  'were',
  'was',
  'still',
])
/** They compare without a day: 'sekarang 5 ribu, dulu 3 ribu'. */
const FORMERLY = phraseSet(
  phraseList(
    'last time|last time only|dulu|dulunya|dulu cuma|biyen|biasanya|biasane|normally|used to be|it used to be|otherwise|otherwise its|otherwise it is|otherwise it was|otherwise it would be',
  ),
)
/** What a price rises or falls by, at most. */
const MAX_STEP = 2

/** The 27 of 'telur 29 ribu, kemarin mah 27'; null where it may be another thing or another purchase. */
export function readFormerDay(
  { clock }: Utterance,
  { built, clause }: PriceLedger,
  said: AmountInWords,
): RoleCue | null {
  const { amount, before, behind } = said
  const price = built.lastAmount()
  if (!price || !clause || price.parts === built.parts || price.clause.sentence !== clause.sentence)
    return null
  const formerly = matchPhrase(FORMERLY, before, 0)?.end ?? 0
  if (behind.length > 0 || !before.slice(formerly).every(({ word }) => COMPARING.has(word))) return null
  const isEarlier = clause.day !== null && clause.day.day < (price.clause.day?.day ?? clock.today)
  const isFormer = isEarlier && before.some(({ word }) => SURELY_COMPARING.has(word))
  if (!isFormer && formerly === 0) return null
  const ratio = onScaleOf(amount, price.amount).plain / price.amount.plain
  const isNear = ratio !== 1 && ratio < MAX_STEP && ratio > 1 / MAX_STEP
  return isNear ? { role: 'former', before: before.length, behind: 0 } : null
}

/** Below it a pair that is haggled over tells hundreds: 'they wanted one thirty, talked him down to one ten'. */
const TEN = 10
/** How much more than was asked may be paid. */
const MOST_ASKED = 1.2

/** A price agreed on, as much as was asked before: 'wanted three hundred, talked him down to two seventy' is 270. */
export function likeAsked(amount: SpokenAmount, asked: SpokenAmount | null): SpokenAmount {
  const hundreds = asked ? hundredsOf(amount) : null
  if (!asked || !hundreds) return amount
  const isSmallPair = Math.max(asked.plain, amount.plain) < TEN
  const most = (isSmallPair ? (hundredsOf(asked) ?? asked) : asked).plain * MOST_ASKED
  return hundreds.plain <= most ? hundreds : amount
}

/** Whether another amount follows after words of agreement. */
export function isAgreedLater(utterance: Utterance, { end }: SpokenAmount): boolean {
  const next = utterance.spans.find(span => span.kind === 'amount' && span.start >= end)
  if (!next || next.start > end + REACH) return false
  for (let at = end; at < next.start; at++) if (matchPhrase(AGREED, utterance.tokens, at)) return true
  return false
}
