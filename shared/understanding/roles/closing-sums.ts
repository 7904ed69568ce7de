/** Sums and differences that close: 'food 18, delivery 3.99, I tipped 4, so 25.99', '189, minus 60, paid 129'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, skipPhrase } from '../words/phrase-table.ts'
import { closingReading } from './closing-readings.ts'
import {
  isCharge,
  isComponent,
  isConcluding,
  isLabour,
  isResult,
  isTakenOff,
  REACH_BEHIND,
  saysResult,
} from './closing-result.ts'
import { ONE_PURCHASE, WHOLE_BEHIND, WITH_CHARGES } from './closing-words.ts'
import type { SaidAmount } from './said-amounts.ts'

/** Highest share of taxes, fees and tips whose amount is not said. */
export const MOST_CHARGES = 0.35

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Least parts of one work, with labour among them; two of them may be two purchases. */
const LEAST_PARTS = 3

/** 'Parts 315, labor 200', 'labor 65, brake pads 18, tube 9'. */
function isOneWork(members: readonly SaidAmount[]): boolean {
  return members.every(isComponent) || (members.length >= LEAST_PARTS && members.some(isLabour))
}

/** The sum of all members, those taken off subtracted, where the others are no purchases of their own. */
export function sumOf(
  { tokens }: Utterance,
  members: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  const [, ...others] = members
  if (others.length === 0 || !isResult(result)) return null
  const isOne = containsPhrase(ONE_PURCHASE, tokens) || isOneWork(members)
  if (!isOne && !others.every(member => isTakenOff(member) || isCharge(member))) return null
  const signs = members.map((member, at) => (at > 0 && isTakenOff(member) ? -1 : 1))
  return closingReading(
    members.map(({ amount }) => amount),
    result.amount,
    (values, whole) => total(values.map((value, at) => value * (signs[at] ?? 1))) === whole,
  )
}

/** A little more than the sum, with taxes or fees that are named without their amount. */
export function sumWithCharges(
  utterance: Utterance,
  members: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  const last = members.at(-1)
  if (!last || members.length < 2 || !(isConcluding(result) || saysResult(result))) return null
  const named = utterance.between(last.amount.end, result.amount.start)
  if (!containsPhrase(WITH_CHARGES, [...named, ...result.behind.slice(0, REACH_BEHIND)])) return null
  return closingReading(
    members.map(({ amount }) => amount),
    result.amount,
    (values, whole) => whole > total(values) && whole <= total(values) * (1 + MOST_CHARGES),
  )
}

/** Whether the result only sums up things that have a name each: it is no price, and they stay. */
export function isTotal(members: readonly SaidAmount[], result: SaidAmount): boolean {
  if (members.length < 2 || !members.every(({ before }) => nameThing(before))) return false
  const { behind } = result
  if (nameThing(behind.slice(skipPhrase(WHOLE_BEHIND, behind, 0))) || !isConcluding(result)) return false
  const closes = (values: readonly number[], whole: number) => total(values) === whole
  const amounts = members.map(({ amount }) => amount)
  return closingReading(amounts, result.amount, closes) !== null
}
