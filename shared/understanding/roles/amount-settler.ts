/**
 * Reads clause after clause: change, discounts, shares, surcharges and results are taken out and applied to their price.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { onScaleOf, times } from '../spans/amount-arithmetic.ts'
import { resultInPair } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { addsUp } from './added-up.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { AmountRole } from './amount-role.ts'
import { guessAgain } from './approximation.ts'
import { isAgreedLater, likeAsked } from './bargaining.ts'
import type { PlacedPart } from './clause-rewriter.ts'
import { paidLength } from './conclusion.ts'
import { isChangeSpent } from './kept-change.ts'
import { othersRestLength } from './own-of-total.ts'
import { isPaidByOthers } from './own-payment.ts'
import { concludesPieces, ofThemLength, priceAll, takesOffer, takesPieces } from './pieces.ts'
import { playRole } from './play-role.ts'
import { PriceLedger } from './price-ledger.ts'
import { readCue } from './read-cue.ts'
import { givenByAll } from './repayment.ts'
import { isRestated } from './restated.ts'
import { conclude } from './results.ts'
import { addWordsUpTo } from './settled-words.ts'
import { shareBill } from './shares-ahead.ts'
import { paysDifference } from './trade-in.ts'
import { paysPart } from './wholes.ts'

/** Words right before the price paid instead of the one asked. */
const GIVEN_AT: ReadonlySet<string> = new Set(
  phraseList('dikasih|dikasi|dapat|dapet|deal|got|gave|dilepas|kena'),
)

/** Roles that change the price of all pieces, and not that of each. */
const OF_ALL: ReadonlySet<AmountRole> = new Set<AmountRole>(['off', 'reduces', 'maybe', 'adds', 'repaid'])

/** Roles whose cues concern the price, and must not count as income or plans. */
const UNSAID: ReadonlySet<AmountRole> = new Set<AmountRole>(['back', 'returned', 'off', 'aside', 'asked'])

/** A price behind 'ten percent off of'. */
function lowered(price: SpokenAmount, factor: number | null): SpokenAmount {
  return factor === null ? price : (resultInPair(price, factor) ?? times(price, factor))
}

export class AmountSettler {
  private readonly ledger = new PriceLedger()

  constructor(private readonly utterance: Utterance) {}

  /** The words right before an amount; after a comma those of the clause before: 'dia udah ganti, 45.000'. */
  private wordsBefore(): PlacedPart | null {
    const { built, clause } = this.ledger
    const last = built.backwards().next().value ?? null
    if (last?.part.kind !== 'words') return null
    const isOwn = last.parts === built.parts
    const reachesOver = clause?.marker === 'comma' && built.parts.length === 0
    return isOwn || reachesOver ? last : null
  }

  /** Whether a price asked was not paid: another was agreed on later, or was said before. */
  private isSettledApart({ amount, before }: AmountInWords, length: number): boolean {
    if (isAgreedLater(this.utterance, amount)) return true
    const price = this.ledger.lastPrice()
    return (
      price !== null && this.ledger.isInSentence(price) && !nameThing(before.slice(0, -length || undefined))
    )
  }

  /**
   * Adds the amount, or applies its role to a price; returns the number of words behind it that belong to its
   * cue.
   */
  private amount(amount: SpokenAmount, next: Part | undefined): number {
    const { ledger } = this
    const leading = this.wordsBefore()
    const before = leading?.part.kind === 'words' ? leading.part.words : []
    const behind = next?.kind === 'words' ? next.words : []
    const said: AmountInWords = { amount, before, behind }
    const cue = readCue(this.utterance, ledger, said)
    if (paysPart(ledger, said)) {
      if (leading) leading.parts.splice(leading.at, 1)
      return behind.length
    }
    const difference = paysDifference(this.utterance, ledger, said)
    if (difference !== null) {
      if (leading) leading.parts.splice(leading.at, 1)
      return difference
    }
    const played =
      cue?.role === 'repaid' ? givenByAll(this.utterance, ledger.lastPrice()?.amount ?? null, said) : amount
    const isPrice = cue?.role === 'asked' && !this.isSettledApart(said, cue.before)
    const isBeside = ledger.built.lastAmount() !== null
    if (cue && OF_ALL.has(cue.role)) priceAll(this.utterance, ledger)
    const isSpent = cue?.role === 'back' && isChangeSpent(ledger, said)
    if (cue && !isPrice && playRole(ledger, cue.role, played)) {
      if ((isBeside || cue.role === 'asked') && UNSAID.has(cue.role))
        ledger.built.unsay([...before.slice(before.length - cue.before), ...behind.slice(0, cue.behind)])
      // A note that was taken out has moved what stands behind it.
      const place = leading && cue.before > 0 ? leading.parts.indexOf(leading.part) : -1
      if (leading && place >= 0) leading.parts[place] = { kind: 'words', words: before.slice(0, -cue.before) }
      if (isSpent) ledger.built.parts.push({ kind: 'amount', amount })
      return cue.behind
    }
    if (takesOffer(this.utterance, ledger, said)) {
      if (leading) leading.parts.splice(leading.at, 1)
      return 0
    }
    if (concludesPieces(ledger, said)) return behind.length
    if (addsUp(this.utterance, ledger, said)) return 0
    if (guessAgain(this.utterance, ledger, said)) return 0
    if (
      conclude(this.utterance, ledger, said) ||
      takesPieces(this.utterance, ledger, said) ||
      isRestated(this.utterance, ledger, said)
    ) {
      if (leading) leading.parts.splice(leading.at, 1)
      return othersRestLength(behind) || paidLength(behind) || ofThemLength(behind)
    }
    ledger.divide()
    const given = before.at(-1)
    const isGiven = ledger.aside !== null && given !== undefined && GIVEN_AT.has(given.word)
    if (isGiven) ledger.built.unsay([given])
    const paid = isGiven && ledger.aside ? onScaleOf(amount, ledger.aside) : likeAsked(amount, ledger.aside)
    ledger.built.parts.push({ kind: 'amount', amount: lowered(paid, ledger.factor) })
    ledger.factor = null
    shareBill(this.utterance, ledger, said)
    return 0
  }

  clause(clause: Clause): void {
    const { ledger } = this
    ledger.isFromOthers &&= clause.parts.length === 0
    const isOthers = ledger.isFromOthers || (ledger.lastPrice() !== null && isPaidByOthers(clause))
    ledger.begin(isOthers ? { ...clause, payment: null } : clause)
    let skip = 0
    clause.parts.forEach((part, at) => {
      if (part.kind === 'words') {
        addWordsUpTo(this.utterance, ledger, part.words.slice(skip), clause.parts[at + 1])
        skip = 0
      } else {
        skip = this.amount(part.amount, clause.parts[at + 1])
      }
    })
  }

  result(): Clause[] {
    this.ledger.divide()
    return this.ledger.built.result()
  }
}
