/** Words that no rule and no lexicon knows. */
import { CATEGORY_CUES } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { CLOSERS, FILLERS, OPENERS, VERBS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { plainToken } from '../words/word-forms.ts'

const GRAMMAR = [FILLERS, VERBS, OPENERS, CLOSERS]

/** The indexes of the words that are in no span of their own, no phrase of grammar and no phrase of the lexicon. */
export function unplacedWords(utterance: Utterance): ReadonlySet<number> {
  const { tokens } = utterance
  const plain = tokens.map(plainToken)
  const unplaced = new Set<number>()
  for (const { kind, start, end } of utterance.spans) {
    if (kind !== 'words') continue
    for (let at = start; at < end; at++) {
      const token = tokens[at]
      if (token?.kind === 'word' && !isUnit(token) && !isLink(token) && numberWord(token) === null)
        unplaced.add(at)
    }
  }
  tokens.forEach((_, at) => {
    const ends = GRAMMAR.map(table => matchPhrase(table, tokens, at)?.end ?? at)
    const end = Math.max(...ends, matchPhrase(CATEGORY_CUES, plain, at)?.end ?? at)
    for (let within = at; within < end; within++) unplaced.delete(within)
  })
  return unplaced
}
