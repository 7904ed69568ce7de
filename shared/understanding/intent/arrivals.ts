/** Whether a clause says that money arrived: 'the deposit came in', 'cashback Tokped masuk'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'

/** Nouns for expected money. */
const AWAITED: ReadonlySet<string> = new Set(
  phraseList(
    `kiriman|kirimannya|transferan|transferannya|dp|dpnya|panjar|panjarnya|deposit|deposits|payment|payments|check|checks|paycheck|support|refund|rebate|reimbursement|royalties|commission|invoice|transfer|zelle|venmo|stimulus|settlement|money|pension|disability|unemployment
    rugi|jaminan|kelebihan|jaminannya|bonus|stipend|salary|wages|pay|cashback|grant|scholarship
    refundnya|honornya|gajinya|honor|upah|gaji|pensiun|pensiunan|komisi|insentif|tunjangan|bansos|beasiswa|reimburse|reimbursenya|rembes|klaim|klaimnya|dividen|rapel|bonusan|thr|jaspel|remun|lembur|lemburan`,
  ),
)
/** Verbs of arrival. */
const ARRIVING = phraseSet(
  phraseList(
    `came in|came through|came back|finally came|landed|hit my account|hit the account|hit my checking|hit the bank|got deposited|was deposited|cleared my account|showed up|posted|finally posted|kicked in|went in|went up to|gone up to|goes up to
    came from|came in the mail|came yesterday|came today|is here|hit this|hit today|hit yesterday|hit last|hit on|dropped this|dropped today|dropped last|dropped yesterday
    landing di|masuk|cair|turun|balik|kembali|dikembalikan|dibalikin|saya ambil|aku ambil|gue ambil|sudah diambil|udah diambil|saya terima|aku terima|gue terima|kuterima|kuambil|udah sampai|sudah sampai|udah ada`,
  ),
)
/** Words after such a verb that give the sum of a bill: 'the check came in at forty'. */
const AMOUNTING: ReadonlySet<string> = new Set(['at', 'to', 'under', 'over'])
/** Most words between the noun and the verb: 'support from my ex'. */
const REACH = 6

/** 'Transfer balik ke Tia'. */
function isSentBack(words: readonly Token[], at: number): boolean {
  return words[at]?.word === 'balik' && words[at + 1]?.word === 'ke'
}

/** Time grows with the number of words. */
export function isArrived(words: readonly Token[]): boolean {
  const at = findPhrase(ARRIVING, words)
  const arrived = at > 0 ? matchPhrase(ARRIVING, words, at) : null
  if (!arrived || AMOUNTING.has(words[arrived.end]?.word ?? '') || isSentBack(words, at)) return false
  return words.slice(Math.max(0, at - REACH), at).some(({ word }) => AWAITED.has(word))
}

/** 'Came back' behind 'my security deposit, 900'. */
export function isArrivedLater(given: readonly Token[], story: readonly Token[]): boolean {
  const first = skipPhrases(FILLERS, story, 0)
  const arrived = matchPhrase(CAME_LATER, story, ADVERBS.has(story[first]?.word ?? '') ? first + 1 : first)
  if (!arrived || AMOUNTING.has(story[arrived.end]?.word ?? '')) return false
  return given.slice(0, REACH).some(({ word }) => AWAITED.has(word))
}

const CAME_LATER = phraseSet(
  phraseList(
    'came back|came in|came through|came today|came yesterday|posted|landed|cleared|diterima|kuterima|udah masuk|sudah masuk|baru masuk|udah balik',
  ),
)
const ADVERBS: ReadonlySet<string> = new Set(phraseList('udah|sudah|baru|barusan|finally|just|has'))

/** What is fetched or received: 'got my stipend'. */
const RECEIVED: ReadonlySet<string> = new Set(
  phraseList(
    'stipend|pension|paycheck|bonus|refund|reimbursement|tips|allowance|wages|pay|commission|settlement|rebate|unemployment|disability',
  ),
)
const GETTING: ReadonlySet<string> = new Set(['got', 'received', 'collected', 'cashed'])
const MINE: ReadonlySet<string> = new Set(['my', 'our'])

/** 'Got my stipend', 'received my tax refund'. */
export function isReceived(words: readonly Token[]): boolean {
  const got = words.findIndex(({ word }, at) => GETTING.has(word) && MINE.has(words[at + 1]?.word ?? ''))
  return got >= 0 && words.slice(got + 2, got + 4).some(({ word }) => RECEIVED.has(word))
}
