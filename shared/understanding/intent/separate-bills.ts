/** Where each paid for themselves, what another had: 'bayar sendiri-sendiri, punya gue 65 ribu punya Dinda 58'. */
import { type Token, withWord } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { SPEAKERS } from './people-words.ts'
import { isName } from './subject.ts'

const SEPARATELY = phraseSet(
  phraseList(`bayar sendiri sendiri|bayar masing masing|bayar sendiri2|sendiri sendiri|masing masing bayar|bayarnya sendiri sendiri|bayarnya masing masing
  paid our own|paid our own way|each paid|paid separately|separate checks|separate bills|split checks|went dutch|paid for our own|paid for ourselves`),
)
const OF: ReadonlySet<string> = new Set(['punya', 'punyanya', 'pesanan'])

/** Whether words say that each paid for themselves. */
export function paidSeparately(said: readonly Token[]): boolean {
  return containsPhrase(SEPARATELY, said)
}

function isSpeakers(token: Token): boolean {
  return SPEAKERS.has(token.word) || token.word === 'sendiri'
}

/** Whether a clause names what another had: 'punya Dinda', "Priya's was". */
export function isOthersPart(said: readonly Token[]): boolean {
  const at = skipPhrases(FILLERS, said, 0)
  const [first, next] = [said[at], said[at + 1]]
  if (!first || tellsAct(said)) return false
  if (OF.has(first.word)) return next?.kind === 'word' && !isSpeakers(next)
  return first.word.endsWith('s') && isName(withWord(first, first.word.slice(0, -1))) && next?.word === 'was'
}
