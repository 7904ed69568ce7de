/** What stays of a clause whose amount was used up by a reckoning, or gave way to its result. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged, wordsOf } from '../clauses/clause-content.ts'
import { numberWord } from '../numbers/number-words.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { findPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { readAsked } from './bargaining.ts'
import { ownPayment } from './own-payment.ts'
import { readRate } from './rate-units.ts'
import { readRole } from './read-role.ts'
import type { SaidAmount } from './said-amounts.ts'

/** Links before another thing or another purpose, not before a place. */
const PURPOSES: ReadonlySet<string> = new Set(phraseList('for|buat|untuk|utk'))

/** Words between an amount and the place that is kept: 'belinya di Mirota', 'off this week at Dick's'. */
const MAX_BEFORE_PLACE = 4

/** Words of the speaker behind 'from': 'twenty four from my side' names no place. */
const OWN: ReadonlySet<string> = new Set(['my', 'me', 'our', 'us', 'aku', 'saya', 'gue'])

/** The words behind a result that still belong to the purchase: 'at the mechanic's'. */
function keptBehind(behind: readonly Token[]): readonly Token[] {
  const at = behind.findIndex(isLink)
  if (OWN.has(behind[at + 1]?.word ?? '')) return []
  return at < 0 || at > MAX_BEFORE_PLACE || PURPOSES.has(behind[at]?.word ?? '') ? [] : behind.slice(at)
}

/** What has been reckoned with: 'dibagi tiga', 'thirty percent off'. */
const RECKONED = phraseSet(
  phraseList(
    `split|shared|divided|ways|chipped in|of us|each|percent|percents|%|off|discount|coupon|half|ish|odd|or so
    dibagi|bagi|patungan|urunan|saweran|persen|diskon|potongan|dipotong|voucher|masing masing`,
  ),
)

/** The words behind a price up to those that were reckoned with. */
function withoutReckoned(behind: readonly Token[]): readonly Token[] {
  const at = findPhrase(RECKONED, behind)
  if (at < 0) return behind
  // The number of 'thirty percent' is cut off, too.
  const from = behind.slice(0, at).findLastIndex(token => token.kind === 'word' && numberWord(token) === null)
  const kept = behind.slice(0, from + 1)
  return isLink(kept.at(-1)) ? kept.slice(0, -1) : kept
}

/** The words behind a price without those that make it the price of one: '89 each'. */
function withoutRate(behind: readonly Token[]): readonly Token[] {
  const rate = readRate([], behind)
  if (rate) return behind.slice(rate.behind)
  const length = [1, 2].find(end => saysUnitPrice(behind.slice(0, end)))
  return length === undefined ? behind : behind.slice(length)
}

const PERCENT: ReadonlySet<string> = new Set(phraseList('percent|persen|%'))
/** Between a percentage and its price. */
const OFF: ReadonlySet<string> = new Set(phraseList('off|of|from|the|a|my|dari|diskon'))

/** Before a percentage. */
const DISCOUNTS: ReadonlySet<string> = new Set(
  phraseList('diskon|diskonnya|didiskon|potongan|dipotong|promo|lagi|dapat|dapet|ada|kena|a|discount|minus'),
)

/** The words before a price without the percentage taken off it: 'ten percent off of'; null where none is. */
function withoutPercentage(before: readonly Token[]): readonly Token[] | null {
  const at = before.findLastIndex(({ word }) => PERCENT.has(word))
  if (at < 0 || !before.slice(at + 1).every(({ word }) => OFF.has(word))) return null
  const isCue = (token: Token) =>
    token.kind !== 'word' || numberWord(token) !== null || DISCOUNTS.has(token.word)
  return before.slice(0, before.slice(0, at).findLastIndex(token => !isCue(token)) + 1)
}

/** The words before a price without those that make it no price, 'normally', or that of one: 'three at', 'sejamnya'. */
function withoutCue(before: readonly Token[]): readonly Token[] {
  if (before.at(-1)?.word === 'at') return before.slice(0, -1)
  const whole = withoutPercentage(before)
  if (whole) return whole
  const rate = readRate(before, [])
  if (rate) return before.slice(0, -rate.before)
  const unit = [1, 2].find(length => saysUnitPrice(before.slice(-length)))
  if (unit !== undefined) return before.slice(0, -unit)
  const cue = readRole(before, []) ?? readAsked(before, [])
  return cue && cue.before > 0 ? before.slice(0, -cue.before) : before
}

/** The clause of the main price, with the amount that was paid, up to the next member. */
export function withPrice(
  clause: Clause,
  main: SaidAmount,
  amount: SpokenAmount,
  last: SaidAmount | null,
): Clause {
  const isShared = last !== null
  const paid = onScaleOf(amount, main.amount)
  // A result in words is as certain to be money as the price that it replaces.
  const formatted = paid.formatted || (main.amount.formatted && main.amount.scale === 1)
  const before = withoutCue(main.before)
  const isNamed = nameThing(before) || !isLink(main.behind[0])
  const behind = isShared && isNamed ? [] : withoutReckoned(withoutRate(main.behind))
  const parts = clause.parts.flatMap((part, at): Part[] => {
    if (at === main.at) return [{ kind: 'amount', amount: { ...paid, formatted } }]
    if (at === main.at - 1) return [{ kind: 'words', words: before }]
    if (at === main.at + 1) return [{ kind: 'words', words: behind }]
    return last && at > main.at ? [] : [part]
  })
  if (last) parts.push({ kind: 'words', words: keptBehind(last.behind) })
  const left = new Set(merged(parts).flatMap(part => (part.kind === 'words' ? part.words : [])))
  const told = new Set(clause.parts.flatMap(part => (part.kind === 'words' ? part.words : [])))
  return {
    ...clause,
    parts: merged(parts),
    said: clause.said.filter(token => left.has(token) || !told.has(token)),
  }
}

/** The clause of an amount that is no price: day, payment and place stay. */
export function withoutPrice(clause: Clause, { amount, behind }: SaidAmount): Clause {
  const kept = keptBehind(behind)
  const parts: Part[] = kept.length > 0 ? [{ kind: 'words', words: kept }] : []
  const isPaidBehind = (clause.payment?.start ?? 0) > amount.start
  const payment = isPaidBehind ? clause.payment : ownPayment(clause)
  return { ...clause, payment, marker: 'comma', markerTokens: [], parts, said: kept }
}

/** A clause between price and result, without what was reckoned with; a place behind it stays. */
export function withoutReckoning(clause: Clause): Clause {
  const words = wordsOf(clause)
  const at = findPhrase(RECKONED, words)
  if (at < 0) return clause
  const kept = keptBehind(words.slice(at + 1))
  const parts: Part[] = kept.length > 0 ? [{ kind: 'words', words: kept }] : []
  return { ...clause, marker: 'comma', markerTokens: [], parts, said: kept }
}

/** A clause that only explains a result; the place of a reduction stays. */
export function withoutExplanation(clause: Clause): Clause {
  const own = { ...clause, payment: ownPayment(clause) }
  return findPhrase(RECKONED, wordsOf(clause)) >= 0 ? withoutReckoning(own) : withoutWords(own)
}

/** The clause with nothing but its day and payment. */
export function withoutWords(clause: Clause): Clause {
  return { ...clause, marker: 'comma', markerTokens: [], parts: [], said: [] }
}
