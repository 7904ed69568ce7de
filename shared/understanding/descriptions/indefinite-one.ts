/** Drops the 'one' that Indian English says for 'a': 'one chai latte' is a chai latte, 'one packet Maggi' a quantity. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { isRated } from '../words/units.ts'
import { cueAt, saidOf } from './lead.ts'

/** The words without a leading 'one' that counts no unit and begins no name; as they are otherwise. */
export function withoutIndefiniteOne(words: readonly Token[]): readonly Token[] {
  if (words[0]?.word !== 'one' || words.some(({ word }) => isRated(word))) return words
  if (words.some((token, at) => at > 0 && (token.kind === 'number' || numberWord(token) !== null)))
    return words
  const said = saidOf(words)
  const isName = (cueAt(said, 0)?.end ?? 0) > 1
  const isNamed = [1, 2].some(at => (cueAt(said, at)?.value.weight ?? 0) >= EVIDENCE.thing)
  return isName || !isNamed ? words : words.slice(1)
}
