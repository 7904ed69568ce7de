/** Whether another bore what a thing cost: 'the roof ran him fourteen grand', 'dinner, seventy, on my son'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { DETERMINERS, OTHERS, PEOPLE } from './people-words.ts'
import { SPENDING } from './spending-words.ts'
import { isName } from './subject.ts'
import { withoutAmounts } from './without-amounts.ts'

const COSTING = phraseSet(
  ['him', 'her', 'them'].flatMap(who =>
    ['ran', 'cost', 'costs', 'set', 'will cost', 'runs'].map(verb => `${verb} ${who}`),
  ),
)
/** Between those and the amount. */
const LINKS: ReadonlySet<string> = new Set(
  phraseList('back|about|around|like|over|almost|nearly|a|some|at|least|something|only|just'),
)

function isTheirCost(said: readonly Token[], start: number): boolean {
  let before = said.findIndex(({ index }) => index >= start)
  while (LINKS.has(said[before - 1]?.word ?? '')) before--
  return before >= 2 && matchPhrase(COSTING, said, before - 2)?.end === before
}

const RELATIVES: ReadonlySet<string> = new Set(
  phraseList('son|daughter|sister|brother|cousin|uncle|aunt|grandson|granddaughter|nephew|niece'),
)

/** Whether the clause ends in 'on my son' behind a sign; 'spent seventy on my son' has none. */
function isOnPerson(said: readonly Token[]): boolean {
  const on = said.findLastIndex(({ word }) => word === 'on')
  // A sign stands where the token before is not the last one of the clause.
  if (on < 2 || said[on]?.index === (said[on - 1]?.index ?? 0) + 1) return false
  let who = on + 1
  while (DETERMINERS.has(said[who]?.word ?? '')) who++
  const person = matchPhrase(PEOPLE, said, who)?.end ?? who + 1
  const isPerson = person > who + 1 || isName(said[who]) || isSomeone(said, who)
  if (!isPerson || person < said.length || containsPhrase(SPENDING, said)) return false
  return nameThing(withoutAmounts(said.slice(0, on)))
}

function isSomeone(said: readonly Token[], at: number): boolean {
  const word = said[at]?.word ?? ''
  return RELATIVES.has(word) || OTHERS.has(word) || matchPhrase(PEOPLE, said, at) !== null
}

/** `said` is a clause with the amount that starts at the token `start`. */
export function isBorneByOthers(said: readonly Token[], start: number): boolean {
  return isTheirCost(said, start) || isOnPerson(said)
}
