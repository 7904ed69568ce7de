/** The payment method of a question. */
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { readPayment } from '../spans/payment.ts'
import { FUNDS, PAYMENT_CUES, RECIPIENTS, THING_BEFORE } from '../spans/payment-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, matchPhrase, type PhraseMatch, phraseTable } from '../words/phrase-table.ts'

interface AskedPayment {
  readonly method: PaymentMethod
  /** Index after the last token. */
  readonly end: number
}

/** Names that mean a payment method where nothing is bought. */
const ASKED_CUES = phraseTable<PaymentMethod>([
  ['bank transfers', 'Bank Transfer'],
  ['transfers', 'Bank Transfer'],
  ['transferan', 'Bank Transfer'],
  ['credit cards', 'Credit Card'],
  ['debit cards', 'Debit Card'],
  ['dana', 'DANA'],
])

function unambiguous(utterance: Utterance, at: number): PhraseMatch<PaymentMethod> | null {
  const cue = matchPhrase(PAYMENT_CUES, utterance.tokens, at)
  return cue && !cue.value.ambiguous ? { value: cue.value.method, end: cue.end } : null
}

/** Null for none at `at`, or where it is the thing paid for: 'transfer ke ibu', 'tagihan kartu kredit'. */
export function readAskedPayment(utterance: Utterance, at: number): AskedPayment | null {
  const paid = readPayment(utterance, at)
  if (paid && !paid.alsoThing) return paid
  // 'transfer bank' may be the thing bought only next to a price; a question has none.
  const cue = matchPhrase(ASKED_CUES, utterance.tokens, at) ?? unambiguous(utterance, at)
  if (!cue) return null
  const { value: method, end } = cue
  if (RECIPIENTS.has(utterance.word(end)) || FUNDS.has(utterance.word(end))) return null
  return containsPhrase(THING_BEFORE, utterance.between(Math.max(0, at - 2), at)) ? null : { method, end }
}
