/** The counts that the price of one unit may be multiplied by: those of its clause, else those of its sentence. */
import type { Clause } from '../clauses/clause.ts'
import { isCertain, isSmall } from '../spans/amount.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { isUnit } from '../words/units.ts'
import { type Count, countedIn, countOf, piecesCounted } from './rate-counts.ts'
import { ANY_PIECE, COUNTED, EACH_PIECE, TIME } from './rate-units.ts'
import { tripsSaid } from './return-trips.ts'
import { saidAmounts } from './said-amounts.ts'

/** Behind a price of each: the count of 'four tires at 187 each plus 25 a tire' holds for both. */
const EACH: ReadonlySet<string> = new Set(['each', 'apiece'])
/** Most words between a large count and the price of each: 'fourteen recessed cans at'. */
const MAX_COUNTED = 5
function isLikelyPrice(amount: SpokenAmount): boolean {
  return isCertain(amount) || !isSmall(amount)
}

export class CountsNear {
  /** Index of the first token of each count that was used. */
  readonly used = new Set<number | null>()

  constructor(
    private readonly utterance: Utterance,
    private readonly clauses: readonly Clause[],
  ) {}

  /** Index of the first token of each price to which the count before it belongs. */
  private pricesIn(
    { parts }: Clause,
    isPrice: (amount: SpokenAmount) => boolean = isCertain,
  ): readonly number[] {
    return parts
      .flatMap(part => (part.kind === 'amount' && isPrice(part.amount) ? [part.amount] : []))
      .filter(({ end }) => !EACH.has(this.utterance.word(end)))
      .map(({ start }) => start)
  }

  /** The count in the clause, else in its sentence, else null. */
  of(clause: Clause, unit: string, { start, end }: SpokenAmount): Count | null {
    const sentence = this.clauses
      .filter(other => other.sentence === clause.sentence && this.pricesIn(other).length === 0)
      .flatMap(other => {
        // A later measure before a bare price is of that: 'telur sekilo 29, bawang merah setengah kilo 19'.
        const isPriced = this.pricesIn(other, () => true).some(
          price => price > end && isUnit(this.utterance.token(price - 1)),
        )
        return isPriced ? [] : countedIn(other, this.utterance)
      })
    // A count followed by another price belongs to that price: 'beras lima kilo 73 ribu gula sekilo 17 ribu'.
    // In the clause itself bare ones, too: 'beras lima kilo tujuh lima gula sekilo tujuh belas'.
    const prices = this.clauses.flatMap(other =>
      other === clause ? this.pricesIn(other, isLikelyPrice) : this.pricesIn(other),
    )
    if (unit === EACH_PIECE) return this.piecesBefore(clause, start)
    if (unit === COUNTED) {
      const priced = prices.filter(price => price < start).at(-1) ?? -1
      return piecesCounted(this.utterance, priced + 1, start)
    }
    if (unit === ANY_PIECE) {
      const value = readCount(this.utterance, [...countedIn(clause, this.utterance), ...sentence])
      return value === null ? null : { value, index: null }
    }
    const isOfRate = (index: number) =>
      (index < start || index >= end) &&
      !this.used.has(index) &&
      !prices.some(price => index < price && price < start)
    return (
      countOf(this.utterance, countedIn(clause, this.utterance), unit, isOfRate) ??
      countOf(this.utterance, sentence, unit, isOfRate) ??
      (unit === TIME ? tripsSaid(this.utterance) : null)
    )
  }

  /** The large number said last before a price of each: 'fourteen cans at 11.50 apiece'. */
  private piecesBefore({ sentence }: Clause, rate: number): Count | null {
    const before = saidAmounts(this.clauses.filter(clause => clause.sentence === sentence))
      .filter(({ amount, behind }) => amount.start < rate && nameThing(behind))
      .at(-1)?.amount
    if (!before || rate - before.end > MAX_COUNTED) return null
    if (isCertain(before) || !Number.isInteger(before.plain) || isSmall(before)) return null
    return { value: before.plain, index: before.start }
  }
}
