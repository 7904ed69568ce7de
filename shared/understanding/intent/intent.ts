/** The intent of a clause: money spent, or something else. */

import type { Token } from '../utterance/token.ts'
import { CHARGING } from '../words/charging-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { isNotCharged } from './aftermath.ts'
import { directionBeside } from './amount-sides.ts'
import { amountVerb } from './amount-verbs.ts'
import { isArrived, isReceived } from './arrivals.ts'
import { isCardPaidOff } from './card-payoff.ts'
import { isDebtStanding } from './debts.ts'
import { isForgiven } from './forgiven.ts'
import { frontedAt } from './fronted.ts'
import { isGivenToAnother } from './given-to.ts'
import { isIncome } from './income.ts'
import { isLentUntil } from './lent-until.ts'
import { isLoan } from './loan.ts'
import { isNegated } from './negation.ts'
import { isGivenBySomeone, isSpentByOthers } from './others.ts'
import { isOwnGoodsSold } from './own-goods.ts'
import { isOwnMoney } from './own-money.ts'
import { isPaidByOthers } from './paid-by-others.ts'
import { isPaidByThem } from './paid-relative.ts'
import { withoutPayday } from './payday.ts'
import { DUE, FRONTED, FUTURE, NO_PLANS, PLANS } from './plan-words.ts'
import { isPriceMentioned } from './price-mention.ts'
import { isBalance, isPriceNews, isPriceSeen, isPriceTold } from './price-talk.ts'
import { isPurseLevel } from './purse-level.ts'
import { isReimbursed } from './reimbursed.ts'
import { BUYING, NEWS, NOT_REPAID, OUTCOMES, RESALE, SPENDING } from './spending-words.ts'
import { isPriceStanding } from './standing-price.ts'
import { behindTurn } from './turned.ts'
import { isConditional, isCounterfactual, isIntended } from './unreal.ts'
import { tellsAmount, withoutAmounts } from './without-amounts.ts'

/**
 * `moved`: moved between the speaker's accounts, or lent, borrowed or paid back. `others`: a third party
 * spent it. `news`: a price or a balance, not a payment. `event`: the number is a time, a place or a count.
 */
export type Intent =
  | 'spent'
  | 'income'
  | 'moved'
  | 'others'
  | 'plan'
  | 'negated'
  | 'question'
  | 'command'
  | 'news'
  | 'event'
  | 'unclear'

/** Whether a clause is about something other than money spent. */
export function isNoSpending(intent: Intent): intent is Exclude<Intent, 'spent' | 'unclear'> {
  return intent !== 'spent' && intent !== 'unclear'
}

/** 'kue buat besok' is bought now. */
const PURPOSE = new Set(['buat', 'untuk', 'utk', 'for', 'bekal'])

/** Words from the purpose to its time: 'buat nikahan temen minggu depan'. */
const REACH_OF_PURPOSE = 4

/** Whether the time at `at` is that of what the thing is for. */
function isPurpose(words: readonly Token[], at: number): boolean {
  if (PURPOSE.has(words[at - 1]?.word ?? '')) return true
  const from = words.findLastIndex(({ word }, index) => index < at && PURPOSE.has(word))
  return (
    from > Math.max(0, at - REACH_OF_PURPOSE) &&
    words.slice(0, from).some(tellsAmount) &&
    !words.slice(from, at).some(tellsAmount)
  )
}

/** What was charged only nearly: 'almost got me for', 'tried to charge me'. */
const ATTEMPTS = phraseSet(
  phraseList(
    'tried to|wanted to|was gonna|were gonna|almost|nearly|trying to|going to|gonna|will|would|could|might|they ll',
  ),
)

function isAttempt(said: readonly Token[]): boolean {
  return containsPhrase(ATTEMPTS, said)
}

const RISES = phraseSet(
  phraseList('naik lagi|turun lagi|harganya naik|harganya turun|naik mulu|naik melulu|makin naik'),
)
const OF_PRICE: ReadonlySet<string> = new Set(
  phraseList('harga|harganya|terus|euy|lagi|ya|nih|deh|bah|rek|mulu|melulu'),
)
const AT_LARGE: ReadonlySet<string> = new Set(
  phraseList('sekarang|skrg|saiki|ayeuna|harga|kata|katanya|now|per|seliter'),
)

/** Whether the rise from `at` to `end` is only remarked of a price before, which is not said of the market. */
function isRemark(said: readonly Token[], at: number, end: number): boolean {
  const priced = said.slice(0, at)
  if (!priced.some(tellsAmount) || priced.some(({ word }) => AT_LARGE.has(word))) return false
  return said.slice(end).every(({ kind, word }) => kind === 'sign' || OF_PRICE.has(word))
}

/** Whether prices are in the news; 'going down to Miami' tells of a journey, 'gas 23 ribu, naik lagi' of a purchase. */
function isNews(said: readonly Token[]): boolean {
  const at = findPhrase(NEWS, said)
  const end = at < 0 ? 0 : skipPhrase(NEWS, said, at)
  if (end > 0 && matchPhrase(RISES, said, at) !== null && isRemark(said, at, end)) return false
  return end > 0 && (said[end - 1]?.word !== 'to' || !/^\p{Lu}/u.test(said[end]?.text ?? ''))
}

function isPlan(said: readonly Token[]): boolean {
  const words = withoutPhrases(NO_PLANS, said)
  if (containsPhrase(PLANS, words)) return true
  if (containsPhrase(DUE, words) && !containsPhrase(BUYING, words)) return true
  if (!containsPhrase(FUTURE, words)) return false
  return words.some((_, at) => matchPhrase(FUTURE, words, at) !== null && !isPurpose(words, at))
}

/** 'Kev got the pizzas, I Venmoed him nine for my part' */
const OWN_PART_PAID = phraseSet(
  phraseList(
    'for my part|for my share|for my half|for my third|buat bagianku|buat bagian aku|buat bagian gue',
  ),
)

/** Without what others are to give back of it: 'aku bayarin dulu 135 ribu, nanti diganti kantor'. */
function withoutPromise(said: readonly Token[]): readonly Token[] {
  const fronted = Math.max(findPhrase(FRONTED, said), frontedAt(said))
  if (fronted < 0 || findPhrase(FUTURE, said.slice(0, fronted)) >= 0) return said
  const later = findPhrase(FUTURE, said, fronted)
  return later < 0 ? said : said.slice(0, later)
}

/**
 * The intent of a clause by itself, without its day words; `unclear` without a cue. Never `question` or `command`, which
 * is a property of a sentence.
 */
export function clauseIntent(clause: readonly Token[]): Intent {
  const said = withoutPayday(withoutPromise(withoutPhrases(NOT_REPAID, withoutPhrases(RESALE, clause))))
  const words = withoutAmounts(said)
  if (isNegated(said, words.length < said.length) || isNotCharged(said)) {
    const turned = behindTurn(said)
    return turned ? clauseIntent(turned) : 'negated'
  }
  if (containsPhrase(CHARGING, said)) return isAttempt(said) ? 'negated' : 'spent'
  const beside = directionBeside(said)
  if (beside === 'spent' && !isLoan(words) && !isOwnMoney(words)) return 'spent'
  if (frontedAt(words) >= 0) return 'spent'
  if (isOwnGoodsSold(words, said)) return 'income'
  if (containsPhrase(OWN_PART_PAID, said)) return 'spent'
  if (isSpentByOthers(words, said) || (words.length === said.length && isPaidByThem(said))) return 'others'
  if (isForgiven(said)) return 'negated'
  if (
    isPaidByOthers(words) ||
    isGivenBySomeone(words) ||
    isArrived(words) ||
    isReceived(words) ||
    isReimbursed(words)
  )
    return 'income'
  if (
    isDebtStanding(words) ||
    isLoan(words) ||
    isLentUntil(words, words) ||
    isOwnMoney(words) ||
    isCardPaidOff(words)
  )
    return 'moved'
  if (beside !== null) return beside
  if (containsPhrase(OUTCOMES, said)) return 'spent'
  if (isNews(said) || isPriceSeen(words) || isPriceNews(words) || isPriceTold(words) || isBalance(words))
    return 'news'
  if (isPriceMentioned(said, words) || isPriceStanding(said) || isPurseLevel(said)) return 'news'
  if (isCounterfactual(said)) return 'negated'
  if (isPlan(said) || isConditional(said) || isIntended(said)) return 'plan'
  if (isGivenToAnother(words)) return 'spent'
  if (isIncome(words)) return 'income'
  if (containsPhrase(SPENDING, said)) return 'spent'
  return amountVerb(said) ?? 'unclear'
}
