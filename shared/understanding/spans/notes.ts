/** Notes by what they are called: 'a fiver', 'two twenties and a ten'. */

import { readBelowHundred } from '../numbers/below-hundred.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'

const SINGLE: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
])
const SEVERAL: ReadonlyMap<string, number> = new Map([
  ['fives', 5],
  ['tens', 10],
  ['twenties', 20],
  ['fifties', 50],
  ['hundreds', 100],
  ['fivers', 5],
  ['tenners', 10],
])
/** One more, behind others: 'two twenties and a ten'. */
const ONE_MORE: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
  ['fifty', 50],
])
/** More are not counted out. */
const MOST_NOTES = 20

/** So many of one kind; null where none are named at `at`. */
function readKind(utterance: Utterance, at: number): { value: number; end: number } | null {
  if (!SEVERAL.has(utterance.word(at + 1))) return null
  const count = readBelowHundred(utterance, at)
  const note = SEVERAL.get(utterance.word(at + 1)) ?? 0
  if (count?.end !== at + 1 || !count.english || count.value > MOST_NOTES) return null
  return { value: count.value * note, end: at + 2 }
}

/** The notes counted out from `at` on, together; null where none are. */
export function readNotes(utterance: Utterance, at: number): SpokenNumber | null {
  const single = SINGLE.get(utterance.word(at))
  if (single !== undefined) return { ...bareNumber(single, at + 1), formatted: true }
  const first = readKind(utterance, at)
  if (!first) return null
  const isJoined = utterance.word(first.end) === 'and'
  const more = isJoined ? readKind(utterance, first.end + 1) : null
  const one =
    isJoined && utterance.word(first.end + 1) === 'a'
      ? ONE_MORE.get(utterance.word(first.end + 2))
      : undefined
  const value = first.value + (more?.value ?? one ?? 0)
  const end = more?.end ?? (one === undefined ? first.end : first.end + 3)
  return { ...bareNumber(value, end), formatted: true }
}
