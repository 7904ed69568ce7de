/** The user's usual expenses at this time of day, from past ones. */
import { type HourOfDay, weekday } from './calendar-date.ts'
import type { ExpenseDraft } from './expense.ts'

/** An expense without its day. */
export type UsualExpense = Omit<ExpenseDraft, 'date'>

export interface PastExpense extends ExpenseDraft {
  /** Hour of entry, 0..23; null where it was entered on another day than its own. */
  readonly hour: number | null
}

/** Least number of purchases at about the same price. */
const MIN_TIMES = 2
/** Amounts are about the same where they differ by less than this share of the larger one. */
const LIKE = 0.15
/** The difference in hours at which the weight of an expense falls to 1/e. */
const HOURS_APART = 3
/** Weight of an expense without a known hour, relative to one in the same hour. */
const HOUR_UNKNOWN = 0.3
/** Weights of an expense on another weekday, of the same kind (workday or weekend) and of the other. */
const SAME_KIND_OF_DAY = 0.7
const OTHER_KIND_OF_DAY = 0.4
/** Number of workdays, from Monday on. */
const WORKDAYS = 5

/**
 * At most `limit`, the most usual first: ranked by frequency, weighted by nearness in hour and weekday. Among
 * equally frequent amounts the latest is taken; a thing that never cost about the same twice is left out.
 * `past` has the latest first. Deterministic.
 */
export function usualExpenses(past: readonly PastExpense[], now: HourOfDay, limit: number): UsualExpense[] {
  const groups = new Map<string, PastExpense[]>()
  for (const expense of past) {
    const name = nameOf(expense)
    const group = groups.get(name)
    if (group) group.push(expense)
    else groups.set(name, [expense])
  }
  return [...groups]
    .filter(([, group]) => group.length >= MIN_TIMES)
    .flatMap(([name, group]) => {
      const typical = typicalOf(group)
      return typical ? [{ name, typical, score: scoreOf(group, now) }] : []
    })
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ typical }) => typical)
}

/** Key of a description, regardless of case and spaces. */
function nameOf({ description }: PastExpense): string {
  return description.normalize('NFC').toLowerCase().split(/\s+/).join(' ')
}

function scoreOf(group: readonly PastExpense[], { day, hour }: HourOfDay): number {
  const today = weekday(day)
  return group.reduce(
    (sum, past) => sum + hourWeight(past.hour, hour) * dayWeight(weekday(past.date), today),
    0,
  )
}

function hourWeight(past: number | null, hour: number): number {
  if (past === null) return HOUR_UNKNOWN
  const apart = Math.abs(past - hour)
  return Math.exp(-((Math.min(apart, 24 - apart) / HOURS_APART) ** 2))
}

function dayWeight(past: number, today: number): number {
  if (past === today) return 1
  return past < WORKDAYS === today < WORKDAYS ? SAME_KIND_OF_DAY : OTHER_KIND_OF_DAY
}

/**
 * The latest expense with the most frequent amount; where no amount was paid twice, with the amount that is
 * about the same as most others. Undefined where all amounts differ.
 */
function typicalOf(group: readonly PastExpense[]): UsualExpense | undefined {
  const same = mostFrequent(group, (a, b) => a.amount === b.amount)
  const typical = same ?? mostFrequent(group, isLike)
  if (!typical) return undefined
  const { amount, currency, description, category, paymentMethod } = typical
  return { amount, currency, description, category, paymentMethod }
}

/** The latest expense with the most alike ones; undefined where these are fewer than `MIN_TIMES`. */
function mostFrequent(
  group: readonly PastExpense[],
  isAlike: (a: PastExpense, b: PastExpense) => boolean,
): PastExpense | undefined {
  const counts = group.map(
    one => group.filter(other => other.currency === one.currency && isAlike(one, other)).length,
  )
  const most = Math.max(...counts)
  return most < MIN_TIMES ? undefined : group[counts.indexOf(most)]
}

function isLike({ amount: a }: PastExpense, { amount: b }: PastExpense): boolean {
  return Math.abs(a - b) < LIKE * Math.max(a, b)
}
