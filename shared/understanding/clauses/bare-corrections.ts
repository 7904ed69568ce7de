/** Corrections without a thing: 'Senin, eh Selasa maksudnya', 'cash, eh bukan cash, debit', '20 ribu, 22 ribu tepatnya'. */

import type { Clause } from './clause.ts'
import { clauseContent, hasAmount } from './clause-content.ts'

/** Before a closing 'maksudnya' stands what was meant. */
function withTrailing(clauses: readonly Clause[], closing: boolean): Clause[] {
  const last = clauses.at(-1)
  if (!closing || clauses.length < 2 || !last || clauseContent(last)) return [...clauses]
  return [...clauses.slice(0, -1), { ...last, marker: 'correction' }]
}

/** The clauses with those of the day and the method carried out. `closing`: the transcript ends in a word of correction. */
export function applyBareCorrections(clauses: readonly Clause[], closing: boolean): Clause[] {
  const settled: Clause[] = []
  for (const clause of withTrailing(clauses, closing)) {
    const last = settled.at(-1)
    const { day, payment, said } = clause
    const isBare = !hasAmount(clause) && !clauseContent(clause) && (day !== null || payment !== null)
    if (last && clause.marker === 'correction' && isBare)
      settled[settled.length - 1] = {
        ...last,
        day: day ?? last.day,
        payment: payment ?? last.payment,
        said: [...last.said, ...said],
      }
    else settled.push(clause)
  }
  return settled
}
