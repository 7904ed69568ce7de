import { Hono } from 'hono'
import { monthOf, periodRange } from '../../src/domain/period.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { toWire } from '../expenses/expense-row.ts'
import { recentExpenses } from '../expenses/expense-store.ts'
import { sumByCategory, sumOf } from '../expenses/expense-totals.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestToday } from '../http/time-zone.ts'

const RECENT = 10

export function dashboardRoutes({ db, now }: AppDependencies) {
  return new Hono<AppEnv>().get('/stats', async c => {
    const today = requestToday(c, now())
    const userId = c.var.user.id
    const [breakdown, week, day, recent] = await Promise.all([
      sumByCategory(db, userId, periodRange('month', today)),
      sumOf(db, userId, periodRange('week', today)),
      sumOf(db, userId, periodRange('today', today)),
      recentExpenses(db, userId, RECENT),
    ])
    return c.json({
      current_month: monthOf(today),
      month_spend: breakdown.reduce((sum, { amount }) => sum + amount, 0),
      week_spend: week,
      today_spend: day,
      category_breakdown: breakdown,
      recent_expenses: recent.map(toWire),
    })
  })
}
