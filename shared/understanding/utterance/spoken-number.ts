/** The value of a spoken number, in the conventions of either currency. */

export interface SpokenNumber {
  /** Index after the last token. */
  readonly end: number
  /** The literal value, as for dollars: 4.5 for 'four fifty', 2000500 for 'dua juta lima ratus'. */
  readonly plain: number
  /** The value as rupiah: 450 for 'four fifty', 2500000 for 'dua juta lima ratus', which omits 'ribu'. */
  readonly rupiah: number
  /** The largest scale word, 1 where there is none. */
  readonly scale: number
  /** It holds a scale word only said of rupiah: 'ribu', 'rb', 'k', 'juta'. */
  readonly rupiahScale: boolean
  /** Grouped digits or decimals. */
  readonly formatted: boolean
  /** Another reading is nearly as likely. */
  readonly uncertain: boolean
}

/** A number with one reading and no scale word. */
export function bareNumber(value: number, end: number): SpokenNumber {
  return {
    end,
    plain: value,
    rupiah: value,
    scale: 1,
    rupiahScale: false,
    formatted: false,
    uncertain: false,
  }
}
