/** How many of the pieces bought a clause says were free: 'the sixth one was free', 'one of them on the house', 'buy ten get two free'. */
import type { Clause } from '../clauses/clause.ts'
import { ORDINAL_DAYS } from '../days/day-words.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { offerFrom } from './free-pieces.ts'

const FREE = phraseSet(
  phraseList('free|for nothing|on the house|no charge|gratis|digratisin|digratiskan|cuma cuma'),
)
const OF_THEM = phraseSet(phraseList('of them|of those|of em'))
const ONE = phraseSet(
  phraseList(
    'one of them|one of those|the last one|last one|yang satu|satunya|yang terakhir|yang kedua|yang ketiga|yang keempat|yang kelima|yang keenam',
  ),
)
const NOT_OF_THESE: ReadonlySet<string> = new Set(['every', 'each', 'setiap', 'tiap'])

/** Whether one piece is told by its number, 'the sixth one', or apart from the others. */
function tellsOne(utterance: Utterance, at: number, count: number): boolean {
  if (NOT_OF_THESE.has(utterance.word(at - 1))) return false
  if (matchPhrase(ONE, utterance.tokens, at)) return true
  const ordinal = ORDINAL_DAYS.get(utterance.word(at))
  return ordinal !== undefined && ordinal <= count && utterance.word(at + 1) === 'one'
}

/** The number of 'two of them were free'; null for none. */
function countOfThem(utterance: Utterance, at: number): number | null {
  const number = readSmall(utterance, at, /^\d{1,2}$/)
  return number && matchPhrase(OF_THEM, utterance.tokens, number.end) ? number.value : null
}

const FREE_WORDS: ReadonlySet<string> = new Set(
  phraseList('free|nothing|house|charge|gratis|digratisin|digratiskan|cuma|get'),
)

/** A fast check, false for most clauses. */
export function mentionsFree({ said }: Clause): boolean {
  return said.some(({ word }) => FREE_WORDS.has(word))
}

/** Of `count` pieces; 0 where none is told as free. */
export function freeIn(utterance: Utterance, { said }: Clause, count: number): number {
  const offer = said.flatMap(({ index }) => offerFrom(utterance, index) ?? [])[0]
  if (offer) return Math.floor(count / (offer.paid + offer.free)) * offer.free
  if (!containsPhrase(FREE, said)) return 0
  for (const { index } of said) {
    const several = countOfThem(utterance, index)
    if (several !== null) return several
    if (tellsOne(utterance, index, count)) return 1
  }
  return 0
}
