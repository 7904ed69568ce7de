import { Hono } from 'hono'
import {
  type CalendarMonth,
  monthOf,
  monthRange,
  monthsUpTo,
  sameDaysBefore,
} from '../../shared/domain/period.ts'
import { type DayTotals, sumTotals } from '../../shared/domain/totals.ts'
import { totalsToWire } from '../../shared/wire/totals.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { breakdownAnswer, sumByCategory, sumByDay } from '../expenses/expense-totals.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestToday } from '../http/time-zone.ts'

/** Number of months in the answer, including the current one. */
const MONTHS = 12

export function analyticsRoutes({ db, now }: AppDependencies) {
  return new Hono<AppEnv>().get('/trends', async c => {
    const today = requestToday(c, now())
    const userId = c.var.user.id
    const current = monthOf(today)
    const months = monthsUpTo(current, MONTHS)
    const { from } = monthRange(months[0] ?? current)
    const before = sameDaysBefore(today)
    const [days, breakdown] = await Promise.all([
      sumByDay(db, userId, { from, to: monthRange(current).to }),
      sumByCategory(db, userId, before),
    ])
    return c.json({
      months: months.map(month => sumOfMonth(month, days)),
      days: days.filter(({ date }) => monthOf(date) === current).map(withTotals),
      compared_with: {
        ...before,
        totals: totalsToWire(sumTotals(breakdown.map(({ totals }) => totals))),
        category_breakdown: breakdownAnswer(breakdown),
      },
    })
  })
}

function sumOfMonth(month: CalendarMonth, days: readonly DayTotals[]) {
  const itsDays = days.filter(({ date }) => monthOf(date) === month)
  return {
    month,
    totals: totalsToWire(sumTotals(itsDays.map(({ totals }) => totals))),
    count: itsDays.reduce((sum, { count }) => sum + count, 0),
  }
}

function withTotals({ date, totals, count }: DayTotals) {
  return { date, totals: totalsToWire(totals), count }
}
