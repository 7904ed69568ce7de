/** Which words of an utterance the rules and the lexicon know. */
import { CATEGORY_CUES } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
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

/** Whether it is a unit, a link or a number. */
function isPlaced(token: Token): boolean {
  return isUnit(token) || isLink(token) || numberWord(token) !== null
}

export function knownWords({ tokens, spans }: Utterance): KnownWords {
  const plain = tokens.map(plainToken)
  const named = new Set<number>()
  const unplaced = new Set<number>()
  let namedEnd = 0
  let grammarEnd = 0
  for (const { kind, start, end } of spans) {
    if (kind !== 'words') continue
    for (let at = start; at < end; at++) {
      const token = tokens[at]
      if (token?.kind !== 'word') continue
      namedEnd = Math.max(namedEnd, matchPhrase(CATEGORY_CUES, plain, at)?.end ?? at)
      if (at < namedEnd) {
        named.add(at)
        continue
      }
      grammarEnd = Math.max(grammarEnd, matchPhrase(GRAMMAR, tokens, at)?.end ?? at)
      if (at >= grammarEnd && !isPlaced(token)) unplaced.add(at)
    }
  }
  return { named, unplaced }
}
