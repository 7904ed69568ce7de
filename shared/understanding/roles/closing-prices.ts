/**
 * The price that was paid instead of the one told: 'the coat said 120, with my coupon I ended up paying 71.40', 'tickets
 * were 95, with all the fees it became 116'.
 */
import { categorize } from '../categories/categorize.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { readAsked } from './bargaining.ts'
import { isOfOne } from './closing-products.ts'
import { closingReading } from './closing-readings.ts'
import { isConcluding, namesPurpose, REACH_BEHIND, saysResult } from './closing-result.ts'
import { SHARED } from './closing-shares.ts'
import { PAID_AT, TAKEN_OFF, WITH_CHARGES } from './closing-words.ts'
import { phraseBefore } from './phrase-before.ts'
import type { SaidAmount } from './said-amounts.ts'

/** What a price falls to at least, and rises to at most. */
const LEAST = 0.2
const MOST = 1.6

/** Words for a price that was asked, written on the thing, or usual. */
const LISTED = phraseSet(
  phraseList(
    `said|says|listed|tagged|tag|sticker|retail|retails|rang up|showing|showed|wanted|asking|asked|told|telling|quoted|marked|regular|normally|usually|originally|supposed
    katanya|tulisannya|labelnya|harganya|harga|biasanya|normalnya|awalnya|tadinya|aslinya|minta|mintanya`,
  ),
)
/** Words that turn from what was told to what was paid. */
const TURNS: ReadonlySet<string> = new Set(phraseList('but|tapi|finally|akhirnya'))

/** Words shortly before taxes or fees that are in a price: 'then with all their fees'. */
const WITH: ReadonlySet<string> = new Set(
  phraseList('with|after|plus|including|incl|adding|added|sama|dengan|termasuk|plusnya|ditambah|kena'),
)
const REACH_WITH = 4

/** Behind them: 'tax made it 42.12', 'the tax took it to 24.30'. */
const RAISED = phraseSet(
  phraseList(
    'made it|and all made it|and everything made it|took it to|took it up to|brought it to|brought it up to|pushed it to|put it at',
  ),
)

function saysWithCharges(words: readonly Token[]): boolean {
  const at = findPhrase(WITH_CHARGES, words)
  if (at < 0) return false
  const end = matchPhrase(WITH_CHARGES, words, at)?.end ?? at
  const isRaised = matchPhrase(RAISED, words, end) !== null
  return isRaised || words.slice(Math.max(0, at - REACH_WITH), at).some(({ word }) => WITH.has(word))
}

/** Whether the words name a thing of their own beside taxes, fees and reductions. */
function namesThing(words: readonly Token[]): boolean {
  return categorize(withoutPhrases(WITH_CHARGES, withoutPhrases(TAKEN_OFF, words))) !== null
}

function closes(price: SaidAmount, result: SaidAmount, least: number, most: number): SpokenAmount | null {
  return closingReading([price.amount], result.amount, ([told = 0], paid) => {
    const ratio = paid / told
    return ratio !== 1 && ratio >= least && ratio <= most
  })
}

/** The result where it takes the place of the only member. */
export function priceOf(
  utterance: Utterance,
  [price, ...others]: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  if (!price || others.some(({ amount }) => amount.plain !== price.amount.plain)) return null
  const isNamed = nameThing(utterance.between(0, price.amount.start)) || nameThing(price.behind)
  if (!isNamed || readAsked(price.before, price.behind)) return null
  const named = utterance.between(price.amount.end, result.amount.start)
  // 'Sejamnya 120 ribu dua jam, patungan berenam, jadi gue 40': what is shared is told by other rules.
  if (containsPhrase(SHARED, named)) return null
  // 'Lunch for three guys 12.50 each and mine was 11'
  if (isOfOne(price) && result.before.some(({ word }) => word === 'mine')) return null
  const isTurned = named.some(({ word }) => TURNS.has(word))
  if (!saysResult(result) || (!isTurned && namesThing(result.before)) || namesPurpose(result)) return null
  const isPaid = phraseBefore(PAID_AT, result.before) !== null || isConcluding(result)
  if (isPaid && saysWithCharges([...named, ...result.behind.slice(0, REACH_BEHIND)])) {
    const raised = closes(price, result, 1, MOST)
    if (raised) return raised
  }
  const isListed = containsPhrase(LISTED, price.before.slice(-3)) || isOfOne(price)
  return isPaid && (isListed || containsPhrase(TAKEN_OFF, named)) ? closes(price, result, LEAST, 1) : null
}
