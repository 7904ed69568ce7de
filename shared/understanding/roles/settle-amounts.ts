/**
 * Amounts that belong together brought down to what was paid: change, discounts, shares, surcharges and results are
 * taken out of the clauses, and the price that they are about is set right.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { PLUS } from './addition-words.ts'
import { readAdded } from './additions.ts'
import { guessAgain } from './approximation.ts'
import { isAgreedLater, readAsked } from './bargaining.ts'
import type { PlacedPart } from './clause-rewriter.ts'
import { paidLength } from './conclusion.ts'
import { announcesSurcharge, readPercentage } from './percentages.ts'
import { playRole } from './play-role.ts'
import { PriceLedger } from './price-ledger.ts'
import { applyRates } from './rates.ts'
import { readRole } from './read-role.ts'
import { givenByAll, readRepaid } from './repayment.ts'
import { type AmountInWords, conclude, isRestated } from './results.ts'
import { readDivision, sharersSaid } from './shares.ts'

class AmountSettler {
  private readonly ledger = new PriceLedger()

  constructor(private readonly utterance: Utterance) {}

  /** Adds words without the percentages, which change the price before them, and without what says it is shared. */
  private words(words: readonly Token[]): void {
    const { ledger } = this
    const { parts } = ledger.built
    const price = ledger.lastPrice()
    const division = price && parts.at(-1)?.kind !== 'words' ? readDivision(this.utterance, words) : null
    if (price && division && ledger.isInSentence(price)) {
      ledger.share(price, division.count ?? sharersSaid(this.utterance, price.amount.end))
      this.words(words.slice(division.length))
      return
    }
    const isPlus = PLUS.has(ledger.clause?.markerTokens.at(-1)?.word ?? '')
    const isAdded = isPlus || announcesSurcharge(ledger.built.wordsSinceAmount())
    const percentage = readPercentage(this.utterance, words, isAdded)
    if (!percentage) {
      parts.push({ kind: 'words', words })
      return
    }
    const { at, length, factor } = percentage
    parts.push({ kind: 'words', words: words.slice(0, at) })
    if (price) ledger.change(price, times(price.amount, factor))
    else if (ledger.aside) parts.push({ kind: 'amount', amount: times(ledger.aside, factor) })
    ledger.aside = null
    this.words(words.slice(at + length))
  }

  /** The words right before an amount; behind a comma those of the clause before: 'dia udah ganti, 45.000'. */
  private wordsBefore(): PlacedPart | null {
    const { built, clause } = this.ledger
    const last = built.backwards().next().value ?? null
    if (last?.part.kind !== 'words') return null
    const isOwn = last.parts === built.parts
    const reachesOver = clause?.marker === 'comma' && built.parts.length === 0
    return isOwn || reachesOver ? last : null
  }

  /** Adds the amount, unless it plays a role beside a price; answers how many words behind it belong to its cue. */
  private amount(amount: SpokenAmount, next: Part | undefined): number {
    const { ledger } = this
    const leading = this.wordsBefore()
    const before = leading?.part.kind === 'words' ? leading.part.words : []
    const behind = next?.kind === 'words' ? next.words : []
    const said: AmountInWords = { amount, before, behind }
    const cue =
      readRepaid(ledger, said) ??
      readAdded(ledger, said) ??
      readRole(before, behind) ??
      readAsked(before, behind)
    const played = cue?.role === 'repaid' ? givenByAll(this.utterance, said) : amount
    const isPrice = cue?.role === 'asked' && !isAgreedLater(this.utterance, amount)
    if (cue && !isPrice && playRole(ledger, cue.role, played)) {
      if (leading && cue.before > 0)
        leading.parts[leading.at] = { kind: 'words', words: before.slice(0, -cue.before) }
      return cue.behind
    }
    if (guessAgain(ledger, said)) return 0
    if (conclude(ledger, said) || isRestated(ledger, said)) {
      if (leading) leading.parts.splice(leading.at, 1)
      return paidLength(behind)
    }
    ledger.divide()
    ledger.built.parts.push({ kind: 'amount', amount })
    return 0
  }

  clause(clause: Clause): void {
    const { ledger } = this
    ledger.isFromOthers &&= clause.parts.length === 0
    ledger.begin(ledger.isFromOthers ? { ...clause, payment: null } : clause)
    let skip = 0
    clause.parts.forEach((part, at) => {
      if (part.kind === 'words') {
        this.words(part.words.slice(skip))
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

/** The clauses with one amount for each thing paid for, as far as the words around them tell. */
export function settleAmounts(utterance: Utterance, clauses: readonly Clause[]): Clause[] {
  const settler = new AmountSettler(utterance)
  for (const clause of applyRates(utterance, clauses)) settler.clause(clause)
  return settler.result()
}
