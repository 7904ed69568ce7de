/** What a person usually buys about this time, from what they have bought. */
import { type HourOfDay, weekday } from './calendar-date.ts'
import type { ExpenseDraft } from './expense.ts'

/** An expense without its day. */
export type UsualExpense = Omit<ExpenseDraft, 'date'>

export interface PastExpense extends ExpenseDraft {
  /** 0..23, in which it was entered; null where that was on another day than its own. */
  readonly hour: number | null
}

/** Bought as often at least. */
const MIN_TIMES = 2
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
 * At most `limit`, the most usual first: how often, each time counted by how near it was in hour and weekday. One of
 * several amounts is the most frequent, of equals the latest; all else is as it was the last time with that amount.
 * `past` has the latest first. The same arguments give the same answer.
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
    .map(([name, group]) => ({ name, group, score: scoreOf(group, now) }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .flatMap(({ group }) => typicalOf(group) ?? [])
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

/** The latest of those with the most frequent amount. */
function typicalOf(group: readonly PastExpense[]): UsualExpense | undefined {
  const byAmount = new Map<string, PastExpense[]>()
  for (const expense of group) {
    const amount = `${expense.currency} ${expense.amount}`
    byAmount.set(amount, [...(byAmount.get(amount) ?? []), expense])
  }
  // Stable: of as many, those whose latest comes first.
  const [most = []] = [...byAmount.values()].sort((a, b) => b.length - a.length)
  const [latest] = most
  if (!latest) return undefined
  const { amount, currency, description, category, paymentMethod } = latest
  return { amount, currency, description, category, paymentMethod }
}
