/** What a word can contribute to a number, and how the vocabularies of number words are written down. */

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
  /** A power of a thousand. `alone`: 'seribu', which has its one inside. `rupiah`: only said of rupiah. */
  | { readonly kind: 'scale'; readonly value: number; readonly alone: boolean; readonly rupiah: boolean }
  /** 'setengah', 'seperempat'. */
  | { readonly kind: 'half'; readonly value: number }
  /** The decimal separator as it is spoken. */
  | { readonly kind: 'point' }
  /** A street word, of Hokkien for the most part: an amount of rupiah, or below 1000 a count of 'ceng' and 'ribu'. */
  | {
      readonly kind: 'slang'
      readonly value: number
      /** What it comes to with no scale word behind it, in rupiah. */
      readonly alone: number
      /** Others say it of another amount. */
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

/** A power of a thousand with its one inside: 'seribu'. Only rupiah are counted with these. */
export function oneOfScale(value: number): NumberWord {
  return { kind: 'scale', value, alone: true, rupiah: true }
}
