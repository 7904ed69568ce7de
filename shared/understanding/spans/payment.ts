/** Reads how it was paid: 'pakai gopay', 'by card', 'transfer ke ibu'. */
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { closesNumber } from '../words/link-words.ts'
import { containsPhrase, matchPhrase, phraseList } from '../words/phrase-table.ts'
import {
  BETWEEN,
  FUNDS,
  OWNERS,
  PAY_VERBS,
  PAYMENT_CUES,
  PREPOSITIONS,
  THING_BEFORE,
} from './payment-words.ts'

export interface PaymentPhrase extends SpokenPayment {
  /** The words belong to the description as well: 'transfer ke ibu'. */
  readonly alsoThing: boolean
}

/** 'transfer ke ibu', 'transfer Budi': a transfer and the thing paid for. */
const RECIPIENTS = new Set(phraseList('ke|kepada|to|buat|untuk'))

function namesRecipient(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || OWNERS.has(token.word)) return false
  return RECIPIENTS.has(token.word) || !(numberWord(token) || closesNumber(token))
}

/** Words before a way of paying that may say it is the thing itself. */
const REACH_BEFORE = 2

/** The way of paying that is said from `at` on; null where none is. */
export function readPayment(utterance: Utterance, at: number): PaymentPhrase | null {
  let from = at
  if (PAY_VERBS.has(utterance.word(from))) from++
  const hasPreposition = PREPOSITIONS.has(utterance.word(from))
  if (hasPreposition) from++
  if (BETWEEN.has(utterance.word(from)) && !matchPhrase(PAYMENT_CUES, utterance.tokens, from)) from++
  const cue = matchPhrase(PAYMENT_CUES, utterance.tokens, from)
  if (!cue || (cue.value.needsPreposition && !hasPreposition)) return null
  if (!hasPreposition && containsPhrase(THING_BEFORE, utterance.between(Math.max(0, at - REACH_BEFORE), at)))
    return null
  if (cue.value.method === 'DANA' && FUNDS.has(utterance.word(cue.end))) return null
  const isTransfer = cue.value.method === 'Bank Transfer'
  const alsoThing = !hasPreposition && isTransfer && namesRecipient(utterance.token(cue.end))
  let end = cue.end
  if (!alsoThing) while (OWNERS.has(utterance.word(end))) end++
  return { start: at, end, method: cue.value.method, explicit: hasPreposition, alsoThing }
}
