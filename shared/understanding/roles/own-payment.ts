/** Whose payment a clause tells of. */
import type { Clause } from '../clauses/clause.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const OTHERS: ReadonlySet<string> = new Set(['she', 'he', 'they', 'dia', 'die', 'mereka'])
const SPEAKER: ReadonlySet<string> = new Set(['i', 'im', 'we', 'aku', 'saya', 'gue', 'gua', 'kami'])

/** What a clause says before its payment. */
function saidBefore({ said, payment }: Clause): readonly Token[] {
  return said.filter(({ index }) => index < (payment?.start ?? 0))
}

/** The payment of a clause, where it is not told of others: 'she gave me cash for it'. */
export function ownPayment(clause: Clause): Clause['payment'] {
  const before = saidBefore(clause)
  if (containsPhrase(REPLACING, before)) return null
  const subject = before.findLast(({ word }) => OTHERS.has(word) || SPEAKER.has(word))
  return subject && OTHERS.has(subject.word) ? null : clause.payment
}

const OTHER_SHARERS = phraseSet(
  phraseList(
    'mereka|dia|yang lain|yang lainnya|temen|temenku|temen gue|teman|temanku|anak anak|semua|semuanya|pada|they|he|she|everyone|everybody|the others|the rest',
  ),
)
/** Beside the payment, to the speaker or done. */
const TO_SPEAKER = phraseSet(
  phraseList('ke gue|ke gua|ke aku|ke saya|ke gw|udah|sudah|langsung|already|to me|me'),
)
/** Before a payment with which another gave a part back: 'diganti setengahnya langsung cash'. */
const REPLACING = phraseSet(phraseList('diganti|digantiin|dibalikin|dikembaliin|paid me back'))

/** Whether a clause behind a price tells how others paid their part: 'mereka langsung gopay ke gue'. */
export function isPaidByOthers(clause: Clause): boolean {
  if (!clause.payment) return false
  const before = saidBefore(clause)
  if (containsPhrase(REPLACING, before)) return true
  const isOthers = containsPhrase(OTHER_SHARERS, before) && !before.some(({ word }) => SPEAKER.has(word))
  return isOthers && !hasAmount(clause) && containsPhrase(TO_SPEAKER, clause.said)
}
