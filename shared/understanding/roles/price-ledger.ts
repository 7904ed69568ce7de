/** The clauses with the prices settled so far, and the state that later amounts may change. */
import { categorize } from '../categories/categorize.ts'
import type { Clause } from '../clauses/clause.ts'
import { isCertain, isSmall } from '../spans/amount.ts'
import { minus, times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { type PlacedAmount, RebuiltClauses } from './clause-rewriter.ts'
import { CHARGES } from './closing-words.ts'

/** A price to be divided by the number of sharers, the speaker included. */
interface PendingDivision {
  readonly price: PlacedAmount
  readonly count: number
}

export class PriceLedger {
  readonly built = new RebuiltClauses()
  /** The usual price, not paid. */
  aside: SpokenAmount | null = null
  /** A price to be divided, unless the share itself is said. */
  division: PendingDivision | null = null
  /** Factor for the next price: 'twenty percent off the 150 dollar boots'. */
  factor: number | null = null
  /** Number of those who share the bill that is told next: 'we split it three ways. It was 96'. */
  sharers: number | null = null
  /** The last amount came from others, and so did the payment method behind it. */
  isFromOthers = false
  /** The price changed last, which a following result replaces. */
  private settled: PlacedAmount | null = null
  private current: Clause | null = null

  /** The latest clause. */
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

  /** Adds the remainder of an amount that was no price. */
  addSettled(amount: SpokenAmount): void {
    this.built.parts.push({ kind: 'amount', amount })
    this.settled = this.built.lastAmount()
  }

  /** Every price in the sentence of the latest clause, the last one first. */
  pricesInSentence(): PlacedAmount[] {
    return [...this.built.amounts()].filter(price => this.isInSentence(price))
  }

  /** Subtracts `taken` from a price; false where nothing would be left. */
  lower(price: PlacedAmount, taken: SpokenAmount): boolean {
    const left = minus(price.amount, taken)
    if (left) this.change(price, left)
    return left !== null
  }

  /** Records that a price is shared; `count` is null where the number of sharers is not said. */
  share(price: PlacedAmount, count: number | null): void {
    if (this.hasThingSince(price)) return
    this.division = count === null ? null : { price, count }
    this.settled = price
  }

  /** Whether a price is to be divided. */
  isShared({ parts, at }: PlacedAmount): boolean {
    return this.division?.price.parts === parts && this.division.price.at === at
  }

  /** Divides the shared price, where no share was said. */
  divide(): void {
    const { division } = this
    this.division = null
    const part = division?.price.parts[division.price.at]
    if (division && part?.kind === 'amount')
      this.change(division.price, times(part.amount, 1 / division.count))
  }

  /** Whether a price is in the sentence of the latest clause. */
  isInSentence({ clause }: PlacedAmount): boolean {
    return clause.sentence === this.current?.sentence
  }

  /** Whether the price at this position was changed last. */
  isSettled({ parts, at }: PlacedAmount): boolean {
    return this.settled?.parts === parts && this.settled.at === at
  }

  /** The last possible price; next to certain prices a small bare number is a count ('satu robek'). */
  lastPrice(): PlacedAmount | null {
    const last = this.built.lastAmount()
    if (!last || !isSmall(last.amount)) return last
    for (const other of this.built.amounts()) {
      if (other.clause.sentence !== last.clause.sentence) break
      if (isCertain(other.amount)) return other
    }
    return last
  }

  /**
   * Whether another thing was told behind the price: in 'bagel for 8.50 and then Cody got wings at Roosters and my half
   * was 19' the half is that of the wings.
   */
  hasThingSince(price: PlacedAmount): boolean {
    let words: Token[] = []
    for (const { clause, parts, part } of this.built.backwards()) {
      if (parts === price.parts || part.kind !== 'words') return false
      words = [...part.words, ...words]
      if (clause.marker === 'next' && categorize(words) !== null) return !containsPhrase(CHARGES, words)
    }
    return false
  }

  /** Moves day and payment of the amount just read to the price it is about. */
  absorb(price: PlacedAmount): void {
    this.built.lendDetails(price)
    this.built.mute(price)
  }
}
