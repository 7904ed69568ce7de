/** The context of a payment method without a preposition. */
import { readNumber } from '../numbers/number.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { currencyBefore, currencyNamed } from '../words/currency-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, skipPhrases } from '../words/phrase-table.ts'
import { PAY_VERBS, RECIPIENTS } from './payment-words.ts'

/** Longest recipient, in words, without the preposition. */
const MAX_RECIPIENT = 4

function saysMoney(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (numberWord(token) !== null || token.kind === 'number' || currencyNamed(token) !== null)
  )
}

/** Whether a price precedes `at`, except for a sign and fillers: '20 ribu, cash', 'forty only nets'. */
function isBehindPrice(utterance: Utterance, at: number): boolean {
  let last = at - 1
  while (utterance.word(last) === ',' || matchPhrase(FILLERS, utterance.between(last, last + 1), 0)) last--
  return saysMoney(utterance.token(last))
}

const OTHERS = new Set(['he', 'she', 'they', 'dia', 'mereka', 'beliau', 'doi'])
/** Most words between the payer and the payment method. */
const REACH_OF_OTHERS = 4

/** Whether a third party pays this way: 'he paid cash', 'dia yang bayar pakai OVO'. */
export function isPaidByOthers({ tokens }: Utterance, at: number): boolean {
  const near = tokens.slice(Math.max(0, at - REACH_OF_OTHERS), at + 1)
  const who = near.findLastIndex(({ word }) => OTHERS.has(word))
  const verb = near.findLastIndex(({ word }) => PAY_VERBS.has(word))
  return who >= 0 && verb > who && near.slice(who).every(({ kind }) => kind === 'word')
}

function endsClause(utterance: Utterance, at: number): boolean {
  const token = utterance.token(skipPhrases(FILLERS, utterance.tokens, at))
  return token === undefined || token.kind === 'sign'
}

function pricesNext(utterance: Utterance, at: number): boolean {
  return (
    utterance.word(at) === ',' &&
    (currencyBefore(utterance, at + 1) ?? readNumber(utterance, at + 1)) !== null
  )
}

/** Whether it is all that a clause says behind one that ends in the place of a purchase: '$27.16, Fleet Farm, Visa.' */
function isLastClause(utterance: Utterance, start: number, end: number): boolean {
  const behind = utterance.token(end)
  const isLast = behind === undefined || behind.word === '.'
  return isLast && utterance.word(start - 1) === ',' && utterance.between(0, start).some(saysMoney)
}

/** Whether only a payment method stands between a price and the end of its clause: '$56, Visa.' */
export function standsAlone(utterance: Utterance, start: number, end: number): boolean {
  if (isLastClause(utterance, start, end)) return true
  return isBehindPrice(utterance, start) && endsClause(utterance, end) && !pricesNext(utterance, end)
}

const PAYING: ReadonlySet<string> = new Set(['bayar', 'bayarnya', 'bayare', 'dibayar', 'mbayare'])

/**
 * Whether a payment from `cue` on, behind a verb of paying, ends what names a thing and its price: 'bensin 20 ribu di
 * pom Ciceri bayar dana', but not '500 ribu bayar BRI'.
 */
export function closesExpense(utterance: Utterance, start: number, cue: number, end: number): boolean {
  if (cue !== start + 1 || !PAYING.has(utterance.word(start)) || !endsClause(utterance, end)) return false
  const said = utterance.between(0, start)
  return said.some(saysMoney) && nameThing(said.filter(token => !saysMoney(token)))
}

/** Behind 'to', what it was paid for: '10 cash to park'. */
const PURPOSES: ReadonlySet<string> = new Set(
  phraseList(
    'park|enter|ride|get|see|watch|play|skate|bowl|swim|golf|fish|camp|wash|ship|mail|print|rent|fix|replace|join|register|renew|have',
  ),
)

/**
 * Index behind the recipient of 'rent 850, PayNow to Auntie Lim', where the thing and its price were said before;
 * null where none is named, or where 'transfer ke ibu 500 ribu' is the thing itself.
 */
export function recipientEnd(utterance: Utterance, start: number, end: number): number | null {
  if (
    !RECIPIENTS.has(utterance.word(end)) ||
    PURPOSES.has(utterance.word(end + 1)) ||
    !isBehindPrice(utterance, start)
  )
    return null
  const said = utterance.between(0, start).filter(token => !saysMoney(token))
  if (!nameThing(said)) return null
  for (let at = end + 1; at <= end + 1 + MAX_RECIPIENT; at++) {
    if (endsClause(utterance, at)) return pricesNext(utterance, at) ? null : at
    if (saysMoney(utterance.token(at))) return null
  }
  return null
}
