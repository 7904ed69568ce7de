/** A thing that was begun and said again: 'bibit, bibit cabe' is bibit cabe. */
import type { Token } from '../utterance/token.ts'

/** The words without what is repeated right behind a comma. */
export function withoutEcho(words: readonly Token[]): readonly Token[] {
  const comma = words.findIndex(({ text }) => text === ',')
  const [first, second] = [words.slice(0, comma), words.slice(comma + 1)]
  const isEcho =
    comma > 0 && first.length < second.length && first.every(({ word }, at) => word === second[at]?.word)
  return isEcho ? second : words
}
