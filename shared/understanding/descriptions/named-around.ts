/** The thing named around a price whose own words name none: 'gue kasih abang baksonya 50, kembali 28' bought bakso. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { cueAt, saidOf } from './lead.ts'

/** The words of the longest name of a known thing among `said`; empty where none is. */
export function thingAround(said: readonly Token[]): readonly Token[] {
  const around = saidOf(said)
  let longest: readonly Token[] = []
  for (const [at, token] of said.entries()) {
    const cue = numberWord(token) === null ? cueAt(around, at) : null
    const isLonger = cue && cue.value.weight >= EVIDENCE.thing && cue.end - at > longest.length
    if (isLonger) longest = said.slice(at, cue.end)
  }
  return longest
}
