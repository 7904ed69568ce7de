/** Lengths of races in kilometres, which read like thousands: 'charity 5K entry, 35', 'daftar lari 10K 150 ribu'. */
import { isNumeric } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

/** In km. An ultramarathon is told in miles, or has a name. */
const LONGEST = 50

const BEFORE: ReadonlySet<string> = new Set(
  phraseList('a|the|charity|fun|color|turkey|lari|maraton|marathon|run|trail|virtual|lomba|event'),
)
const BEHIND: ReadonlySet<string> = new Set(
  phraseList('run|race|walk|entry|registration|fun|trot|marathon|maraton|bib|medal|training'),
)

/** Whether it is a race's length, by the words on either side and a price elsewhere. */
export function isRace(utterance: Utterance, { start, end, scale, plain }: SpokenAmount): boolean {
  if (utterance.word(end - 1) !== 'k' || plain > LONGEST * scale) return false
  const { tokens } = utterance
  if (tokens[start]?.kind !== 'number') return false
  if (!BEFORE.has(utterance.word(start - 1)) && !BEHIND.has(utterance.word(end))) return false
  return tokens.some((token, at) => (at < start || at >= end) && isNumeric(token))
}
