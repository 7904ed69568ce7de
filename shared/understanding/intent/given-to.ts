/** Whether another person was given the money: 'tukang AC dikasih 150 ribu', but not 'aku dikasih ibu 100 ribu'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, skipPhrases } from '../words/phrase-table.ts'
import { DEPENDANTS, OTHERS, PEOPLE, SPEAKERS, TITLES } from './people-words.ts'
import { isName } from './subject.ts'

const GIVEN: ReadonlySet<string> = new Set(['dikasih', 'dikasi', 'diberi', 'dikei', 'diwenehi'])
/** Those who work for the speaker. */
const WORKERS: ReadonlySet<string> = new Set(
  phraseList(
    'tukang|tukangnya|kuli|sopir|supir|sopirnya|supirnya|satpam|pengamen|pengemis|kurir|kurirnya|abangnya|masnya|mbaknya|bapaknya|ibunya|terapisnya|yang|sing',
  ),
)
const GIVERS: ReadonlySet<string> = new Set(['sama', 'oleh', 'dari', 'ama', 'karo'])

function isPerson(words: readonly Token[], at: number): boolean {
  const word = words[at]?.word ?? ''
  const isKnown = WORKERS.has(word) || TITLES.has(word) || OTHERS.has(word) || DEPENDANTS.has(word)
  return isKnown || isName(words[at]) || matchPhrase(PEOPLE, words, at) !== null
}

/** `words` are those of a clause without its amounts. */
export function isGivenToAnother(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => GIVEN.has(word))
  const first = skipPhrases(FILLERS, words, 0)
  if (verb <= first || words.slice(0, verb).some(({ word }) => SPEAKERS.has(word))) return false
  const isByOther = words
    .slice(verb + 1)
    .some(({ word }, at) => GIVERS.has(word) && isPerson(words, verb + 2 + at))
  return isPerson(words, first) && !isByOther && !isPerson(words, verb + 1)
}
