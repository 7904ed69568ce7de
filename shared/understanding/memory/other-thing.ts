/** Corrections that say that something else was bought, not what the same thing is called. */
import { categorize } from '../categories/categorize.ts'
import { type Token, tokenise } from '../utterance/token.ts'
import { plainWord } from '../words/word-forms.ts'

function plainWords(words: readonly Token[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ kind, word }) => (kind === 'word' ? [plainWord(word)] : [])))
}

/** 'Bakso' to 'Soto', of which the lexicon knows both; not 'Kopi' to 'Kopi Tuku', nor a name misheard. */
export function isOtherThing(was: string, value: string): boolean {
  const [before, after] = [tokenise(was), tokenise(value)]
  if (!categorize(before) || !categorize(after)) return false
  const named = plainWords(after)
  return [...plainWords(before)].every(word => !named.has(word))
}
