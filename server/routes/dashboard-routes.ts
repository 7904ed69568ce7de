import { Hono } from 'hono'
import { monthOf, periodRange, sameDaysBefore } from '../../shared/domain/period.ts'
import { sumTotals } from '../../shared/domain/totals.ts'
import { totalsToWire } from '../../shared/wire/totals.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { recentExpenses } from '../expenses/expense-list.ts'
import { toWire } from '../expenses/expense-row.ts'
import { breakdownAnswer, inIdr, sumByCategory, sumOf } from '../expenses/expense-totals.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestToday } from '../http/time-zone.ts'

const RECENT = 10

export function dashboardRoutes({ db, now }: AppDependencies) {
  return new Hono<AppEnv>().get('/stats', async c => {
    const today = requestToday(c, now())
    const userId = c.var.user.id
    const before = sameDaysBefore(today)
    const [breakdown, week, day, sameDays, recent] = await Promise.all([
      sumByCategory(db, userId, periodRange('month', today)),
      sumOf(db, userId, periodRange('week', today)),
      sumOf(db, userId, periodRange('today', today)),
      sumOf(db, userId, before),
      recentExpenses(db, userId, RECENT),
    ])
    const month = sumTotals(breakdown.map(({ totals }) => totals))
    return c.json({
      current_month: monthOf(today),
      month_spend: inIdr(month),
      month_totals: totalsToWire(month),
      week_spend: inIdr(week),
      week_totals: totalsToWire(week),
      today_spend: inIdr(day),
      today_totals: totalsToWire(day),
      compared_with: { ...before, totals: totalsToWire(sameDays) },
      category_breakdown: breakdownAnswer(breakdown),
      recent_expenses: recent.map(toWire),
    })
  })
}
