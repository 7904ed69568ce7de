/** Answers about limits of a month, and expenses that come again. */
import * as v from 'valibot'
import { BUDGET_SCOPES } from '../../domain/budget.ts'
import { scheduleInput } from '../recurring.ts'
import { expenseAnswer } from './expenses.ts'
import { currency, day, id, paymentMethod } from './fields.ts'

/** `next_date` is the day of the next expense; of a paused rule, the first that was not entered. */
const recurringAnswer = v.strictObject({
  id,
  amount: v.number(),
  currency,
  description: v.string(),
  category: v.string(),
  payment_method: paymentMethod,
  schedule: scheduleInput,
  time_zone: v.string(),
  next_date: day,
  paused: v.boolean(),
})
export type RecurringAnswer = v.InferOutput<typeof recurringAnswer>
export const oneRecurringAnswer = v.strictObject({ data: recurringAnswer })
/** `expenses`: what the new rule has entered at once. */
export const newRecurringAnswer = v.strictObject({ data: recurringAnswer, expenses: v.array(expenseAnswer) })
export const recurringListAnswer = v.strictObject({ rules: v.array(recurringAnswer) })

/** `category` is `all` or one of the ten; `amount` in decimal major units of `currency`. */
const budgetAnswer = v.strictObject({ category: v.picklist(BUDGET_SCOPES), amount: v.number(), currency })
export type BudgetAnswer = v.InferOutput<typeof budgetAnswer>
export const oneBudgetAnswer = v.strictObject({ data: budgetAnswer })
export const budgetListAnswer = v.strictObject({ budgets: v.array(budgetAnswer) })
