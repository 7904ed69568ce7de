/** Drops the story before a ride: 'lembur dua hari pulang naik Blue Bird' is Blue Bird. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { cueAt, saidOf } from './lead.ts'
import { PLACE_LINKS } from './place-words.ts'

/** Fewer words before it may belong to the ride: 'pulang naik ojek'. */
const SHORTEST_STORY = 3

/** What one rode, where a story without a thing or a place stands before it; else the words. */
export function behindRide(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => word === 'naik')
  if (at < SHORTEST_STORY) return words
  const said = saidOf(words)
  const isTold = words.slice(0, at).some(({ word }, index) => PLACE_LINKS.has(word) || cueAt(said, index))
  return isTold || !nameThing(words.slice(at + 1)) ? words : words.slice(at + 1)
}
