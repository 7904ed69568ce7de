/** Leaves out whom one paid where the thing is named behind: 'Zelled my landlord the rent', 'the coach for the jacket'. */

import { isCapitalised } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { cueAt, namesThing, saidOf } from './lead.ts'

const TRANSFERS = phraseSet(
  phraseList(
    `zelled|venmoed|venmod|cashapped|cash apped|paypaled|paypalled|wired|transferred|sent|paid|paid back|i zelled|i venmoed|i paid|i sent|i wired|i transferred|paynowed`,
  ),
)
const PAYEES: ReadonlySet<string> = new Set(
  phraseList(`landlord|landlady|roommate|roommates|flatmate|housemate|neighbor|coach|teacher|tutor|babysitter|sitter|nanny|cleaner|cleaners|contractor|plumber|electrician|handyman|mechanic|photographer|friend|buddy|coworker|boss|sister|brother|mom|dad|mother|father|cousin|aunt|uncle|wife|husband
  girlfriend|boyfriend|partner|kid|kids|super|guy|lady|driver|mover|movers|lawyer|accountant|owner|seller|florist|baker|tailor|instructor|trainer`),
)
const OWNERS: ReadonlySet<string> = new Set(['my', 'our', 'the', 'his', 'her', 'their', 'a'])
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'some', 'my', 'our', 'this', 'last'])
const SHARES = phraseSet(phraseList('my half of|my part of|my share of|my portion of|half of|part of|of'))

/** Index behind the payee at `at`; `at` itself where none stands there. A name needs a verb of paying before it. */
function payeeEnd(words: readonly Token[], at: number, isPaid: boolean): number {
  if (OWNERS.has(words[at]?.word ?? '')) return PAYEES.has(words[at + 1]?.word ?? '') ? at + 2 : at
  const name = words[at]
  if (name && PAYEES.has(name.word)) return at + 1
  const isName = isPaid && name !== undefined && isCapitalised(name) && !cueAt(saidOf(words), at)
  return isName ? at + 1 : at
}

/** The thing paid for, where whom one paid stands before it; else the words. */
export function behindPayee(words: readonly Token[]): readonly Token[] {
  const start = matchPhrase(TRANSFERS, words, 0)?.end ?? 0
  const end = payeeEnd(words, start, start > 0)
  if (end === start) return words
  const isFor = words[end]?.word === 'for'
  if (words[end + 1]?.word.endsWith('ing')) return words
  if (!isFor && !ARTICLES.has(words[end]?.word ?? '')) return words
  const linked = isFor ? end + 1 : end
  const thing = words.slice(matchPhrase(SHARES, words, linked)?.end ?? linked)
  const first = ARTICLES.has(thing[0]?.word ?? '') ? 1 : 0
  const said = saidOf(thing)
  const isThing = [first, first + 1].some(at => namesThing(said, at))
  return isThing && nameThing(thing) ? thing : words
}
