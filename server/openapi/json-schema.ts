/** Wire schemas (valibot) as JSON Schema 2020-12, each named one defined once. */
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import type * as v from 'valibot'
import * as answers from '../../shared/wire/answers.ts'
import { expenseBatch, expenseChange, expenseInput } from '../../shared/wire/expense.ts'

const NAMED = {
  Error: answers.errorAnswer,
  Profile: answers.profileAnswer,
  Subscription: answers.subscriptionAnswer,
  Expense: answers.expenseAnswer,
  OneExpense: answers.oneExpenseAnswer,
  ExpenseList: answers.expenseListAnswer,
  CategoryTotal: answers.categoryTotalAnswer,
  Dashboard: answers.dashboardAnswer,
  PeriodTotals: answers.periodAnswer,
  HeardExpense: answers.heardAnswer,
  VoiceExtraction: answers.voiceAnswerBody,
  VoiceEvent: answers.voiceEvent,
  Deleted: answers.deletedAnswer,
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
