/** Change, discounts and balances: taken out of the clauses, the price beside them lowered to what was paid. */

import type { SpokenAmount } from '../amounts/amount.ts'
import { minus, times } from '../amounts/amount-maths.ts'
import type { Clause, Part } from '../clauses/clause.ts'
import { hasContent, merged } from '../clauses/clause-content.ts'
import { containsPhrase } from '../words/phrase.ts'
import { tokensAt } from '../words/places.ts'
import type { Token } from '../words/token.ts'
import { phraseBefore, readCue, readDiscount } from './reduction-phrase.ts'
import { HANDED, PAID, type ReductionKind } from './reduction-words.ts'

/** The clauses as they are rebuilt, one part after the other. */
class Rebuilding {
  readonly clauses: { clause: Clause; parts: Part[] }[] = []
  /** What it would have cost. */
  private aside: SpokenAmount | null = null

  constructor(private readonly tokens: readonly Token[]) {}

  get parts(): Part[] {
    return this.clauses.at(-1)?.parts ?? []
  }

  /** Every part so far with the clause it stands in, the last one first. */
  private *backwards(): Generator<{ parts: Part[]; at: number; part: Part }> {
    for (const { parts } of this.clauses.toReversed())
      for (let at = parts.length - 1; at >= 0; at--) {
        const part = parts[at]
        if (part) yield { parts, at, part }
      }
  }

  private lastAmount() {
    for (const found of this.backwards()) if (found.part.kind === 'amount') return { ...found, ...found.part }
    return null
  }

  words(places: readonly number[]): void {
    const discount = readDiscount(this.tokens, places)
    if (!discount) {
      this.parts.push({ kind: 'words', places })
      return
    }
    const { at, length, left } = discount
    this.parts.push({ kind: 'words', places: places.slice(0, at) })
    const price = this.lastAmount()
    if (price) price.parts[price.at] = { kind: 'amount', amount: times(price.amount, left) }
    else if (this.aside) this.parts.push({ kind: 'amount', amount: times(this.aside, left) })
    this.aside = null
    this.words(places.slice(at + length))
  }

  /** False where `amount` is no reduction after all. */
  reduce(kind: ReductionKind, amount: SpokenAmount): boolean {
    if (kind === 'aside') {
      this.aside = amount
      return true
    }
    if (kind === 'maybe' && !this.parts.some(part => part.kind === 'amount')) return false
    const price = this.lastAmount()
    if (!price) return kind === 'back' || kind === 'off'
    const left = minus(price.amount, amount)
    if (!left) return kind !== 'maybe'
    if (kind === 'back') this.paidWith(price.parts, price.at, left)
    else price.parts[price.at] = { kind: 'amount', amount: left }
    return true
  }

  /** A note at `at` of which all but `left` came back; what was no note is a price, and stands. */
  private paidWith(parts: Part[], at: number, left: SpokenAmount): void {
    const words = parts[at - 1]
    const paid = words?.kind === 'words' && containsPhrase(PAID, tokensAt(this.tokens, words.places))
    if (!this.takeHanded(parts, at) && !paid) return
    if (this.isPriced(parts, at)) parts.splice(at, 1)
    else parts[at] = { kind: 'amount', amount: left }
  }

  /** Takes the words of handing over away from before a note; false where there are none. */
  private takeHanded(parts: Part[], at: number): boolean {
    const words = parts[at - 1]
    const cue = words?.kind === 'words' ? phraseBefore(HANDED, this.tokens, words.places) : null
    if (!cue || words?.kind !== 'words') return false
    parts[at - 1] = { kind: 'words', places: words.places.slice(0, -cue.length) }
    return true
  }

  /** Whether the thing paid for with the note at `at` has its price before it: 'tol 27 ribu, ngasih 50 ribu'. */
  private isPriced(parts: Part[], at: number): boolean {
    let passed = false
    for (const { parts: others, at: place, part } of this.backwards()) {
      if (passed && part.kind === 'amount') return true
      if (passed && hasContent(this.tokens, part)) return false
      passed ||= others === parts && place === at
    }
    return false
  }

  /** Whether a clause says anything still. */
  result(): Clause[] {
    return this.clauses
      .map(({ clause, parts }) => ({ ...clause, parts: merged(parts) }))
      .filter(({ parts, day, payment, lead }) => parts.length > 0 || day || payment || lead === 'cancel')
  }
}

/** The clauses without the money that was not spent. */
export function settleReductions(tokens: readonly Token[], clauses: readonly Clause[]): Clause[] {
  const built = new Rebuilding(tokens)
  for (const clause of clauses) {
    built.clauses.push({ clause, parts: [] })
    let skip = 0
    clause.parts.forEach((part, at) => {
      if (part.kind === 'words') {
        built.words(part.places.slice(skip))
        skip = 0
        return
      }
      const last = built.parts.at(-1)
      const cue = readCue(tokens, last, clause.parts[at + 1])
      if (!cue || !built.reduce(cue.kind, part.amount)) {
        built.parts.push(part)
        return
      }
      if (last?.kind === 'words' && cue.before > 0)
        built.parts[built.parts.indexOf(last)] = { kind: 'words', places: last.places.slice(0, -cue.before) }
      skip = cue.behind
    })
  }
  return built.result()
}
