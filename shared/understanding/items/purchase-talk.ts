/** Whether words without an amount are about a purchase, or about money at all. */
import { categorize } from '../categories/categorize.ts'
import { isEvent } from '../intent/event.ts'
import { INCOME, PAID_BY_OTHERS } from '../intent/income-words.ts'
import { NEGATIONS } from '../intent/negation-words.ts'
import { SPEAKERS } from '../intent/people-words.ts'
import { PLANS } from '../intent/plan-words.ts'
import { BUYING, SPENDING } from '../intent/spending-words.ts'
import type { Token } from '../utterance/token.ts'
import { currencyNamed } from '../words/currency-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'

const MONEY = phraseSet(
  phraseList(`uang|uangku|duit|duitku|harga|harganya|biaya|biayanya|ongkos|ongkosnya|bayaran|pengeluaran|pengeluarannya|belanjaan|saldo|saldoku|budget|anggaran|tabungan
  utang|hutang|rekening|cashback|deposit|mahal|murah|bokek|boros|hemat|irit|juta|jt|rebu|k|million|money|price|prices|expense|expenses|spending|balance|savings|debt|bill|bills|expensive|cheap`),
)
/** Words of a price that the rules could not assign. */
const PRICED = phraseSet(phraseList('juta|jt|ribu|rebu|rb|k|million|thousand|berapa|how much'))
/** Names in which 'k' is a letter. */
const LETTERED = phraseSet(phraseList('circle k|k mart|kn|special k|kk|k pop'))
const ABOUT_MONEY = [MONEY, SPENDING, INCOME, PAID_BY_OTHERS, PLANS, NEGATIONS]
/** Verbs that, at the start and with a thing, mean a purchase. */
const CONSUMING = phraseSet(
  phraseList(`had|ate|eat|eating|drank|drink|grabbed|took|take|rode|watched|filled up|picked up|went for|went to|got|caught|hired|rented|stayed|tried|minum|ngemil|sarapan|nyarap|nonton|nongkrong|naik|ngisi
  cukur|potong|pijat|pijet|nginep|nginap|berobat|periksa|nambal|ganti|ngebakso|nyoto|numpak|madang|mangan|dahar|nginum|ngombe|nebus|nyalon|ambil|langganan|perpanjang|renewed|subscribed|refilled|fixed|repaired`),
)

/** Words of meeting and waiting: a place is named, but nothing is bought. */
const MEETING = phraseSet(
  phraseList(`ketemu|ketemuan|bertemu|janjian|kumpul|ngumpul|kumpulan|nunggu|nungguin|nungguan|menunggu|tungguin|jemput|ngejemput|menjemput|dijemput|nganter|nganterin|mengantar
  meet|meets|meeting|meetup|met|wait|waits|waiting|waited|see you|drop off|dropping off`),
)

/** In words. In a longer sentence a named thing is only a topic. */
const LONGEST_THING = 7
/** The same where the sentence begins with a verb of eating, riding and the like. */
const LONGEST_CONSUMED = 20

/** How many verbs of buying stand in it. */
export function purchasesIn(words: readonly Token[]): number {
  return words.length - withoutPhrases(BUYING, words).length
}

const ALREADY = new Set(['udah', 'udh', 'sudah', 'dah', 'barusan', 'baru', 'wis', 'just', 'already'])

function isConsumed(words: readonly Token[]): boolean {
  let first = skipPhrases(FILLERS, words, 0)
  while (ALREADY.has(words[first]?.word ?? '') || SPEAKERS.has(words[first]?.word ?? '')) first++
  return matchPhrase(CONSUMING, words, first) !== null
}

/** Whether it is short and names a thing that is paid for. */
function namesThing(words: readonly Token[]): boolean {
  const longest = isConsumed(words) ? LONGEST_CONSUMED : LONGEST_THING
  return words.length <= longest && categorize(words) !== null
}

/** Whether it is about meeting, fetching or waiting at a place of purchase. */
export function isMeeting(words: readonly Token[]): boolean {
  return containsPhrase(MEETING, words) && namesThing(words)
}

/** Whether it is about buying or paying, or names a thing that is paid for. */
export function isPurchase(words: readonly Token[]): boolean {
  if (isEvent(words)) return false
  if (containsPhrase(SPENDING, words) || containsPhrase(BUYING, words)) return true
  return namesThing(words) && !isMeeting(words)
}

/** Whether a price is said that the rules could not assign. */
export function isPriced(words: readonly Token[]): boolean {
  return (
    containsPhrase(PRICED, withoutPhrases(LETTERED, words)) ||
    words.some(word => currencyNamed(word) !== null)
  )
}

/** Whether it is about money in any way. */
export function isAboutMoney(words: readonly Token[]): boolean {
  return (
    ABOUT_MONEY.some(phrases => containsPhrase(phrases, words)) ||
    words.some(word => currencyNamed(word) !== null)
  )
}
