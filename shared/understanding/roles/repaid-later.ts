/** What others are still to give of a price that the speaker paid: 'aku bayarin dulu 135 ribu, nanti pada ganti 27'. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PriceLedger } from './price-ledger.ts'

const LATER = phraseSet(
  phraseList(
    'owes|owe|nanti|ntar|entar|besok|lusa|minggu depan|bulan depan|habis gajian|abis gajian|kalo udah gajian|will|theyll|hell|shell|ill get|gonna|going to|later|tomorrow|next week|supposed to',
  ),
)
/** Verbs of giving back, said of others. */
const REPAYING = phraseSet(
  phraseList(
    'ganti|gantiin|mengganti|ngganti|diganti|digantiin|balikin|ngembaliin|bayar balik|transfer|nransfer|tf|bayar ke aku|bayar ke saya|pay me back|paying me back|pay me|venmo me|zelle me|paynow me|reimburse me|send me|transfer me|give me back',
  ),
)
/** Behind the verb these are what is replaced: 'nanti ganti oli 50 ribu'. */
const NO_MONEY: ReadonlySet<string> = new Set(
  phraseList('oli|ban|aki|kampas|lampu|lcd|baterai|layar|kaca|baju|nomor|kartu|busi|filter|rantai|senar'),
)

/** Whether a time to come stands before a verb of giving back among `words`. */
function promises(words: readonly Token[]): boolean {
  const later = findPhrase(LATER, words)
  const verb = later < 0 ? -1 : findPhrase(REPAYING, words, later + 1)
  return verb >= 0 && !NO_MONEY.has(words[verb + 1]?.word ?? '')
}

/** Whether a half is not given yet: 'his dad is supposed to send me half'. */
export function isPromised(words: readonly Token[]): boolean {
  return containsPhrase(LATER, words)
}

/** Words between the price and what others give of it. */
const REACH = 16

/** The cue of such an amount beside a price of its sentence; null where none is promised. */
export function readRepaidLater(
  utterance: Utterance,
  ledger: PriceLedger,
  { amount, before }: AmountInWords,
): RoleCue | null {
  const price = ledger.lastPrice()
  if (!price || !ledger.isInSentence(price)) return null
  const from = Math.max(price.amount.end, amount.start - REACH)
  return promises(utterance.between(from, amount.start))
    ? { role: 'aside', before: before.length, behind: 0 }
    : null
}
