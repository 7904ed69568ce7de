/** /budgets: monthly spending limits, in total or by category. */
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Budget } from '../../shared/domain/budget.ts'
import { toMajor } from '../../shared/domain/money.ts'
import type { BudgetAnswer } from '../../shared/wire/answers/plans.ts'
import { budgetInput, budgetScope } from '../../shared/wire/budget.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { listBudgets, removeBudget, setBudget } from '../budgets/budget-store.ts'
import { wholeMinor } from '../expenses/expense-row.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'

export function budgetRoutes({ db }: AppDependencies) {
  return new Hono<AppEnv>()
    .get('/', async c => {
      const all = await listBudgets(db, c.var.user.id)
      return c.json({ budgets: all.map(toAnswer) })
    })
    .put('/:category', jsonLimit, async c => {
      const scope = namedScope(c.req.param('category'))
      const { amount, currency } = await readJson(c, budgetInput)
      const budget = { scope, amount: wholeMinor(amount, currency), currency }
      await setBudget(db, c.var.user.id, budget)
      return c.json({ data: toAnswer(budget) })
    })
    .delete('/:category', async c => {
      const removed = await removeBudget(db, c.var.user.id, namedScope(c.req.param('category')))
      if (!removed) throw new Problem(404, 'budgetNotFound')
      return c.json({ message: 'Deleted' })
    })
}

function namedScope(text: string): string {
  if (!v.is(budgetScope, text)) throw new Problem(404, 'budgetNotFound')
  return text
}

function toAnswer({ scope, amount, currency }: Budget): BudgetAnswer {
  return { category: v.parse(budgetScope, scope), amount: toMajor(amount, currency), currency }
}
