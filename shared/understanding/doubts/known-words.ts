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
  const named = new Set<number>()
  const grammar = new Set<number>()
  const addAll = (set: Set<number>, start: number, end: number) => {
    for (let at = start; at < end; at++) set.add(at)
  }
  tokens.forEach(({ kind }, at) => {
    if (kind === 'sign') return
    addAll(grammar, at, matchPhrase(GRAMMAR, tokens, at)?.end ?? at)
    addAll(named, at, matchPhrase(CATEGORY_CUES, plain, at)?.end ?? at)
  })
  const unplaced = new Set<number>()
  for (const { kind, start, end } of spans) {
    if (kind !== 'words') continue
    for (let at = start; at < end; at++) {
      const token = tokens[at]
      if (token?.kind !== 'word' || grammar.has(at) || named.has(at)) continue
      if (!isUnit(token) && !isLink(token) && numberWord(token) === null) unplaced.add(at)
    }
  }
  return { named, unplaced }
}
