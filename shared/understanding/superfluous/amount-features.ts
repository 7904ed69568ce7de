/** How the amount of an item stands to those of the other items. */
import type { PricedItem } from './priced-item.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Powers of two between amounts, within six of them. */
const SPREAD = 6

function ratio(amount: number, to: number): number {
  return Math.max(-SPREAD, Math.min(SPREAD, Math.floor(Math.log2(amount / to))))
}

/** Zeros at the end, of six at most. */
function roundness(amount: number): number {
  let zeros = 0
  while (zeros < 6 && amount % 10 ** (zeros + 1) === 0) zeros++
  return zeros
}

function isDifference(amount: number, others: readonly number[]): boolean {
  return others.some((one, at) => others.some((other, index) => index !== at && one - other === amount))
}

/** Equal to another, a sum or a difference of others, a multiple or a part of one, and how large beside the next ones. */
export function amountFeatures(items: readonly PricedItem[], at: number): string[] {
  const amounts = items.map(({ amount }): number => amount)
  const amount = amounts[at] as number
  const others = amounts.filter((_, index) => index !== at)
  const features = [`round ${roundness(amount)}`]
  const tell = (name: string, holds: boolean) => {
    if (holds) features.push(name)
  }
  tell('equal', others.includes(amount))
  tell('sum of all', others.length > 1 && amount === sum(others))
  tell('sum before', at > 1 && amount === sum(amounts.slice(0, at)))
  tell('sum behind', at < amounts.length - 2 && amount === sum(amounts.slice(at + 1)))
  tell('difference', isDifference(amount, others))
  tell(
    'multiple',
    others.some(other => amount > other && amount % other === 0),
  )
  tell(
    'divides',
    others.some(other => amount < other && other % amount === 0),
  )
  const [before, behind] = [amounts[at - 1], amounts[at + 1]]
  if (before !== undefined)
    features.push(`to before ${ratio(amount, before)}`, `before ${Math.sign(amount - before)}`)
  if (behind !== undefined)
    features.push(`to behind ${ratio(behind, amount)}`, `behind ${Math.sign(behind - amount)}`)
  return features
}
