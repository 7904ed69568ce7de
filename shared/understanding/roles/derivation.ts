/** A calculation that leads from a price to a result: '25 an hour, two guys, three hours' to 150. */
import type { Operand } from './derivation-operands.ts'

/** Most factors of a calculation that is said aloud; with more, chance finds one for any result. */
const MAX_FACTORS = 3

interface State {
  readonly value: number
  readonly factors: number
  readonly added: number
  readonly taken: number
}

/** What a calculation was made of. */
export interface Derivation {
  /** Counts and percentages used. */
  readonly factors: number
  /** Amounts added, and amounts subtracted. */
  readonly added: number
  readonly taken: number
}

/** The ways on from a value with one operand. */
function* steps(state: State, operand: Operand, values: readonly number[]): Generator<State> {
  const { value, factors, added, taken } = state
  const { member, count, percentage } = operand
  if (count !== null && factors < MAX_FACTORS) {
    yield { ...state, value: value * count, factors: factors + 1 }
    yield { ...state, value: value / count, factors: factors + 1 }
  }
  if (percentage !== null && factors < MAX_FACTORS) {
    yield { ...state, value: value * (1 - percentage), factors: factors + 1 }
    yield { ...state, value: value * (1 + percentage), factors: factors + 1 }
  }
  if (member === null) {
    yield state
    return
  }
  const amount = values[member] ?? 0
  yield { ...state, value: value + amount, added: added + 1 }
  if (amount < value) yield { ...state, value: value - amount, taken: taken + 1 }
}

/**
 * The shortest calculation from `values[0]` through the operands in their order to `result`, all in minor units; null
 * where there is none, or nothing to calculate. Every amount is used, counts and percentages are where it takes them.
 */
export function derivationOf(
  values: readonly number[],
  operands: readonly Operand[],
  result: number,
): Derivation | null {
  if (values[0] === result) return null
  let states: readonly State[] = [{ value: values[0] ?? 0, factors: 0, added: 0, taken: 0 }]
  for (const operand of operands) states = states.flatMap(state => [...steps(state, operand, values)])
  const closing = states.filter(
    ({ value, factors, taken, added }) => factors + taken + added > 0 && Math.abs(value - result) < 1,
  )
  return closing.sort((one, other) => one.factors - other.factors)[0] ?? null
}
