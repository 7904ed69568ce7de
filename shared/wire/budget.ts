/** GET /budgets and PUT /budgets/{category}: limits of a month, as decimals of their currency. */
import * as v from 'valibot'
import { BUDGET_SCOPES, type Budget } from '../domain/budget.ts'
import { CURRENCIES } from '../domain/currency.ts'
import { toMajor, toMinor } from '../domain/money.ts'
import { enveloped } from './envelope.ts'
import { amountInput } from './fields.ts'

/** In the path: `all`, or one of the ten categories. */
export const budgetScope = v.picklist(BUDGET_SCOPES)

/** No other fields. */
export const budgetInput = v.strictObject({ amount: amountInput, currency: v.picklist(CURRENCIES) })

const oneBudget = v.pipe(
  v.object({
    category: v.string(),
    amount: v.pipe(v.number(), v.finite()),
    currency: v.picklist(CURRENCIES),
  }),
  v.transform(
    ({ category, amount, currency }): Budget => ({
      scope: category,
      amount: toMinor(amount, currency),
      currency,
    }),
  ),
)

export const budgetOutput = enveloped(oneBudget)
export const budgetListOutput = v.pipe(
  enveloped(v.object({ budgets: v.array(oneBudget) })),
  v.transform(({ budgets }): readonly Budget[] => budgets),
)

export function budgetToWire({ amount, currency }: Budget): v.InferInput<typeof budgetInput> {
  return { amount: toMajor(amount, currency), currency }
}
