/** Leaves out a verb that tells how a thing came or was paid: 'the farrier came out, trimmed both horses', 'Planet Fitness took their fifteen'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Verbs of a thing or a visitor; what stands behind them is told of it, but for whom or where. */
const TELLING = phraseSet(
  phraseList(`came out|come out|came by|come by|came over|come over|came to the house|come|came through|came due|came off|ended up being|turned out to be|turned out|took their|takes their|took its|got their|took out their
  went through|was due|is due|comes out|hit my account|hit our account|hit the account|posted|processed|drafted|was drafted|withdrew|auto drafted|sent me|sent us a bill|sent a bill|told me|quoted me`),
)
const LINKS: ReadonlySet<string> = new Set(['for', 'at', 'from'])

/** Index behind what the verb tells: at a sign, or where for whom or where it was is said. */
function tellingEnd(words: readonly Token[], at: number): number {
  let end = at
  while (end < words.length && words[end]?.kind !== 'sign' && !LINKS.has(words[end]?.word ?? '')) end++
  return end
}

/** The words without such verbs; as said where nothing is named before them. */
export function withoutToldVerbs(words: readonly Token[]): readonly Token[] {
  for (let at = 1; at < words.length; at++) {
    const isFor = words[at]?.word === 'came' && words[at + 1]?.word === 'for'
    const verb = isFor ? { end: at + 1 } : matchPhrase(TELLING, words, at)
    if (!verb) continue
    const thing = words.slice(0, at)
    if (!nameThing(thing)) return words
    return [...thing, ...words.slice(tellingEnd(words, verb.end))]
  }
  return words
}
