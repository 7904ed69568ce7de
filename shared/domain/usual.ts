/** What a person usually buys about this time, from what they have bought. */
import { type HourOfDay, weekday } from './calendar-date.ts'
import type { ExpenseDraft } from './expense.ts'

/** An expense without its day. */
export type UsualExpense = Omit<ExpenseDraft, 'date'>

export interface PastExpense extends ExpenseDraft {
  /** 0..23, in which it was entered; null where that was on another day than its own. */
  readonly hour: number | null
}

/** Bought as often at least for about the same. */
const MIN_TIMES = 2
/** Amounts are about the same that differ by less than this share of the larger one. */
const LIKE = 0.15
/** Hours apart at which an expense counts 1/e of one in the same hour. */
const HOURS_APART = 3
/** What an expense counts whose hour is not known, as a share of one in the same hour. */
const HOUR_UNKNOWN = 0.3
/** What an expense counts of another weekday, as a share of one of the same. */
const SAME_KIND_OF_DAY = 0.7
const OTHER_KIND_OF_DAY = 0.4
/** Days from Monday that are no weekend. */
const WORKDAYS = 5

/**
 * At most `limit`, the most usual first: how often, each time counted by how near it was in hour and weekday. Of several
 * amounts that were paid about as often it is the latest, as it was then; what never cost about the same twice has no
 * usual amount, and is left out. `past` has the latest first. The same arguments give the same answer.
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

/** The same for spellings that differ in case and spaces alone. */
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
 * The latest of those with the most frequent amount or, where no amount was paid twice, with the amount that most others
 * are about the same as. Undefined where each time it cost something else.
 */
function typicalOf(group: readonly PastExpense[]): UsualExpense | undefined {
  const same = mostFrequent(group, (a, b) => a.amount === b.amount)
  const typical = same ?? mostFrequent(group, isLike)
  if (!typical) return undefined
  const { amount, currency, description, category, paymentMethod } = typical
  return { amount, currency, description, category, paymentMethod }
}

/** The latest with the most that are alike; undefined where they are too few. */
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
