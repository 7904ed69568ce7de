/** Removes the numbering of a list: '1. kopi 20rb 2. roti 10rb', 'pertama kopi, kedua'. */
import { changed, type Token } from '../utterance/token.ts'

const ORDINALS: ReadonlyMap<string, number> = new Map(
  ['pertama kedua ketiga keempat kelima', 'first second third fourth fifth'].flatMap(words =>
    words.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ),
)
/** Words next to which an ordinal selects one of several: 'anak kedua', 'the second'. */
const NUMBERED = new Set('yang anak the my bulan minggu semester lantai hari ke kali'.split(' '))

/** The tokens with a comma for each ordinal of a list, when 'first' is followed by 'second'. */
export function withoutOrdinals(tokens: readonly Token[]): Token[] {
  const places = tokens.flatMap((token, at) =>
    ORDINALS.has(token.word) && !NUMBERED.has(tokens[at - 1]?.word ?? '') ? [at] : [],
  )
  const counts = places.every((place, at) => ORDINALS.get(tokens[place]?.word ?? '') === at + 1)
  if (places.length < 2 || !counts) return [...tokens]
  return tokens.map((token, at) =>
    places.includes(at) ? changed(token, { kind: 'sign', text: ',', word: ',' }) : token,
  )
}

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
      if (expected > 1) kept.push(changed(token, { kind: 'sign', text: '.', word: '.', gap: '' }))
      expected++
    }
  })
  return kept
}
