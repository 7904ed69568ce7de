/** Splits a question into parts, in the order said. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { readFilter } from './asked-filter.ts'
import { readTalk } from './asking-talk.ts'
import type { FoundParts, QuestionPart } from './question-part.ts'
import { readPeriod } from './read-period.ts'

const BREAKS: ReadonlySet<string> = new Set([',', '.', '?', '!', ';', '-'])
const REASONS = phraseSet(phraseList('soalnya|karena|because|cuz|biar|supaya|so i can|so that'))

/** Words before a thing or a place. */
const BEFORE_THINGS = phraseSet(
  phraseList(
    'buat|untuk|utk|bwt|bt|di|ke|on|at|for|from|to|beli|belinya|beliin|jajan|naik|isi|ngisi|bayar|buying|bought|buy|get|got|order|ordered|pesan|pesen|minum|took|take',
  ),
)

/** In words. */
const LONGEST_NAME = 4

/** Null where a number belongs to no period, as it may be an amount spent. */
export function readQuestionParts(utterance: Utterance): readonly QuestionPart[] | null {
  const parts: QuestionPart[] = []
  for (let at = 0; at < utterance.tokens.length; ) {
    const found = partsAt(utterance, at)
    if (!found) return null
    const [first] = found.parts
    const last = parts.at(-1)
    if (first?.kind === 'thing' && last?.kind === 'thing' && follows(last.words, first.words))
      parts[parts.length - 1] = {
        ...last,
        words: [...last.words, ...first.words],
        isNamed: last.isNamed || first.isNamed,
      }
    else parts.push(...found.parts)
    at = found.end
  }
  return parts
}

function follows(words: readonly Token[], next: readonly Token[]): boolean {
  return words.at(-1)?.index === (next[0]?.index ?? 0) - 1
}

function partsAt(utterance: Utterance, at: number): FoundParts | null {
  const { tokens } = utterance
  const days = readPeriod(utterance, at)
  if (days) return { parts: [{ kind: 'period', value: days.range }], end: days.end }
  const reason = skipPhrase(REASONS, tokens, at)
  if (reason > at) return { parts: [{ kind: 'break' }], end: reason }
  const talk = readTalk(utterance, at)
  // 'saldo gopay' is no payment method.
  if (talk?.parts[0]?.kind === 'otherMatter') return talk
  const filter = readFilter(utterance, at) ?? talk
  if (filter) return filter
  const parts = readToken(tokens, at)
  return parts && { parts, end: at + 1 }
}

/** Whether the words follow such a word, or the lexicon knows them as a thing. */
function isNamedAt(tokens: readonly Token[], at: number): boolean {
  if (skipPhrase(BEFORE_THINGS, tokens, at - 1) === at) return true
  const plain = tokens.slice(at, at + LONGEST_NAME).map(plainToken)
  return (matchPhrase(CATEGORY_CUES, plain, 0)?.value.weight ?? 0) >= EVIDENCE.hint
}

function readToken(tokens: readonly Token[], at: number): readonly QuestionPart[] | null {
  const found = tokens[at]
  if (!found) return []
  if (found.kind === 'number' || numberWord(found) !== null) return null
  if (found.kind === 'word') return [{ kind: 'thing', words: [found], isNamed: isNamedAt(tokens, at) }]
  return BREAKS.has(found.word) ? [{ kind: 'break' }] : []
}
