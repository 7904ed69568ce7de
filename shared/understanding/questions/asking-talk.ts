/** The words of a question that ask, that lead on, or that ask about something else. */
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, skipPhrase } from '../words/phrase-table.ts'
import {
  ASKING,
  COUNTS_ASKED,
  DENYING,
  MAKING,
  OTHER_MATTERS,
  REPAIRING,
  SPENDING_NOUNS,
  SPENDING_TALK,
} from './asking-words.ts'
import type { FoundParts, QuestionPart } from './question-part.ts'
import { readPeriod } from './read-period.ts'
import { SMALL_WORDS } from './small-words.ts'

/** The longest phrase of those that ask or lead on; null where none starts there. */
export function readTalk(utterance: Utterance, at: number): FoundParts | null {
  const { tokens } = utterance
  const asking = matchPhrase(ASKING, tokens, at)
  const spending = skipPhrase(SPENDING_TALK, tokens, at)
  const other = otherMatterEnd(utterance, at)
  const repair = skipPhrase(REPAIRING, tokens, at)
  const denial = skipPhrase(DENYING, tokens, at)
  const small = Math.max(skipPhrase(SMALL_WORDS, tokens, at), skipPhrase(FILLERS, tokens, at))
  const end = Math.max(asking?.end ?? at, spending, other, repair, denial, small)
  if (end === at) return null
  if (other === end) return { parts: [{ kind: 'otherMatter' }], end }
  if (denial === end) return { parts: [{ kind: 'denial' }], end }
  const parts: QuestionPart[] = []
  if (repair === end) parts.push({ kind: 'repair' })
  if (asking?.end === end) parts.push({ kind: 'asking', what: asking.value })
  if (spending > at && spending >= small)
    parts.push({ kind: 'spending', isNoun: skipPhrase(SPENDING_NOUNS, tokens, at) > at })
  return { parts, end }
}

/** Index behind what the expenses do not tell; `at` where nothing of the kind starts there. */
function otherMatterEnd(utterance: Utterance, at: number): number {
  const { tokens } = utterance
  if (MAKING.has(utterance.word(at)) && containsPhrase(COUNTS_ASKED, utterance.between(0, at))) return at
  const end = skipPhrase(OTHER_MATTERS, tokens, at)
  // 'habis berapa tahun ini' asks for no years.
  return end > at + 1 && readPeriod(utterance, end - 1) ? at : end
}
