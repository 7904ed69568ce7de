/** The role of an amount that is not the price of a thing. */
export type AmountRole =
  /** Not spent: the old or the usual price, a balance, what was asked for at first. */
  | 'aside'
  /** As `aside` if a price is agreed on later; else a price: 'dimintanya sejuta delapan'. */
  | 'asked'
  /** What it cost on another day: 'telur 29 ribu, kemarin mah 27'. */
  | 'former'
  /** On top of a price before it in the same sentence: 'plus five dollars tip'. */
  | 'adds'
  /** The whole of which only the amount before was paid: 'DP 300 dari total 750'. */
  | 'whole'
  /** In the price before: 'udah termasuk pajak 27.500'. */
  | 'included'
  /** Change from a note handed over. */
  | 'back'
  /** `back` if a note was handed over, else `repaid`: 'she gave me back six eighty'. */
  | 'returned'
  /** Paid by others for their part, or by the seller as a refund. */
  | 'repaid'
  /** A discount. */
  | 'off'
  /** A discount if there is a price before it in the same sentence, else a price: 'Spotify kepotong 55 ribu'. */
  | 'reduces'
  /** A discount if there is a price before it in the same clause, else the thing bought: 'voucher 50 ribu'. */
  | 'maybe'

/** A role, and the words beside the amount that tell it. */
export interface RoleCue {
  readonly role: AmountRole
  /** Number of words right before the amount that belong to the cue. */
  readonly before: number
  /** Number of words right behind the amount that belong to the cue. */
  readonly behind: number
}
