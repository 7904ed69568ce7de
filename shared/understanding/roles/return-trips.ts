/** The way back at the price of the way there: 'pulangnya segitu juga', 'same coming back', 'sekali jalan 6.500, pp'. */
import { times } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
} from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PriceLedger } from './price-ledger.ts'
import type { Count } from './rate-counts.ts'
import { tellsWayBack } from './way-back-words.ts'

const BOTH_WAYS = phraseSet(
  phraseList(
    'pulang pergi|pergi pulang|pp|bolak balik|balik lagi|each way|both ways|there and back|round trip',
  ),
)
const SAME_BACK = phraseSet([
  ...phraseProduct(
    'pulangnya|pulang|baliknya|balik|pulange|balike',
    'segitu|segitu juga|segitu lagi|segitu jua|sama|sama juga|sama lagi|juga segitu|juga sama|podo|yo podo',
  ),
  ...phraseProduct(
    'same|the same|same again|the same again|same price|same amount',
    'back|coming back|going back|on the way back|on the return|for the return|getting back|coming home|going home|back home|to come back|to get back',
  ),
])

/** 'Pulangnya sama' at the end, where 'sama' might be 'and'. */
function isSameBehind(utterance: Utterance, words: readonly Token[]): boolean {
  const last = words.at(-1)
  if (!last || !tellsWayBack([last]) || utterance.word(last.index + 1) !== 'sama') return false
  const next = utterance.token(last.index + 2)
  return !next || next.kind === 'sign'
}

/** Two trips, where the way there and back is told; null elsewhere. */
export function tripsSaid({ tokens }: Utterance): Count | null {
  return containsPhrase(BOTH_WAYS, tokens) ? { value: 2, index: null } : null
}

/** Doubles the price of the way there, where `words`, which follow it, tell only that the way back cost the same. */
export function takesWayBack(utterance: Utterance, ledger: PriceLedger, words: readonly Token[]): boolean {
  const found = findPhrase(SAME_BACK, words)
  const at = found < 0 && isSameBehind(utterance, words) ? words.length - 1 : found
  const price = at < 0 ? null : ledger.lastPrice()
  if (!price || !ledger.isInSentence(price)) return false
  const end = found < 0 ? words.length : skipPhrase(SAME_BACK, words, at)
  const rest = [...words.slice(0, at), ...words.slice(end)]
  if (nameThing(rest)) return false
  ledger.change(price, times(price.amount, 2))
  ledger.built.mute(price)
  return true
}

/** Behind the price of the way there, and behind that of the way back. */
const WAY_THERE = phraseSet(phraseList('there|going|going there|over|out|over there|out there|to get there'))
const WAY_BACK = phraseSet(
  phraseList('back|coming back|going back|on the way back|to get back|getting back|home|coming home'),
)

/** Whether an amount is that of the other way: 'angkot pulang pergi lima ribu lima ribu'. */
function isSaidTwice({ built }: PriceLedger, { amount, before }: AmountInWords): boolean {
  const price = before.length > 0 ? null : built.lastAmount()
  const named = price?.parts[price.at - 1]
  if (!price || price.parts !== built.parts || price.at < built.parts.length - 1) return false
  if (price.amount.plain !== amount.plain || price.amount.rupiah !== amount.rupiah) return false
  return named?.kind === 'words' && containsPhrase(BOTH_WAYS, named.words)
}

/** The second of 'four eighty there and four eighty back'; null elsewhere. */
export function readWayBack(ledger: PriceLedger, said: AmountInWords): RoleCue | null {
  if (isSaidTwice(ledger, said)) return { role: 'adds', before: 0, behind: 0 }
  const { built } = ledger
  const { before, behind } = said
  const back = before.length > 0 ? null : matchPhrase(WAY_BACK, behind, 0)
  const price = back && built.lastAmount()
  const there = price?.parts[price.at + 1]
  if (!back || there?.kind !== 'words' || !matchPhrase(WAY_THERE, there.words, 0)) return null
  return { role: 'adds', before: 0, behind: back.end }
}
