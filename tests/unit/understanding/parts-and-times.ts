/** Prices of which the speaker paid a part told in words, and prices of each time, piece or way, in major units. */
type Sums = Readonly<Record<string, readonly number[]>>

export const PARTS_DOLLARS: Sums = {}

export const PARTS_RUPIAH: Sums = {}
