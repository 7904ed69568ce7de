/** A bill shared with others: 'dibagi tiga', 'split four ways', 'bagi rata berlima', 'split with Mei Ling'. */

import { readSmall } from '../numbers/below-hundred.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'

/** They say that a bill is shared. */
const SHARING = phraseSet(
  phraseList(`dibagi|bagi|dibagi rata|bagi rata|dibagi sama rata|dibagi sama|split|split it|split the bill|split bill|split rata|we split|we split it|we split the bill
  shared|shared it|share|divided|divide it|divided it|patungan|patungan rata|urunan|saweran|split equally|split evenly|splitted|went dutch|go dutch|goes halves|went halves|went half half`),
)
/** Between them and the number of those who share. */
const BETWEEN = phraseSet(
  phraseList(
    'rata|equally|evenly|by|between|among|into|jadi|antara|it|the bill|with|sama|untuk|buat|among the|between the',
  ),
)
/** Behind that number. */
const SHARERS = phraseSet(
  phraseList('orang|ways|way|people|of us|of them|friends|temen|teman|kepala|pax|persons|anak|bagian'),
)
const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ['berdua', 2],
  ['bertiga', 3],
  ['berempat', 4],
  ['berlima', 5],
  ['berenam', 6],
  ['bertujuh', 7],
  ['berdelapan', 8],
  ['half', 2],
])
/** They may stand between a price and what says that it is shared. */
const SMALL = phraseSet([
  ...phraseList(
    `kita|kami|we|i|gue|gua|aku|saya|tapi|but|terus|itu|ini|yang|trus|lalu|and|it|the bill|was|is|and we|total|totalnya|semuanya|bill nya`,
  ),
  ...COLLECTIVES.keys(),
])

export interface Division {
  /** Where it begins among the words, and how many of them it takes. */
  readonly at: number
  readonly length: number
  /** Those who share, the speaker among them; null where their number is not said. */
  readonly count: number | null
}

/** The number of those who share, said in `words` from `at` on. */
function readSharers(utterance: Utterance, words: readonly Token[], at: number) {
  const word = words[at]
  if (!word) return null
  const collective = COLLECTIVES.get(word.word)
  if (collective !== undefined) return { count: collective, end: at + 1 }
  const number = readSmall(utterance, word.index, /^\d{1,2}$/)
  const end = words.findIndex(({ index }) => number !== null && index >= number.end)
  return number && number.value >= 2 ? { count: number.value, end: end < 0 ? words.length : end } : null
}

/** How many share by what is said from token index `from` on: 'there were three of us', 'kami bertiga'; or null. */
export function sharersSaid(utterance: Utterance, from: number): number | null {
  for (let at = from; at < utterance.tokens.length; at++) {
    const together = utterance.word(at) === 'half' ? undefined : COLLECTIVES.get(utterance.word(at))
    if (together !== undefined) return together
    const number = readSmall(utterance, at, /^\d{1,2}$/)
    const isOfUs = number && utterance.word(number.end) === 'of' && utterance.word(number.end + 1) === 'us'
    if (isOfUs && number.value >= 2) return number.value
  }
  return null
}

const HALVES: ReadonlySet<string> = new Set(['halves', 'half'])

/** What says at the beginning of `words`, which follow a price, that it is shared; null where nothing does. */
export function readDivision(utterance: Utterance, words: readonly Token[]): Division | null {
  let at = 0
  let collective: number | null = null
  for (;;) {
    collective ??= COLLECTIVES.get(words[at]?.word ?? '') ?? null
    const next = matchPhrase(SHARING, words, at)
    if (next) break
    const end = matchPhrase(SMALL, words, at)?.end ?? matchPhrase(FILLERS, words, at)?.end
    if (end === undefined) return null
    at = end
  }
  const head = matchPhrase(SHARING, words, at)?.end ?? at
  const between = skipPhrases(BETWEEN, words, head)
  const sharers = readSharers(utterance, words, head) ?? readSharers(utterance, words, between)
  const word = words[head - 1]?.word ?? ''
  // 'bagi-bagi takjil' shares no bill.
  if (!sharers && collective === null && (word === 'bagi' || word === 'dibagi' || word === 'share'))
    return null
  const end = sharers ? (matchPhrase(SHARERS, words, sharers.end)?.end ?? sharers.end) : head
  const halves = HALVES.has(word) ? 2 : null
  return { at: 0, length: end, count: sharers?.count ?? collective ?? halves }
}
