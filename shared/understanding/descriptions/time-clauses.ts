/** Clauses of time before or beside a thing: 'after my shift I grabbed a coffee', 'shift pagi, makan di kantin'. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
  skipPhrases,
} from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { TIME_CLAUSES } from './aside-words.ts'

/** Whether the lexicon knows a thing among the words. */
export function namesKnownThing(words: readonly Token[]): boolean {
  const plain = words.map(plainToken)
  return plain.some((_, at) => (matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0) >= EVIDENCE.loose)
}

/** Whether words are only a clause of time: 'sebelum masuk shift', 'habis jaga di ruang 304'. */
export function tellsWhen(words: readonly Token[]): boolean {
  const first = skipPhrases(FILLERS, words, words[0]?.word === 'and' ? 1 : 0)
  return words.length > first + 1 && matchPhrase(TIME_CLAUSES, words, first) !== null
}

/** Verbs of getting behind a clause of time, which are no words of buying everywhere. */
const GETTING = phraseSet(
  phraseList(
    'i stopped at|we stopped at|stopped at|went to|we went to|i went to|ate at|we ate at|i bought|we bought|bought|i got|i grabbed|i had|i ordered|i picked up|i ate|i drank|i filled|we got|we grabbed|we had|we ordered|we picked up|we ate|we drank|got|grabbed|jajan|makan|minum|ngopi|sarapan|pesen|pesan|isi|ngisi',
  ),
)

/** What was got, where the words begin with a clause of time; else the words. */
export function behindTime(words: readonly Token[]): readonly Token[] {
  const first = skipPhrases(FILLERS, words, 0)
  if (!matchPhrase(TIME_CLAUSES, words, first)) return words
  const verb = findPhrase(GETTING, words, first + 1)
  const got = verb < 0 ? [] : words.slice(skipPhrase(GETTING, words, verb))
  // 'After church we ate at Cracker Barrel'.
  const isNamed = namesKnownThing(got) || (got[0]?.word === 'at' && got.length > 1)
  return verb > first + 1 && isNamed ? got : words
}
