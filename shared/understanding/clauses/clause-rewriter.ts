/** Clauses while they are rebuilt, one part after the other, with a look back over all of them. */
import type { Clause, Part } from './clause.ts'
import { merged } from './clause-content.ts'

/** A part where it stands: `parts[at] === part`. */
export interface PlacedPart {
  readonly parts: Part[]
  readonly at: number
  readonly part: Part
}

export class RebuiltClauses {
  private readonly clauses: { readonly clause: Clause; readonly parts: Part[] }[] = []

  begin(clause: Clause): void {
    this.clauses.push({ clause, parts: [] })
  }

  /** Those of the clause that was begun last. */
  get parts(): Part[] {
    return this.clauses.at(-1)?.parts ?? []
  }

  /** Every part so far, the last one first. */
  *backwards(): Generator<PlacedPart> {
    for (let clause = this.clauses.length - 1; clause >= 0; clause--) {
      const parts = this.clauses[clause]?.parts ?? []
      for (let at = parts.length - 1; at >= 0; at--) {
        const part = parts[at]
        if (part) yield { parts, at, part }
      }
    }
  }

  lastAmount() {
    for (const { parts, at, part } of this.backwards())
      if (part.kind === 'amount') return { parts, at, amount: part.amount }
    return null
  }

  /** The clauses, without those that no longer say anything. */
  result(): Clause[] {
    return this.clauses
      .map(({ clause, parts }) => ({ ...clause, parts: merged(parts) }))
      .filter(({ parts, day, payment, marker }) => parts.length > 0 || day || payment || marker === 'cancel')
  }
}
