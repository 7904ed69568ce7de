/** Whether a clause says that a customer, an employer or a debtor paid the speaker: 'klien transfer 3 juta', 'my client wired 900'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS, OPENERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
} from '../words/phrase-table.ts'
import {
  GIVING_BACK,
  PAID_BY_OTHERS,
  PAYERS,
  PAYERS_PAY,
  RECEIVING,
  SERVED,
  TIPPING,
  TO_THE_SPEAKER,
} from './income-words.ts'
import { isTransferredOut } from './transferred.ts'

const RETURNED = new Set('balikin ngembaliin mengembalikan ngebalikin returned'.split(' '))
/** 'Denda telat balikin buku': a thing that was given back late. */
const LATE: ReadonlySet<string> = new Set(['telat', 'terlambat', 'lupa', 'late'])
const SPEAKER = new Set('saya aku gue gua gw i we kita kami ane'.split(' '))
/** Before a payer. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  phraseList(
    'freelance|design|repeat|regular|new|old|wedding|logo|catering|website|photo|big|overseas|online',
  ),
)
/** Most words between a payer and the verb. */
const PAYING_REACH = 4

/** Index of the first word that is no filler, pronoun or similar word. */
export function clauseOpening(words: readonly Token[]): number {
  let at = 0
  for (;;) {
    const skip = matchPhrase(FILLERS, words, at) ?? matchPhrase(OPENERS, words, at)
    if (!skip || matchPhrase(RECEIVING, words, at)?.end === skip.end) return at
    at = skip.end
  }
}

/** 'Penumpang dari Halim ngasih tip', but not 'tamu datang, gue ngasih tip'. */
function isTipGiven(words: readonly Token[]): boolean {
  const tip = findPhrase(TIPPING, words)
  return tip > 0 && !SPEAKER.has(words[tip - 1]?.word ?? '')
}

/** Index of the payer, perhaps behind an attribute: 'freelance client'. */
function payerAt(words: readonly Token[], opening: number): number {
  const isAttribute = ATTRIBUTES.has(words[opening]?.word ?? '') && PAYERS.has(words[opening + 1]?.word ?? '')
  return isAttribute ? opening + 1 : opening
}

/** What the speaker is handed with the price on it: 'the waiter handed me a bill for 40'. */
const BILLED = phraseSet(
  phraseList(
    'a bill|the bill|my bill|the check|a ticket|a parking ticket|a speeding ticket|a fine|a quote|an estimate|the estimate|a receipt|the receipt|an invoice|the invoice|a discount|a deal|a price',
  ),
)

const HANDING = new Set(['handed', 'gave', 'slipped'])

/** 'Handed me a bill', 'sold me a rug'; one that was sent is yet to be paid. */
function isBilled(words: readonly Token[], cue: number): boolean {
  if (words[cue]?.word === 'sold') return words[cue + 1]?.word === 'me' || words[cue + 1]?.word === 'us'
  if (!HANDING.has(words[cue]?.word ?? '')) return false
  return matchPhrase(BILLED, words, skipPhrase(PAID_BY_OTHERS, words, cue)) !== null
}

const STATES: ReadonlySet<string> = new Set(['was', 'were', 'is', 'are'])

/** Whether an amount stood behind the first word of a phrase: 'dinner was 20, paid cash' says nothing of 'was paid'. */
function isPartedByAmount(words: readonly Token[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]]
  return STATES.has(first?.word ?? '') && second !== undefined && second.index > (first?.index ?? 0) + 1
}

/** 'klien transfer 3 juta', 'Budi balikin 100 ribu', 'kirim ke rekening saya'. */
export function isPaidByOthers(words: readonly Token[]): boolean {
  const cue = findPhrase(PAID_BY_OTHERS, words)
  if (cue >= 0 && !isPartedByAmount(words, cue)) return !isBilled(words, cue) && !isTransferredOut(words)
  if (containsPhrase(GIVING_BACK, words) && containsPhrase(TO_THE_SPEAKER, words)) return true
  const first = payerAt(words, clauseOpening(words))
  const verbs = words.slice(first + 1, first + 1 + PAYING_REACH)
  const pays = verbs.findIndex(({ word }) => PAYERS_PAY.has(word))
  const isSpeaker = pays > 0 && SPEAKER.has(verbs[pays - 1]?.word ?? '')
  if (PAYERS.has(words[first]?.word ?? '') && pays >= 0 && !isSpeaker) return true
  if (SERVED.has(words[first]?.word ?? '') && isTipGiven(words)) return true
  const returned = words.findIndex(({ word }) => RETURNED.has(word))
  if (LATE.has(words[returned - 1]?.word ?? '')) return false
  return returned > first && !words.slice(0, returned).some(({ word }) => SPEAKER.has(word))
}
