/** Drops the 'one' that Indian English says for 'a': 'one chai latte' is a chai latte, 'one packet Maggi' a quantity. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCapitalised } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import { isLabel } from '../words/labels.ts'
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
  const isShort =
    words.length <= SHORT &&
    words[1]?.kind === 'word' &&
    (isCapitalised(words[1]) || cueAt(said, 1) !== null) &&
    !NO_THINGS.has(words[1].word)
  return isName || !(isNamed || isShort) ? words : words.slice(1)
}
const SHORT = 3
const NO_THINGS: ReadonlySet<string> = new Set(['of', 'more', 'way', 'time', 'and', 'piece', 'for', 'person'])

const ONE: ReadonlySet<string> = new Set(['satu', 'siji'])

/** The same of Indonesian, which counts behind: 'kopi kenangan satu, es teh satu'. A label keeps its number. */
export function withoutSingleCount(words: readonly Token[]): readonly Token[] {
  return words.filter(({ word }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (!ONE.has(word) || before?.kind !== 'word' || before.word === 'gratis' || isLabel(before)) return true
    return next !== undefined && next.kind !== 'sign'
  })
}
