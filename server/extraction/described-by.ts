/** A language model's description of an item, limited to words that were said. */
import type { ExtractedItem } from '../../shared/domain/extraction.ts'
import { descriptionOf } from '../../shared/understanding/describe.ts'
import { MAX_TRANSCRIPT } from '../../shared/understanding/normalise/normalise.ts'
import { numberWord } from '../../shared/understanding/numbers/number-words.ts'
import { type Token, tokenise } from '../../shared/understanding/utterance/token.ts'
import { currencyNamed } from '../../shared/understanding/words/currency-words.ts'

/**
 * The replacement for an item's description; null where the item's own is neither missing nor too long, or
 * the other has words that were not said. A missing one is replaced by words of the transcript that are not
 * all money; an overlong one is shortened to some of its own words.
 */
export function describedBy(
  item: Pick<ExtractedItem, 'description' | 'doubts'>,
  other: string,
  transcript: string,
): string | null {
  const isMissing = item.doubts.includes('descriptionMissing')
  if (!isMissing && !item.doubts.includes('descriptionLong')) return null
  const description = asTyped(other)
  const words = wordsOf(description)
  const said = wordsOf(isMissing ? transcript.slice(0, MAX_TRANSCRIPT) : item.description)
  const spoken = new Set(said.map(({ word }) => word))
  const isSaid = words.length > 0 && words.every(({ word }) => spoken.has(word))
  const isBetter = isMissing ? words.some(names) : words.length < said.length
  return isSaid && isBetter ? description : null
}

/** Cleaned as by the rules: no verbs of buying, no filler. */
function asTyped(description: string): string {
  return descriptionOf(tokenise(description)).text
}

function wordsOf(text: string): Token[] {
  return tokenise(text).filter(({ kind }) => kind !== 'sign')
}

function names(token: Token): boolean {
  return token.kind === 'word' && numberWord(token) === null && currencyNamed(token) === null
}
