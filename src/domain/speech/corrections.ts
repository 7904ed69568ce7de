/** Corrections of the day or the way of paying alone: 'Senin, eh Selasa maksudnya', 'cash, eh bukan cash, debit'. */
import type { Clause } from './clause.ts'

function isBare({ parts, day, payment }: Clause): boolean {
  return parts.length === 0 && (day !== null || payment !== null)
}

/** Before a closing 'maksudnya' stands what was meant. */
function withTrailing(clauses: readonly Clause[], closing: boolean): Clause[] {
  const last = clauses.at(-1)
  if (!closing || !last || !isBare(last)) return [...clauses]
  return [...clauses.slice(0, -1), { ...last, lead: 'correction' }]
}

/** The clauses with such corrections carried out. `closing`: the transcript ends in a word of correction. */
export function settleCorrections(clauses: readonly Clause[], closing: boolean): Clause[] {
  const settled: Clause[] = []
  for (const clause of withTrailing(clauses, closing)) {
    const last = settled.at(-1)
    if (last && clause.lead === 'correction' && isBare(clause)) {
      const { day, payment, said } = clause
      settled[settled.length - 1] = {
        ...last,
        day: day ?? last.day,
        payment: payment ?? last.payment,
        said: [...last.said, ...said],
      }
    } else settled.push(clause)
  }
  return settled
}
