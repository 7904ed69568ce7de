/** Payment methods in a correction. */
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { readPayment } from '../spans/payment.ts'
import { PAYMENT_CUES } from '../spans/payment-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import type { FoundPart } from './parts.ts'

/** Short names that mean a payment method only in a correction: 'bukan kredit, debit'. */
const BARE_METHODS: ReadonlyMap<string, PaymentMethod> = new Map([
  ['credit', 'Credit Card'],
  ['kredit', 'Credit Card'],
  ['debit', 'Debit Card'],
  ['dana', 'DANA'],
])
const CARDS: ReadonlySet<string> = new Set(['card', 'kartu', 'kartunya', 'cards'])
const LEADING_TO_CARD: ReadonlySet<string> = new Set([
  ...['on', 'with', 'by', 'using', 'via', 'pakai', 'pake', 'lewat', 'dengan', 'gesek', 'swiped'],
])
/** Words between 'on' and 'card'. */
const REACH = 3

export function readMethod(utterance: Utterance, at: number, denied: boolean): FoundPart | null {
  const payment = readPayment(utterance, at)
  if (payment) return methodPart(utterance, payment.method, payment.end, denied)
  const cue = matchPhrase(PAYMENT_CUES, utterance.tokens, at)
  if (cue && !cue.value.ambiguous) return methodPart(utterance, cue.value.method, cue.end, denied)
  if (CARDS.has(utterance.word(at))) return { part: { kind: 'card', denied }, end: at + 1 }
  const method = BARE_METHODS.get(utterance.word(at))
  return method ? { part: { kind: 'payment', method, denied }, end: at + 1 } : null
}

function methodPart(utterance: Utterance, method: PaymentMethod, end: number, denied: boolean): FoundPart {
  const isBare =
    CARDS.has(utterance.word(end - 1)) && matchPhrase(PAYMENT_CUES, utterance.tokens, end - 2)?.end !== end
  return { part: isBare ? { kind: 'card', denied } : { kind: 'payment', method, denied }, end }
}

/** Whether 'card' is a means of payment, as in 'on the HSA card', not a thing bought. */
export function isCardPaidWith(utterance: Utterance, at: number): boolean {
  if (!CARDS.has(utterance.word(at))) return false
  return utterance.between(Math.max(0, at - REACH), at).some(({ word }) => LEADING_TO_CARD.has(word))
}
