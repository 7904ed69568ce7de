/** Which words of an utterance the rules and the lexicon know. */
import { CATEGORY_CUES } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { CLOSERS, FILLERS, OPENERS, VERBS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase, unionOf } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { plainToken } from '../words/word-forms.ts'

const GRAMMAR = unionOf([FILLERS, VERBS, OPENERS, CLOSERS])

/** Indexes of tokens. */
export interface KnownWords {
  /** In phrases of the lexicon. */
  readonly named: ReadonlySet<number>
  /** Words in no span of their own, no phrase of grammar and no phrase of the lexicon. */
  readonly unplaced: ReadonlySet<number>
}

export function knownWords({ tokens, spans }: Utterance): KnownWords {
  const plain = tokens.map(plainToken)
  const free = spans.flatMap(({ kind, start, end }) =>
    kind === 'words' ? tokens.slice(start, end).filter(token => token.kind === 'word') : [],
  )
  const named = new Set<number>()
  const grammar = new Set<number>()
  for (const { index } of free) {
    const thingEnd = matchPhrase(CATEGORY_CUES, plain, index)?.end ?? index
    for (let at = index; at < thingEnd; at++) named.add(at)
    if (named.has(index)) continue
    const end = matchPhrase(GRAMMAR, tokens, index)?.end ?? index
    for (let at = index; at < end; at++) grammar.add(at)
  }
  const unplaced = free.filter(
    token =>
      !named.has(token.index) &&
      !grammar.has(token.index) &&
      !isUnit(token) &&
      !isLink(token) &&
      numberWord(token) === null,
  )
  return { named, unplaced: new Set(unplaced.map(({ index }) => index)) }
}
