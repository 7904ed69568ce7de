/** Wire schemas (valibot) as JSON Schema 2020-12, each named one defined once. */
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { profileAnswer, subscriptionAnswer } from '../../shared/wire/answers/account.ts'
import { errorAnswer } from '../../shared/wire/answers/error.ts'
import { expenseAnswer, expenseListAnswer, oneExpenseAnswer } from '../../shared/wire/answers/expenses.ts'
import { deletedAnswer } from '../../shared/wire/answers/fields.ts'
import { categoryTotalAnswer, dashboardAnswer, periodAnswer } from '../../shared/wire/answers/figures.ts'
import { heardAnswer, voiceAnswerBody, voiceEvent } from '../../shared/wire/answers/voice.ts'
import { expenseBatch, expenseChange, expenseInput } from '../../shared/wire/expense.ts'

const NAMED = {
  Error: errorAnswer,
  Profile: profileAnswer,
  Subscription: subscriptionAnswer,
  Expense: expenseAnswer,
  OneExpense: oneExpenseAnswer,
  ExpenseList: expenseListAnswer,
  CategoryTotal: categoryTotalAnswer,
  Dashboard: dashboardAnswer,
  PeriodTotals: periodAnswer,
  HeardExpense: heardAnswer,
  VoiceExtraction: voiceAnswerBody,
  VoiceEvent: voiceEvent,
  Deleted: deletedAnswer,
  NewExpense: expenseInput,
  NewExpenses: expenseBatch,
  ExpenseChange: expenseChange,
} as const

const CONFIG = {
  target: 'draft-2020-12',
  typeMode: 'input',
  definitions: NAMED,
  /** JSON Schema has no equivalent. */
  ignoreActions: ['trim', 'check', 'transform'],
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig

export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  return toJsonSchemaDefs(NAMED, CONFIG)
}

/** A reference where it has a name. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...own } = toJsonSchema(schema, CONFIG)
  return own
}
