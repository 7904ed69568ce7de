/** GET below /expenses: lists, sums, answers to questions, and what is usually bought. */
import { Hono } from 'hono'
import { periodRange } from '../../shared/domain/period.ts'
import { sumTotals } from '../../shared/domain/totals.ts'
import { MAX_LIST } from '../../shared/wire/expense.ts'
import { filterQuery, listQuery, periodQuery } from '../../shared/wire/queries.ts'
import { questionFields, questionFromWire } from '../../shared/wire/spending-question.ts'
import { totalsToWire } from '../../shared/wire/totals.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { answerExpenses, type ReadExpenses } from '../expenses/expense-answer.ts'
import { listExpenses } from '../expenses/expense-list.ts'
import {
  breakdownAnswer,
  countAndSum,
  inIdr,
  matchesAnswer,
  sumByCategory,
} from '../expenses/expense-totals.ts'
import { usualNow, usualToWire } from '../expenses/usual.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readQuery } from '../http/json-body.ts'
import { requestToday, requestZone } from '../http/time-zone.ts'
import { listLimits } from '../limits/list-limits.ts'
import { answerQuestion } from '../questions/answer-question.ts'

export function expenseReadingRoutes(deps: AppDependencies) {
  const { db, now } = deps
  const limitLists = listLimits(deps)
  return new Hono<AppEnv>()
    .get('/', limitLists, async c => {
      const { limit, offset, cursor, ...filter } = readQuery(c, listQuery)
      const userId = c.var.user.id
      const read: ReadExpenses = part => listExpenses(db, userId, filter, part)
      return answerExpenses(c, {}, read, { limit, offset, cursor })
    })
    .get('/totals', limitLists, async c => {
      const filter = readQuery(c, filterQuery)
      return c.json(matchesAnswer(await countAndSum(db, c.var.user.id, filter)))
    })
    .get('/answer', limitLists, async c => {
      const question = questionFromWire(readQuery(c, questionFields))
      return c.json(await answerQuestion(db, c.var.user.id, question))
    })
    .get('/detail', limitLists, async c => {
      const { timeframe, month } = readQuery(c, periodQuery)
      const today = requestToday(c, now())
      const range = periodRange(timeframe, today, month)
      const userId = c.var.user.id
      const breakdown = await sumByCategory(db, userId, range)
      const total = sumTotals(breakdown.map(({ totals }) => totals))
      const sums = {
        totalSpend: inIdr(total),
        totals: totalsToWire(total),
        categoryBreakdown: breakdownAnswer(breakdown),
        total_expenses: breakdown.reduce((sum, { count }) => sum + count, 0),
      }
      const read: ReadExpenses = part => listExpenses(db, userId, range, part)
      return answerExpenses(c, sums, read, { limit: MAX_LIST })
    })
    .get('/usual', async c => {
      const usual = await usualNow(db, c.var.user.id, now(), requestZone(c))
      return c.json({ usual: usual.map(usualToWire) })
    })
}
