/** Whether a price was paid back by an insurer or an employer: 'udah diganti sama asuransi', 'direimburse kantor'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { DENIALS } from './negation-words.ts'

const BODIES = phraseList(
  'asuransi|kantor|perusahaan|bpjs|hrd|bos|panitia|yayasan|kampus|sekolah|jasa raharja|pihak asuransi|pihak kantor',
)
const REIMBURSED = phraseSet([
  ...['diganti', 'digantiin', 'digantikan', 'diklaim', 'dicover'].flatMap(verb =>
    ['', 'sama ', 'oleh ', 'dari ', 'ama '].flatMap(by => BODIES.map(body => `${verb} ${by}${body}`)),
  ),
  ...phraseList('direimburse|di reimburse|direimburs|direimbursed|dirembes'),
])
/** What is yet to be paid back is an expense until then. */
const PROMISES: ReadonlySet<string> = new Set(
  phraseList('nanti|ntar|entar|bakal|bakalan|akan|katanya|janjinya|mau|bisa|minta|biar|moga|semoga'),
)
/** Words between a denial and the verb. */
const REACH = 3

/** Whether it was paid back already. */
export function isReimbursed(words: readonly Token[]): boolean {
  const at = findPhrase(REIMBURSED, words)
  if (at < 0) return false
  const before = words.slice(Math.max(0, at - REACH), at)
  return !before.some(({ word }) => DENIALS.has(word) || PROMISES.has(word))
}
