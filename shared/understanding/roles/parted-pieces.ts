/** Clauses in which some of the pieces are told behind the price of each: 'two seats thirty each one was hers'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

export const EACH = phraseSet(phraseList('masing masing|masingmasing|satunya|sebijinya|each|apiece'))
const SOME_OF_THEM = phraseSet(
  phraseList('one of them|one of those|one was|the last one|two of them|three of them|yang satu|yang dua'),
)

/** The clause in two, where the pieces that were not kept are told right behind the price of each. */
export function parted(clause: Clause): readonly Clause[] {
  const last = clause.parts.at(-1)
  const end = last?.kind === 'words' ? (matchPhrase(EACH, last.words, 0)?.end ?? 0) : 0
  if (last?.kind !== 'words' || end === 0 || matchPhrase(SOME_OF_THEM, last.words, end) === null)
    return [clause]
  const words = last.words.slice(end)
  const from = words[0]?.index ?? 0
  const each: Part = { kind: 'words', words: last.words.slice(0, end) }
  return [
    {
      ...clause,
      parts: [...clause.parts.slice(0, -1), each],
      said: clause.said.filter(({ index }) => index < from),
    },
    {
      ...clause,
      marker: 'comma',
      markerTokens: [],
      parts: [{ kind: 'words', words }],
      said: clause.said.filter(({ index }) => index >= from),
    },
  ]
}
