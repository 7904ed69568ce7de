/**
 * The required form of a language model's answer: as a JSON schema for the request, and as a schema for
 * validation.
 */
import * as v from 'valibot'
import { CATEGORIES } from '../../shared/domain/category.ts'
import { CURRENCIES } from '../../shared/domain/currency.ts'
import { MAX_DESCRIPTION } from '../../shared/domain/expense.ts'
import type { SpokenExpense } from '../../shared/domain/extraction.ts'
import { MAX_AMOUNT, toMinor } from '../../shared/domain/money.ts'
import { PAYMENT_METHODS } from '../../shared/domain/payment-method.ts'
import { MAX_ITEMS } from '../../shared/understanding/extract.ts'
import { isoDay } from '../../shared/wire/fields.ts'

const PROPERTIES = {
  amount: { type: 'number' },
  currency: { type: 'string', enum: CURRENCIES },
  description: { type: 'string' },
  category: { type: 'string', enum: CATEGORIES },
  date: { type: 'string', description: 'YYYY-MM-DD' },
  payment_method: { type: ['string', 'null'], enum: [...PAYMENT_METHODS, null] },
}

/** JSON schema within the limits of strict modes: every property required, no additional ones, no bounds. */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    expenses: {
      type: 'array',
      items: {
        type: 'object',
        properties: PROPERTIES,
        required: Object.keys(PROPERTIES),
        additionalProperties: false,
      },
    },
  },
  required: ['expenses'],
  additionalProperties: false,
}

const expense = v.pipe(
  v.object({
    amount: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(MAX_AMOUNT)),
    currency: v.picklist(CURRENCIES),
    description: v.pipe(v.string(), v.maxLength(MAX_DESCRIPTION)),
    category: v.picklist(CATEGORIES),
    date: isoDay,
    payment_method: v.nullable(v.picklist(PAYMENT_METHODS)),
  }),
  v.transform(
    ({ amount, payment_method, ...rest }): SpokenExpense => ({
      ...rest,
      amount: toMinor(amount, rest.currency),
      paymentMethod: payment_method,
    }),
  ),
)

const content = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ expenses: v.pipe(v.array(expense), v.maxLength(MAX_ITEMS)) }),
)

const completion = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ choices: v.looseTuple([v.object({ message: v.object({ content }) })]) }),
)

/** The expenses in the body of a chat completion; null where any part is invalid. */
export function readAnswer(body: string): readonly SpokenExpense[] | null {
  const parsed = v.safeParse(completion, body)
  return parsed.success ? parsed.output.choices[0].message.content.expenses : null
}
