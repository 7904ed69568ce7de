/** Clauses without the amounts that a reckoning has used up. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { withoutPrice, withoutReckoning, withoutWords, withPrice } from './clause-remains.ts'
import type { SaidAmount } from './said-amounts.ts'

/** The clauses without an amount, and without the words before it up to the last one. */
export function withoutAmount(clauses: readonly Clause[], said: SaidAmount): Clause[] {
  return clauses.map((clause, index) => {
    if (index !== said.clause) return clause
    const others = clause.parts.slice(0, said.at - (said.before.length > 0 ? 1 : 0))
    const isAlone = !others.some(({ kind }) => kind === 'amount')
    return isAlone
      ? withoutPrice(clause, said)
      : { ...clause, parts: [...others, ...clause.parts.slice(said.at + 1)] }
  })
}

/** The clauses without that of an amount, but for its day and payment. */
export function withoutClause(clauses: readonly Clause[], said: SaidAmount): Clause[] {
  return clauses.map((clause, index) => (index === said.clause ? { ...clause, parts: [], said: [] } : clause))
}

/** The clauses without an amount that is not paid yet, and without all that is said of it, when and how as well. */
export function withoutUnpaid(clauses: readonly Clause[], said: SaidAmount): Clause[] {
  const isAlone = clauses[said.clause]?.parts.every((part, at) => part.kind === 'words' || at === said.at)
  if (!isAlone) return withoutAmount(clauses, said)
  return clauses.map((clause, index) =>
    index === said.clause ? { ...clause, parts: [], said: [], day: null, payment: null } : clause,
  )
}

/** The clauses without an amount that was no price, and with what was paid for it; the words beside them stay. */
export function withoutValue(
  clauses: readonly Clause[],
  said: SaidAmount,
  result: SaidAmount,
  paid: SpokenAmount,
): Clause[] {
  return clauses.map((clause, index) => {
    if (index !== said.clause) return clause
    const parts = clause.parts.flatMap((part, at): Part[] => {
      if (at === said.at) return []
      return [at === result.at ? { kind: 'amount', amount: paid } : part]
    })
    return { ...clause, parts: merged(parts) }
  })
}

/**
 * The clauses with `amount` in place of the price `main`, and without the amounts of `others` and the words about
 * them. Of the clause of the last one, day, payment and place stay; `between` tells what stays of the clauses without amounts.
 */
export function reducedTo(
  clauses: readonly Clause[],
  main: SaidAmount,
  others: readonly SaidAmount[],
  amount: SpokenAmount,
  between: (clause: Clause) => Clause = withoutReckoning,
): Clause[] {
  const last = others.at(-1)
  const muted = new Set(others.map(({ clause }) => clause))
  return clauses.map((clause, index): Clause => {
    if (index === main.clause)
      return withPrice(clause, main, amount, others.findLast(other => other.clause === index) ?? null)
    const isBetween = index > main.clause && index < (last?.clause ?? 0)
    if (isBetween && !muted.has(index)) return between(clause)
    if (!muted.has(index)) return clause
    if (last && index === last.clause) return withoutPrice(clause, last)
    return withoutWords(clause)
  })
}

/** The clauses without the words between two tokens, which tell how a rest was paid; day and payment stay. */
export function withoutRest(clauses: readonly Clause[], start: number, end: number): Clause[] {
  return clauses.map((clause): Clause => {
    const isIn = ({ index }: Token) => index >= start && index < end
    if (!clause.said.some(isIn)) return clause
    const parts = clause.parts.map(
      (part): Part =>
        part.kind === 'words' ? { kind: 'words', words: part.words.filter(token => !isIn(token)) } : part,
    )
    return { ...clause, parts: merged(parts), said: clause.said.filter(token => !isIn(token)) }
  })
}
