/** Whether a price was paid back by an insurer, an employer or a person: 'udah diganti sama asuransi', 'direimburse kantor'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { DENIALS } from './negation-words.ts'
import { PEOPLE } from './people-words.ts'
import { isName } from './subject.ts'

const BODIES = phraseList(
  'asuransi|kantor|perusahaan|bpjs|hrd|bos|panitia|yayasan|kampus|sekolah|jasa raharja|pihak asuransi|pihak kantor',
)
const REIMBURSED = phraseSet([
  ...['diganti', 'digantiin', 'digantikan', 'diklaim', 'dicover'].flatMap(verb =>
    ['', 'sama ', 'oleh ', 'dari ', 'ama '].flatMap(by => BODIES.map(body => `${verb} ${by}${body}`)),
  ),
  ...phraseList('direimburse|di reimburse|direimburs|direimbursed|dirembes'),
])
/** Before a person: 'bakso diganti Budi', 'udah digantiin sama mbak Rini'. */
const REPLACED: ReadonlySet<string> = new Set(['diganti', 'digantiin', 'digantikan'])
const BY: ReadonlySet<string> = new Set(['sama', 'oleh', 'ama', 'dari'])

function isByPerson(words: readonly Token[]): boolean {
  return words.some(({ word }, at) => {
    if (!REPLACED.has(word)) return false
    const who = BY.has(words[at + 1]?.word ?? '') ? at + 2 : at + 1
    return isName(words[who]) || matchPhrase(PEOPLE, words, who) !== null
  })
}

/** What is yet to be paid back is an expense until then. */
const PROMISES: ReadonlySet<string> = new Set(
  phraseList('nanti|ntar|entar|bakal|bakalan|akan|katanya|janjinya|mau|bisa|minta|biar|moga|semoga'),
)
/** Words between a denial and the verb. */
const REACH = 3

/** Whether it was paid back already. */
export function isReimbursed(words: readonly Token[]): boolean {
  const byBody = findPhrase(REIMBURSED, words)
  const at = byBody < 0 && isByPerson(words) ? words.findIndex(({ word }) => REPLACED.has(word)) : byBody
  if (at < 0) return false
  const before = words.slice(Math.max(0, at - REACH), at)
  return !before.some(({ word }) => DENIALS.has(word) || PROMISES.has(word))
}
