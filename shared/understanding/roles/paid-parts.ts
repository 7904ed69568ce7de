/** Clauses of a price that was paid in parts. */
import type { Clause, Part } from '../clauses/clause.ts'
import { isSmall } from '../spans/amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'

/** The only amount of a clause; small ones are counts, but where `isAny`. */
export function amountOf({ parts }: Clause, isAny = false): SpokenAmount | null {
  const amounts = parts.flatMap(part =>
    part.kind === 'amount' && (isAny || !isSmall(part.amount)) ? [part.amount] : [],
  )
  const [only, ...others] = amounts
  return only && others.length === 0 ? only : null
}

/** The clause with the part that was paid as another clause tells. */
export function withAmount(clause: Clause, amount: SpokenAmount, { payment, day }: Clause): Clause {
  const parts = clause.parts.map(
    (part): Part => (part.kind === 'amount' && !isSmall(part.amount) ? { kind: 'amount', amount } : part),
  )
  return { ...clause, parts, payment, day: clause.day ?? day }
}
