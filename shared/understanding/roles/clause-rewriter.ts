/** Clauses under reconstruction, part by part, with access to all earlier parts. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'

interface RebuiltClause {
  clause: Clause
  readonly parts: Part[]
}

/** A part with its position: `parts[at] === part`. */
export interface PlacedPart {
  readonly clause: Clause
  readonly parts: Part[]
  readonly at: number
  readonly part: Part
}

/** An amount with its position. */
export interface PlacedAmount extends PlacedPart {
  readonly amount: SpokenAmount
}

export class RebuiltClauses {
  private readonly clauses: RebuiltClause[] = []

  begin(clause: Clause): void {
    this.clauses.push({ clause, parts: [] })
  }

  /** The parts of the latest clause. */
  get parts(): Part[] {
    return this.clauses.at(-1)?.parts ?? []
  }

  /** Every part so far, the last one first. */
  *backwards(): Generator<PlacedPart> {
    for (let index = this.clauses.length - 1; index >= 0; index--) {
      const rebuilt = this.clauses[index]
      if (!rebuilt) continue
      const { clause, parts } = rebuilt
      for (let at = parts.length - 1; at >= 0; at--) {
        const part = parts[at]
        if (part) yield { clause, parts, at, part }
      }
    }
  }

  /** Every amount so far, the last one first. */
  *amounts(): Generator<PlacedAmount> {
    for (const placed of this.backwards())
      if (placed.part.kind === 'amount') yield { ...placed, amount: placed.part.amount }
  }

  /** The words behind the last amount, those of the last part first. */
  wordsSinceAmount(): Token[] {
    const words: Token[] = []
    for (const { part } of this.backwards()) {
      if (part.kind === 'amount') break
      words.push(...part.words)
    }
    return words
  }

  lastAmount(): PlacedAmount | null {
    // Called for every amount and every run of words, hence without the generators above.
    for (let index = this.clauses.length - 1; index >= 0; index--) {
      const rebuilt = this.clauses[index]
      const at = rebuilt?.parts.findLastIndex(({ kind }) => kind === 'amount') ?? -1
      const part = rebuilt?.parts[at]
      if (rebuilt && part?.kind === 'amount')
        return { clause: rebuilt.clause, parts: rebuilt.parts, at, part, amount: part.amount }
    }
    return null
  }

  /** Replaces an amount. */
  replace({ parts, at }: PlacedAmount, amount: SpokenAmount): void {
    parts[at] = { kind: 'amount', amount }
  }

  /** Copies day and payment of the latest clause to the clause of an amount. */
  lendDetails({ parts }: PlacedAmount): void {
    const from = this.clauses.at(-1)
    const to = this.clauses.find(rebuilt => rebuilt.parts === parts)
    if (!from || !to || from === to) return
    const { clause } = from
    to.clause = {
      ...to.clause,
      day: to.clause.day ?? clause.day,
      payment: to.clause.payment ?? clause.payment,
    }
    from.clause = { ...clause, day: null, payment: null }
  }

  /** Removes intent and payment from the latest clause, which is about the amount of another one. */
  mute({ parts }: PlacedAmount): void {
    const last = this.clauses.at(-1)
    if (last && last.parts !== parts) last.clause = { ...last.clause, said: [], payment: null }
  }

  /** Has the clause of an amount say only the tokens that `keep` leaves. */
  reword({ parts }: PlacedAmount, keep: (said: readonly Token[]) => readonly Token[]): void {
    const told = this.clauses.find(rebuilt => rebuilt.parts === parts)
    if (told) told.clause = { ...told.clause, said: keep(told.clause.said) }
  }

  /** Has the clause that was begun last say no day: it was that of another price. */
  undate(): void {
    const last = this.clauses.at(-1)
    if (last) last.clause = { ...last.clause, day: null }
  }

  /** Has the clause of an amount take the day of the latest one: that of the amount was another payment's. */
  redate({ parts }: PlacedAmount): void {
    const last = this.clauses.at(-1)
    const told = this.clauses.find(rebuilt => rebuilt.parts === parts)
    if (told && last && told !== last) told.clause = { ...told.clause, day: last.clause.day }
  }

  /** Removes words about an amount from `said` of the latest clause, so that they give no intent. */
  unsay(words: readonly Token[]): void {
    const last = this.clauses.at(-1)
    if (!last || words.length === 0) return
    last.clause = { ...last.clause, said: last.clause.said.filter(token => !words.includes(token)) }
  }

  /** The clauses without empty ones. */
  result(): Clause[] {
    return this.clauses
      .map(({ clause, parts }) => ({ ...clause, parts: merged(parts) }))
      .filter(({ parts, day, payment, marker }) => parts.length > 0 || day || payment || marker === 'cancel')
  }
}
