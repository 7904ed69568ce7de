/** The clauses with the prices settled so far, and what was said of them that a later amount may change. */
import type { Clause } from '../clauses/clause.ts'
import { isCertain } from '../spans/amount.ts'
import { minus, times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { type PlacedAmount, RebuiltClauses } from './clause-rewriter.ts'
import { isSmall } from './quantities.ts'

/** A price to be divided among so many, the speaker one of them. */
interface PendingDivision {
  readonly price: PlacedAmount
  readonly count: number
}

export class PriceLedger {
  readonly built = new RebuiltClauses()
  /** What it would have cost. */
  aside: SpokenAmount | null = null
  /** A price to be divided, unless the share itself is said. */
  division: PendingDivision | null = null
  /** What a price to come is multiplied by: 'twenty percent off the 150 dollar boots'. */
  factor: number | null = null
  /** The last amount came from others: so did the way of paying behind it. */
  isFromOthers = false
  /** The price last changed: a result that follows is what is left of it. */
  private settled: PlacedAmount | null = null
  private current: Clause | null = null

  /** The clause that was begun last. */
  get clause(): Clause | null {
    return this.current
  }

  begin(clause: Clause): void {
    this.built.begin(clause)
    this.current = clause
  }

  change(price: PlacedAmount, amount: SpokenAmount): void {
    this.built.replace(price, amount)
    this.settled = price
  }

  /** Adds what is left of an amount that was no price. */
  addSettled(amount: SpokenAmount): void {
    this.built.parts.push({ kind: 'amount', amount })
    this.settled = this.built.lastAmount()
  }

  /** Every price of the sentence of the clause that was begun last, the last one first. */
  pricesInSentence(): PlacedAmount[] {
    return [...this.built.amounts()].filter(price => this.isInSentence(price))
  }

  /** Takes `taken` from a price; false where nothing would be left. */
  lower(price: PlacedAmount, taken: SpokenAmount): boolean {
    const left = minus(price.amount, taken)
    if (left) this.change(price, left)
    return left !== null
  }

  /** Notes that a price is shared; `count` is null where the number of those who share is not said. */
  share(price: PlacedAmount, count: number | null): void {
    this.division = count === null ? null : { price, count }
    this.settled = price
  }

  /** Divides the price that is shared, where no share was said. */
  divide(): void {
    const { division } = this
    this.division = null
    const part = division?.price.parts[division.price.at]
    if (division && part?.kind === 'amount')
      this.change(division.price, times(part.amount, 1 / division.count))
  }

  /** Whether a price was said in the sentence of the clause that was begun last. */
  isInSentence({ clause }: PlacedAmount): boolean {
    return clause.sentence === this.current?.sentence
  }

  /** Whether the price in this place is the one that was changed last. */
  isSettled({ parts, at }: PlacedAmount): boolean {
    return this.settled?.parts === parts && this.settled.at === at
  }

  /** The last amount that can be a price: beside certain ones a small bare number is a count ('satu robek'). */
  lastPrice(): PlacedAmount | null {
    const last = this.built.lastAmount()
    if (!last || !isSmall(last.amount)) return last
    for (const other of this.built.amounts()) {
      if (other.clause.sentence !== last.clause.sentence) break
      if (isCertain(other.amount)) return other
    }
    return last
  }

  /** Gives day and payment said with the amount just read to the price it is about; it says nothing else. */
  absorb(price: PlacedAmount): void {
    this.built.lendDetails(price)
    this.built.mute(price)
  }
}
