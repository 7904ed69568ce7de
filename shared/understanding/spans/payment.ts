/** Reads payment methods: 'pakai gopay', 'by card', 'transfer ke ibu', 'NETS' behind a price. */
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { closesNumber } from '../words/link-words.ts'
import { containsPhrase, matchPhrase, phraseList } from '../words/phrase-table.ts'
import { isCreditNote } from './credit-note.ts'
import { closesExpense, isPaidByOthers, recipientEnd, standsAlone } from './payment-surroundings.ts'
import {
  AUTO,
  BETWEEN,
  FROM,
  FUNDS,
  OWNERS,
  PAY_VERBS,
  PAYMENT_CUES,
  type PaymentCue,
  PREPOSITIONS,
  PREPOSITIONS_OF_PAYING,
  THING_BEFORE,
  THING_BEHIND,
} from './payment-words.ts'

export interface PaymentPhrase extends SpokenPayment {
  /** The words belong to the description as well: 'transfer ke ibu'. */
  readonly alsoThing: boolean
}

/** 'transfer ke ibu', 'transfer Budi': a transfer and the thing paid for. */
const PAID_FOR = new Set(phraseList('ke|kepada|to|buat|untuk'))

function namesRecipient(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || OWNERS.has(token.word)) return false
  return PAID_FOR.has(token.word) || !(numberWord(token) || closesNumber(token))
}

/** Words before a payment method in which `THING_BEFORE` is looked for. */
const REACH_BEFORE = 2
/** The same with an article: 'fee for the interbank transfer'. */
const REACH_OF_FEE = 4

function isThing(utterance: Utterance, start: number, end: number): boolean {
  if (matchPhrase(THING_BEHIND, utterance.tokens, end)) return true
  const near = utterance.between(Math.max(0, start - REACH_BEFORE), start)
  const far = utterance.between(Math.max(0, start - REACH_OF_FEE), start)
  return containsPhrase(THING_BEFORE, near) || (containsPhrase(THING_BEFORE, far) && endsOpen(far))
}

/** 'fee for the interbank': whether the phrase continues into the payment method. */
function endsOpen(words: readonly Token[]): boolean {
  return (
    words.some(({ word }) => word === 'for' || word === 'untuk') && words.every(({ kind }) => kind === 'word')
  )
}

/** Index behind the cue, further names of the same method, and its owner. */
function cueEnd({ tokens }: Utterance, end: number, { method }: PaymentCue): number {
  for (let at = end; ; ) {
    const next = matchPhrase(PAYMENT_CUES, tokens, at)
    if (next?.value.method === method) at = next.end
    else if (OWNERS.has(tokens[at]?.word ?? '')) at++
    else return at
  }
}

interface Opening {
  /** Index of the cue. */
  readonly end: number
  readonly hasPreposition: boolean
}

/** Behind 'from': 'from my debit card', but not 'from Chase'. */
function isSurelyPayment(utterance: Utterance, at: number): boolean {
  const from = BETWEEN.has(utterance.word(at)) ? at + 1 : at
  return matchPhrase(PAYMENT_CUES, utterance.tokens, from)?.value.ambiguous === false
}

/** The words from `at` on that introduce a payment method. */
function readOpening(utterance: Utterance, at: number): Opening {
  // 'scan QRIS', 'bayar di tempat': the verb is part of the name.
  if (matchPhrase(PAYMENT_CUES, utterance.tokens, at)?.value.ambiguous === false)
    return { end: at, hasPreposition: false }
  let end = utterance.word(at) === AUTO && PAY_VERBS.has(utterance.word(at + 1)) ? at + 1 : at
  const hasVerb = PAY_VERBS.has(utterance.word(end))
  if (hasVerb) end++
  const word = utterance.word(end)
  const hasPreposition =
    PREPOSITIONS.has(word) ||
    (hasVerb && PREPOSITIONS_OF_PAYING.has(word)) ||
    (word === 'from' && isSurelyPayment(utterance, end + 1))
  if (hasPreposition) end++
  while (BETWEEN.has(utterance.word(end)) && !matchPhrase(PAYMENT_CUES, utterance.tokens, end)) end++
  return { end, hasPreposition }
}

/** First words of payment phrases: a filter, as most words begin none. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...PAYMENT_CUES.phrases.keys(),
  ...PAY_VERBS,
  ...PREPOSITIONS,
  ...BETWEEN,
  AUTO,
  'from',
])

/** 'Auto debit from GoPay': the account is the payment method. */
function debitsFrom(utterance: Utterance, at: number, end: number): boolean {
  const isAuto = utterance.word(at).startsWith(AUTO) || utterance.word(at - 1) === AUTO
  return isAuto && FROM.has(utterance.word(end)) && readPayment(utterance, end + 1) !== null
}

/** In 'they paynow me later' others pay. */
const TO_SPEAKER: ReadonlySet<string> = new Set(['me', 'us'])

/** Shops whose vouchers are called cash: 'ten dollars of Kohl's cash'. */
const VOUCHERS_OF: ReadonlySet<string> = new Set(
  phraseList('kohls|rewards|reward|bonus|store|target|rakuten'),
)

/** The payment method at `at`; null where there is none. */
export function readPayment(utterance: Utterance, at: number): PaymentPhrase | null {
  if (!FIRST_WORDS.has(utterance.word(at)) || isCreditNote(utterance, at)) return null
  const { end: from, hasPreposition } = readOpening(utterance, at)
  const cue = matchPhrase(PAYMENT_CUES, utterance.tokens, from)
  if (!cue) return null
  const { method, ambiguous } = cue.value
  const end = cueEnd(utterance, cue.end, cue.value)
  const isTold = standsAlone(utterance, at, end) || closesExpense(utterance, at, from, end)
  if (ambiguous && !hasPreposition && !isTold) return null
  if (isPaidByOthers(utterance, at) || debitsFrom(utterance, at, cue.end)) return null
  if (TO_SPEAKER.has(utterance.word(cue.end)) || VOUCHERS_OF.has(utterance.word(from - 1))) return null
  if (!hasPreposition && isThing(utterance, at, cue.end)) return null
  if (method === 'DANA' && FUNDS.has(utterance.word(cue.end))) return null
  const payment = { start: at, method, explicit: hasPreposition, alsoThing: false }
  const recipient = hasPreposition ? null : recipientEnd(utterance, at, end)
  if (recipient !== null) return { ...payment, end: recipient }
  const isTransfer = method === 'Bank Transfer'
  if (!hasPreposition && isTransfer && namesRecipient(utterance.token(cue.end)))
    return { ...payment, end: cue.end, alsoThing: true }
  return { ...payment, end }
}
