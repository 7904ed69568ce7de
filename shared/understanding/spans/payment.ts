/** Reads how it was paid: 'pakai gopay', 'by card', 'transfer ke ibu'. */
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { numberWord } from '../numbers/number-words.ts'
import { closesNumber } from '../words/link-words.ts'
import { containsPhrase, matchPhrase, phraseList } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { BETWEEN, FUNDS, LEADS, OWNERS, PAY_VERBS, PAYMENT_CUES, THING_BEFORE } from './payment-words.ts'

export interface SpokenPayment {
  /** Index after the last token. */
  readonly end: number
  readonly method: PaymentMethod
  /** It was said with 'pakai', 'by' and the like: it can't be the thing paid for. */
  readonly explicit: boolean
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
export function readPayment(tokens: readonly Token[], at: number): SpokenPayment | null {
  let from = at
  if (PAY_VERBS.has(tokens[from]?.word ?? '')) from++
  const led = LEADS.has(tokens[from]?.word ?? '')
  if (led) from++
  if (BETWEEN.has(tokens[from]?.word ?? '') && !matchPhrase(PAYMENT_CUES, tokens, from)) from++
  const cue = matchPhrase(PAYMENT_CUES, tokens, from)
  if (!cue || (cue.value.needsLead && !led)) return null
  if (!led && containsPhrase(THING_BEFORE, tokens.slice(Math.max(0, at - REACH_BEFORE), at))) return null
  if (cue.value.method === 'DANA' && FUNDS.has(tokens[cue.end]?.word ?? '')) return null
  const isTransfer = cue.value.method === 'Bank Transfer'
  const alsoThing = !led && isTransfer && namesRecipient(tokens[cue.end])
  let end = cue.end
  if (!alsoThing) while (OWNERS.has(tokens[end]?.word ?? '')) end++
  return { end, method: cue.value.method, explicit: led, alsoThing }
}
