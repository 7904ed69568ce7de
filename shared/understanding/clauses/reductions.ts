/** Change, discounts and balances: taken out of the clauses, the price beside them lowered to what was paid. */
import { minus, times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { replaceHandedAmount } from './cash-change.ts'
import type { Clause, Part } from './clause.ts'
import { RebuiltClauses } from './clause-rewriter.ts'
import { readCue, readDiscount } from './reduction-phrase.ts'
import type { ReductionKind } from './reduction-words.ts'

class Reductions {
  readonly built = new RebuiltClauses()
  /** What it would have cost. */
  private aside: SpokenAmount | null = null

  constructor(private readonly utterance: Utterance) {}

  /** Adds words without their discounts in percent, which lower the price before them. */
  private words(words: readonly Token[]): void {
    const { parts } = this.built
    const discount = readDiscount(this.utterance, words)
    if (!discount) {
      parts.push({ kind: 'words', words })
      return
    }
    const { at, length, left } = discount
    parts.push({ kind: 'words', words: words.slice(0, at) })
    const price = this.built.lastAmount()
    if (price) price.parts[price.at] = { kind: 'amount', amount: times(price.amount, left) }
    else if (this.aside) parts.push({ kind: 'amount', amount: times(this.aside, left) })
    this.aside = null
    this.words(words.slice(at + length))
  }

  /** Lowers the price by `amount`; false where that is no reduction after all. */
  private reduce(kind: ReductionKind, amount: SpokenAmount): boolean {
    const { built } = this
    if (kind === 'aside') {
      this.aside = amount
      return true
    }
    if (kind === 'maybe' && !built.parts.some(part => part.kind === 'amount')) return false
    const price = built.lastAmount()
    if (!price) return kind === 'back' || kind === 'off'
    const left = minus(price.amount, amount)
    if (!left) return kind !== 'maybe'
    if (kind === 'back') replaceHandedAmount(built, price.parts, price.at, left)
    else price.parts[price.at] = { kind: 'amount', amount: left }
    return true
  }

  /** Adds the amount, unless it is a reduction; answers how many words behind it belong to its cue. */
  private amount(part: Extract<Part, { kind: 'amount' }>, next: Part | undefined): number {
    const { parts } = this.built
    const last = parts.at(-1)
    const cue = readCue(last, next)
    if (!cue || !this.reduce(cue.kind, part.amount)) {
      parts.push(part)
      return 0
    }
    if (last?.kind === 'words' && cue.before > 0)
      parts[parts.indexOf(last)] = { kind: 'words', words: last.words.slice(0, -cue.before) }
    return cue.behind
  }

  clause(clause: Clause): void {
    this.built.begin(clause)
    let skip = 0
    clause.parts.forEach((part, at) => {
      if (part.kind === 'words') {
        this.words(part.words.slice(skip))
        skip = 0
      } else {
        skip = this.amount(part, clause.parts[at + 1])
      }
    })
  }
}

/** The clauses without the money that was not spent. */
export function applyReductions(utterance: Utterance, clauses: readonly Clause[]): Clause[] {
  const reductions = new Reductions(utterance)
  for (const clause of clauses) reductions.clause(clause)
  return reductions.built.result()
}
