/** Words that ask, that introduce a filter, or that ask about something else. */
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, skipPhrase } from '../words/phrase-table.ts'
import { ASKING } from './asking-words.ts'
import { COUNTS_ASKED, MAKING, OTHER_MATTERS } from './other-matters.ts'
import type { FoundParts, QuestionPart } from './question-part.ts'
import { readPeriod } from './read-period.ts'
import { DENYING, REPAIRING } from './repairing-words.ts'
import { SMALL_WORDS } from './small-words.ts'
import { SPENDING_NOUNS, SPENDING_TALK } from './spending-words.ts'

/** The longest such phrase at `at`; null where none starts there. */
export function readTalk(utterance: Utterance, at: number): FoundParts | null {
  const { tokens } = utterance
  const asking = matchPhrase(ASKING, tokens, at)
  const spending = skipPhrase(SPENDING_TALK, tokens, at)
  const other = otherMatterEnd(utterance, at)
  const repair = skipPhrase(REPAIRING, tokens, at)
  const denial = skipPhrase(DENYING, tokens, at)
  const small = Math.max(
    skipPhrase(SMALL_WORDS, tokens, at),
    skipPhrase(FILLERS, tokens, at),
    supposes(utterance, at) || isCountedMaking(utterance, at) ? at + 1 : at,
  )
  const end = Math.max(asking?.end ?? at, spending, other, repair, denial, small)
  if (end === at) return null
  if (other === end) return { parts: [{ kind: 'otherMatter' }], end }
  if (denial === end) return { parts: [{ kind: 'denial' }], end }
  const parts: QuestionPart[] = []
  if (repair === end) parts.push({ kind: 'repair' })
  if (asking?.end === end) parts.push({ kind: 'asking', what: asking.value })
  if (spending > at && spending >= small)
    parts.push({
      kind: 'spending',
      isNoun: skipPhrase(SPENDING_NOUNS, tokens, at) > at || isSpendOf(utterance, at),
    })
  return { parts, end }
}

/** Index behind a phrase about something that expenses do not show; `at` where none starts there. */
function otherMatterEnd(utterance: Utterance, at: number): number {
  const { tokens } = utterance
  if (isCountedMaking(utterance, at) || supposes(utterance, at)) return at
  const end = skipPhrase(OTHER_MATTERS, tokens, at)
  // 'habis berapa tahun ini' asks for no years.
  return end > at + 1 && readPeriod(utterance, end - 1) ? at : end
}

/** The 'make' of 'how many stops did I make' */
function isCountedMaking(utterance: Utterance, at: number): boolean {
  return MAKING.has(utterance.word(at)) && containsPhrase(COUNTS_ASKED, utterance.between(0, at))
}

/** 'kalau bulan lalu berapa': before a period, 'kalau' states no condition. */
function supposes(utterance: Utterance, at: number): boolean {
  return SUPPOSING.has(utterance.word(at)) && readPeriod(utterance, at + 1) !== null
}

const SUPPOSING: ReadonlySet<string> = new Set(['kalau', 'kalo', 'klo', 'kl'])

/** Whether 'spend' is a noun, as in 'coffee spend this week', not the verb of a person: 'I spend'. */
function isSpendOf(utterance: Utterance, at: number): boolean {
  const before = utterance.token(at - 1)
  return utterance.word(at) === 'spend' && before?.kind === 'word' && !SPENDERS.has(before.word)
}

const SPENDERS: ReadonlySet<string> = new Set(
  phraseList(
    'i|we|to|you|did|do|does|they|can|could|always|usually|really|actually|even|only|just|ever|not|dont|didnt|already',
  ),
)
