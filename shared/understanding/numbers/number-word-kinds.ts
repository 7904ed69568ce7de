/** The kinds of number words, and helpers for their vocabularies. */

export type NumberWord =
  /** 0..9. */
  | { readonly kind: 'unit'; readonly value: number; readonly english: boolean }
  /** 10..99 in one word: the teens, and the Javanese 'selikur' (21) and 'selawe' (25). */
  | { readonly kind: 'teen'; readonly value: number; readonly english: boolean }
  /** Twenty to ninety, and the Javanese 'seket' (50), behind which a unit counts. */
  | { readonly kind: 'tens'; readonly value: number; readonly english: boolean }
  /** 'puluh', after 2..9. */
  | { readonly kind: 'puluh' }
  /** 'belas', after 2..9. */
  | { readonly kind: 'belas' }
  | { readonly kind: 'hundred' }
  /** 'seratus'. */
  | { readonly kind: 'oneHundred' }
  /** A power of a thousand. `alone`: includes the one, as 'seribu'. `rupiah`: used only with rupiah. */
  | { readonly kind: 'scale'; readonly value: number; readonly alone: boolean; readonly rupiah: boolean }
  /** 'setengah', 'seperempat'. */
  | { readonly kind: 'half'; readonly value: number }
  /** The decimal separator as it is spoken. */
  | { readonly kind: 'point' }
  /** A slang word, mostly Hokkien: an amount of rupiah, or, below 1000, a count of 'ceng' and 'ribu'. */
  | {
      readonly kind: 'slang'
      readonly value: number
      /** Its value in rupiah without a scale word. */
      readonly alone: number
      /** It is also used for another amount. */
      readonly ambiguous: boolean
    }

export type NumberEntry = readonly [word: string, meaning: NumberWord]

/** Every one of `words`, parted by spaces, with the same meaning. */
export function meaning(words: string, one: NumberWord): NumberEntry[] {
  return words.split(' ').map(word => [word, one])
}

/** `words`, parted by spaces, that count up from `first` by `step`. */
export function countingUp(
  words: string,
  meaningOf: (value: number) => NumberWord,
  first = 0,
  step = 1,
): NumberEntry[] {
  return words.split(' ').map((word, at) => [word, meaningOf(first + at * step)])
}

/** A power of a thousand that needs a number before it. */
export function scale(value: number, said: { readonly rupiah: boolean }): NumberWord {
  return { kind: 'scale', value, alone: false, rupiah: said.rupiah }
}

/** A power of a thousand that includes the one: 'seribu'. Used only with rupiah. */
export function oneOfScale(value: number): NumberWord {
  return { kind: 'scale', value, alone: true, rupiah: true }
}
