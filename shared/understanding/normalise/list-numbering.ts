/** The numbers of a list that was dictated or transcribed as one: '1. kopi 20rb 2. roti 10rb'. */
import type { Token } from '../utterance/token.ts'

/** The tokens without the numbering, when they start with '1.' and count on from there. */
export function withoutNumbering(tokens: readonly Token[]): Token[] {
  const isNumbering = (at: number, expected: number) =>
    tokens[at]?.text === String(expected) && tokens[at + 1]?.text === '.' && tokens[at + 2]?.kind === 'word'
  if (!isNumbering(0, 1)) return [...tokens]
  const kept: Token[] = []
  let expected = 1
  tokens.forEach((token, at) => {
    const dot = token.text === '.' && isNumbering(at - 1, expected - 1)
    if (dot) return
    if (!isNumbering(at, expected)) kept.push(token)
    else {
      // Each point of the list is a sentence of its own.
      if (expected > 1) kept.push({ ...token, kind: 'sign', text: '.', word: '.', gap: '' })
      expected++
    }
  })
  return kept
}
