/** GET /expenses/usual: expenses without a day. */
import * as v from 'valibot'
import { toMinor } from '../domain/money.ts'
import type { UsualExpense } from '../domain/usual.ts'
import { enveloped } from './envelope.ts'
import { expenseFields } from './expense.ts'

const usualExpense = v.pipe(
  v.omit(expenseFields, ['date']),
  v.transform(
    ({ amount, currency, description, category, payment_method }): UsualExpense => ({
      amount: toMinor(amount, currency),
      currency,
      description,
      category,
      paymentMethod: payment_method,
    }),
  ),
)

export const usualOutput = v.pipe(
  enveloped(v.object({ usual: v.array(usualExpense) })),
  v.transform(({ usual }): readonly UsualExpense[] => usual),
)
