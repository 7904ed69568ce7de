/** Whether a third party spent, or gave the speaker money. */
import type { Token } from '../utterance/token.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { borneThing } from './borne.ts'
import { othersPurse } from './others-purse.ts'
import { tellsOfTheirThing } from './others-things.ts'
import { GIVE, NO_GIFT, OF_THE_SPEAKER, OTHERS_SPEND, PAYING_BODIES, REFUND } from './others-words.ts'
import { SPEAKERS } from './people-words.ts'
import { subjectBefore } from './subject.ts'
import { isUnknownHost, isUnknownSpender } from './unknown-spender.ts'
import { tellsAmount } from './without-amounts.ts'

/** Words behind a verb of giving that introduce a recipient other than the speaker. */
const RECIPIENTS = new Set('ke kepada buat untuk to for'.split(' '))

/** Before the number of a room: 'anak kamar tiga bayar kos'. */
const NUMBERED = new Set(['kamar', 'nomor', 'no', 'room', 'unit', 'kontrakan', 'apartment'])

/** Whether an amount stands between the first word of a clause and its verb: 'Aldi shop, 84 dollars, paid by card'. */
function isBehindAmount(said: readonly Token[], verb: Token | undefined): boolean {
  const amount = said.findIndex((token, at) => tellsAmount(token) && !NUMBERED.has(said[at - 1]?.word ?? ''))
  return amount > 0 && verb !== undefined && (said[amount]?.index ?? 0) < verb.index
}

/** What a shop did, and is paid for: 'they put on new wipers for 32'. */
const SHOP_WORK = phraseSet(
  phraseList(
    'put them on for|put it on for|put it in for|put em on for|installed it for|installed them for|did it for|fixed it for|they put on|they put in|they put new|they installed|they replaced|they changed|they swapped|they topped',
  ),
)

/** Whether a third party spent. `words` are those of the clause `said` without its amounts. */
export function isSpentByOthers(words: readonly Token[], said: readonly Token[]): boolean {
  if (containsPhrase(OF_THE_SPEAKER, words)) return othersPurse(words) >= 0
  if (borneThing(words) !== null || tellsOfTheirThing(words)) return true
  if (isUnknownHost(words)) return true
  if (containsPhrase(THEY_SPENT, words) && !words.some(({ word }) => SPEAKERS.has(word))) return true
  if (!containsPhrase(OTHERS_SPEND, words) || containsPhrase(SHOP_WORK, words)) return false
  if (isUnknownSpender(words)) return true
  const subject = subjectBefore(words, at => matchPhrase(OTHERS_SPEND, words, at) !== null)
  return subject?.actor === 'other' && !isBehindAmount(said, words[subject.verb])
}

/** 'The girl who does our floors came, gave her 80': the speaker gave. */
const THEM: ReadonlySet<string> = new Set(['her', 'him', 'them'])

const NONE: ReadonlySet<string> = new Set(['no', 'zero', 'nothing'])

/** 'Deb bought everybody coffee, she spent like forty': the subject is a pronoun of the third person. */
const THEY_SPENT = phraseSet(
  phraseProduct('he|she|they', 'spent|dropped|shelled out|paid for it all|paid for all of it'),
)

/** Whether the object of the verb of giving at `verb` is money for the speaker. */
function isForSpeaker(words: readonly Token[], verb: number): boolean {
  const behind = words.slice(matchPhrase(GIVE, words, verb)?.end ?? verb)
  if (NO_GIFT.has(behind[0]?.word ?? '') || THEM.has(behind[0]?.word ?? '')) return false
  // 'She gave me no discount'
  const given = SPEAKERS.has(behind[0]?.word ?? '') ? behind[1] : behind[0]
  if (NONE.has(given?.word ?? '')) return false
  const to = behind.findIndex(({ word }) => RECIPIENTS.has(word))
  return (
    to < 0 ||
    behind.slice(to).some(({ word }) => SPEAKERS.has(word)) ||
    behind[to]?.word === 'for' ||
    behind[to]?.word === 'buat'
  )
}

/** 'ibu kos satu juta transfer' was paid by transfer: an amount stands before the verb. */
function isPayment(words: readonly Token[], verb: number): boolean {
  const [before, here] = [words[verb - 1], words[verb]]
  return /^(transfer|tf|trf|kirim)$/.test(here?.word ?? '') && (before?.index ?? 0) + 1 !== here?.index
}

/** Whether a third party gave, sent or returned money to the speaker: 'bapak ngirim uang bulanan'. */
export function isGivenBySomeone(words: readonly Token[]): boolean {
  if (!containsPhrase(GIVE, words)) return isRefunded(words)
  const gives = (at: number) => matchPhrase(GIVE, words, at) !== null
  const subject = subjectBefore(words, gives)
  if (subject)
    return subject.actor !== 'speaker' && isForSpeaker(words, subject.verb) && !isPayment(words, subject.verb)
  return isRefunded(words)
}

/** 'Shopee ngembalikan uang', 'the airline refunded me'. */
function isRefunded(words: readonly Token[]): boolean {
  const body = words.findIndex(({ word }) => PAYING_BODIES.has(word))
  if (body < 0 || body > 2 || words.slice(0, body).some(({ word }) => SPEAKERS.has(word))) return false
  return words.slice(body + 1, body + 4).some((_, at) => matchPhrase(REFUND, words, body + 1 + at) !== null)
}
