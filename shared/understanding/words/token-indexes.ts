/** Places: indexes into the tokens of a transcript, by which what was said is gathered and put in order. */
import type { Token } from './token.ts'

/** The tokens at `places`; a place where there is none is passed over. */
export function tokensAt(tokens: readonly Token[], places: readonly number[]): Token[] {
  return places.flatMap(place => tokens[place] ?? [])
}

/** From `start` up to `end`, which is left out; none where `end` is not behind `start`. */
export function placesBetween(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
}
