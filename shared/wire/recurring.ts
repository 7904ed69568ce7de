/** /recurring: rules of recurring expenses. */
import * as v from 'valibot'
import type { CalendarDate } from '../domain/calendar-date.ts'
import { CATEGORIES } from '../domain/category.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '../domain/currency.ts'
import { toMajor, toMinor } from '../domain/money.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import type { RecurringRule, Schedule } from '../domain/recurring.ts'
import type { UsualExpense } from '../domain/usual.ts'
import { enveloped } from './envelope.ts'
import { expenseFields, expenseOutput } from './expense.ts'
import { amountInput, descriptionInput, idOutput, isoDay } from './fields.ts'

const dayUpTo = (last: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(last))

/** `day` is of the month, or of the week from Monday. */
export const scheduleInput = v.variant('every', [
  v.strictObject({ every: v.literal('month'), day: dayUpTo(31) }),
  v.strictObject({ every: v.literal('week'), day: dayUpTo(7) }),
])

const what = {
  amount: amountInput,
  description: descriptionInput,
  category: v.picklist(CATEGORIES),
  currency: v.picklist(CURRENCIES),
  payment_method: v.nullish(v.picklist(PAYMENT_METHODS)),
}

/** No other fields. */
export const recurringInput = v.strictObject({
  ...what,
  currency: v.optional(what.currency, DEFAULT_CURRENCY),
  schedule: scheduleInput,
  starts: v.optional(isoDay),
})

/** Absent fields stay unchanged. No other fields. */
export const recurringChange = v.strictObject({
  ...v.partial(v.object(what)).entries,
  schedule: v.optional(scheduleInput),
  paused: v.optional(v.boolean()),
})

const recurringRule = v.pipe(
  v.object({
    id: idOutput,
    ...v.omit(expenseFields, ['date']).entries,
    schedule: scheduleInput,
    next_date: isoDay,
    paused: v.boolean(),
  }),
  v.transform(
    (wire): RecurringRule => ({
      id: wire.id,
      amount: toMinor(wire.amount, wire.currency),
      currency: wire.currency,
      description: wire.description,
      category: wire.category,
      paymentMethod: wire.payment_method,
      schedule: wire.schedule,
      nextDay: wire.next_date,
      paused: wire.paused,
    }),
  ),
)

export const recurringOutput = enveloped(recurringRule)
export const newRecurringOutput = v.pipe(
  v.object({ data: recurringRule, expenses: v.array(expenseOutput) }),
  v.transform(({ data: rule, expenses }) => ({ rule, expenses })),
)
export const recurringListOutput = v.pipe(
  enveloped(v.object({ rules: v.array(recurringRule) })),
  v.transform(({ rules }): readonly RecurringRule[] => rules),
)

/** `starts`: the earliest day of the rule. */
export function ruleToWire(
  what: UsualExpense,
  schedule: Schedule,
  starts: CalendarDate,
): v.InferInput<typeof recurringInput> {
  return { ...whatToWire(what), schedule, starts }
}

/** `schedule` is null where it is unchanged; a new one starts tomorrow. */
export function ruleChangeToWire(
  what: UsualExpense,
  schedule: Schedule | null,
): v.InferInput<typeof recurringChange> {
  return { ...whatToWire(what), ...(schedule && { schedule }) }
}

function whatToWire({ amount, currency, description, category, paymentMethod }: UsualExpense) {
  return {
    amount: toMajor(amount, currency),
    currency,
    description,
    category: category as v.InferInput<typeof recurringInput>['category'],
    payment_method: paymentMethod,
  }
}
