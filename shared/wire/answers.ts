/**
 * The exact answers of our backend: the single source for its types, its OpenAPI page and the tests. The
 * client reads them more leniently (the `…Output` schemas), as other backends may differ.
 */
import * as v from 'valibot'
import { BUDGET_SCOPES } from '../domain/budget.ts'
import { CURRENCIES } from '../domain/currency.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import { otherMoneyOutput } from './other-money.ts'
import { scheduleInput } from './recurring.ts'
import { MAX_ANSWERED, questionFields } from './spending-question.ts'

const instant = v.pipe(v.string(), v.isoTimestamp())
const day = v.pipe(v.string(), v.isoDate())
const id = v.pipe(v.string(), v.uuid())
const currency = v.picklist(CURRENCIES)
const paymentMethod = v.nullable(v.picklist(PAYMENT_METHODS))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const version = v.pipe(v.number(), v.integer(), v.minValue(1))
const confidence = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const unpricedFields = { description: v.string(), category: v.string(), date: day }

/** `amount` in decimal major units of `currency`; `version` counts from 1, one more with each change. */
export const expenseAnswer = v.strictObject({
  id,
  amount: v.number(),
  currency,
  description: v.string(),
  category: v.string(),
  date: day,
  payment_method: paymentMethod,
  created_at: instant,
  version,
  /** Id of the rule that entered it; null where the user did. */
  recurring_id: v.nullable(id),
})

export const errorAnswer = v.strictObject({
  /** In the language of Accept-Language. */
  message: v.pipe(v.string(), v.nonEmpty()),
  violation_type: v.optional(v.string()),
  /** An error code for programs. */
  code: v.optional(v.string()),
  /** The transcript, where it is no expense and no violation. */
  transcription: v.optional(v.string()),
  /** On a version conflict: the stored expense and, for a change, the requested one. */
  conflict: v.optional(v.strictObject({ current: expenseAnswer, yours: v.nullable(expenseAnswer) })),
  /** The expense, where only its price is missing. */
  unpriced: v.optional(v.strictObject(unpricedFields)),
})

export const profileAnswer = v.strictObject({
  data: v.strictObject({
    name: v.string(),
    email: v.string(),
    createdAt: instant,
    /** The version of the terms that the person has to agree to, where there is one. */
    terms_due: v.optional(day),
    /** The sign-in cancelled a pending deletion of the account. */
    deletion_undone: v.optional(v.literal(true)),
  }),
})

/** When the account will be deleted. */
export const deletionAskedAnswer = v.strictObject({ data: v.strictObject({ deletes_at: instant }) })

export const subscriptionAnswer = v.strictObject({
  has_active_subscription: v.boolean(),
  is_trial: v.boolean(),
  total_subscription_days: count,
  days_remaining: count,
})

/**
 * A sum in each currency, exact at any size: decimals in text. Each expense counts as it is in its own currency, and
 * converted once in the other.
 */
const totalsAnswer = v.strictObject({
  IDR: v.pipe(v.string(), v.regex(/^\d+$/)),
  USD: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
})

export type ExpenseAnswer = v.InferOutput<typeof expenseAnswer>

export const oneExpenseAnswer = v.strictObject({ data: expenseAnswer })
export const expenseListAnswer = v.strictObject({ expenses: v.array(expenseAnswer) })
/** For `cursor` of GET /expenses; null where there are no more. */
const nextCursor = v.nullable(v.string())
export const expensePageAnswer = v.strictObject({
  expenses: v.array(expenseAnswer),
  next_cursor: nextCursor,
})
/** How many match, and their sum. */
export const matchesAnswer = v.strictObject({ total_expenses: count, totals: totalsAnswer })
/** An expense that may be entered again, on another day. */
const usualAnswer = v.omit(expenseAnswer, ['id', 'date', 'created_at', 'version', 'recurring_id'])
export type UsualAnswer = v.InferOutput<typeof usualAnswer>
/** The most usual first. */
export const usualListAnswer = v.strictObject({ usual: v.array(usualAnswer) })
export const deletedAnswer = v.strictObject({ message: v.string() })
/** Of an import: `ids` of what was added; none of a preview. */
export const importAnswer = v.strictObject({ added: count, existing: count, ids: v.array(id) })
/** `place` in the order of entry: POST /expenses/restore puts it back there. */
export const expenseDeletedAnswer = v.strictObject({ message: v.string(), place: v.string() })
/** `places` in the order of the ids, null for those that were not there. */
export const deletionAnswer = v.strictObject({
  deleted: v.number(),
  places: v.array(v.nullable(v.string())),
})

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

const learnedAnswer = <T extends v.GenericSchema>(value: T) =>
  v.optional(
    v.strictObject({
      value,
      /** Consecutive expenses corrected to it, or saved with it and kept, up to 9. */
      agreed: v.pipe(count, v.minValue(1), v.maxValue(9)),
      /** An earlier correction set another value; with `agreed` 1, the field is only marked. */
      wavered: v.boolean(),
    }),
  )
const phraseAnswer = v.strictObject({
  id,
  phrase: v.string(),
  learned: v.strictObject({
    category: learnedAnswer(v.string()),
    description: learnedAnswer(v.string()),
    payment_method: learnedAnswer(paymentMethod),
  }),
  /** The day of the latest correction. */
  learned_on: day,
})
export const onePhraseAnswer = v.strictObject({ data: phraseAnswer })
/** `amounts`: earlier amounts of a phrase, in decimal major units, the latest first. */
export const phraseListAnswer = v.strictObject({
  learning: v.boolean(),
  phrases: v.array(phraseAnswer),
  amounts: v.array(v.strictObject({ phrase: v.string(), currency, amounts: v.array(v.number()) })),
})
export const learningAnswer = v.strictObject({ learning: v.boolean() })

/** `category` is `all` or one of the ten; `amount` in decimal major units of `currency`. */
const budgetAnswer = v.strictObject({ category: v.picklist(BUDGET_SCOPES), amount: v.number(), currency })
export type BudgetAnswer = v.InferOutput<typeof budgetAnswer>
export const oneBudgetAnswer = v.strictObject({ data: budgetAnswer })
export const budgetListAnswer = v.strictObject({ budgets: v.array(budgetAnswer) })

/** `amount` in IDR, rounded to a JSON number. */
export const categoryTotalAnswer = v.strictObject({
  category: v.string(),
  amount: v.number(),
  count,
  totals: totalsAnswer,
})

/** `…_spend` in IDR, rounded to a JSON number. */
export const dashboardAnswer = v.strictObject({
  current_month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  month_spend: v.number(),
  month_totals: totalsAnswer,
  week_spend: v.number(),
  week_totals: totalsAnswer,
  today_spend: v.number(),
  today_totals: totalsAnswer,
  /** The same days of the month before, both inclusive. */
  compared_with: v.strictObject({ from: day, to: day, totals: totalsAnswer }),
  category_breakdown: v.array(categoryTotalAnswer),
  recent_expenses: v.array(expenseAnswer),
})

export const trendsAnswer = v.strictObject({
  /** Twelve, oldest first, the current one last. */
  months: v.array(
    v.strictObject({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), totals: totalsAnswer, count }),
  ),
  /** Those of the current month that have expenses, in order. */
  days: v.array(v.strictObject({ date: day, totals: totalsAnswer, count })),
  /** The same days of the previous month, both inclusive. */
  compared_with: v.strictObject({
    from: day,
    to: day,
    totals: totalsAnswer,
    category_breakdown: v.array(categoryTotalAnswer),
  }),
})

/** Sums of all, `totalSpend` in IDR; `expenses` are the first of `total_expenses`. */
export const periodAnswer = v.strictObject({
  totalSpend: v.number(),
  totals: totalsAnswer,
  categoryBreakdown: v.array(categoryTotalAnswer),
  expenses: v.array(expenseAnswer),
  total_expenses: count,
  next_cursor: nextCursor,
})

/** `id` and `version` only where it was saved. */
export const heardAnswer = v.strictObject({
  id: v.optional(id),
  version: v.optional(version),
  amount: v.number(),
  currency,
  description: v.string(),
  category: v.string(),
  date: day,
  payment_method: paymentMethod,
  confidence,
  doubtful_fields: v.array(v.string()),
  auto_inserted: v.boolean(),
  /** The words that name it. */
  phrase: v.optional(v.string()),
  /** Fields set by earlier corrections of the phrase, and the day of these. */
  recalled: v.optional(v.strictObject({ fields: v.array(v.string()), on: day })),
  /** The probable amount, where the amount is far from earlier ones of the phrase. */
  likelier_amount: v.optional(v.number()),
})

/** An expense as a correction has it. */
const savedAnswer = v.strictObject(v.omit(expenseAnswer, ['created_at', 'version', 'recurring_id']).entries)

/** The figures for a question, with the largest or the latest expenses. */
export const spendingAnswer = v.strictObject({
  ...matchesAnswer.entries,
  expenses: v.pipe(v.array(expenseAnswer), v.maxLength(MAX_ANSWERED)),
})

export const voiceAnswerBody = v.strictObject({
  /** None where a question or a correction was heard. */
  expenses: v.array(heardAnswer),
  /** Also bought, but not saved, as the price was not said. */
  items: v.array(v.strictObject({ amount: v.null(), ...unpricedFields })),
  /** Also mentioned, but no expense. */
  besides: v.optional(v.array(otherMoneyOutput)),
  /** Only the first expenses of `transcription`: it has more than are taken at once. */
  capped: v.optional(v.literal(true)),
  transcription: v.string(),
  /** The confidence of the least sure item. */
  ai_confidence_score: confidence,
  hard_to_hear: v.boolean(),
  auto_inserted: v.boolean(),
  /** Voice seconds left today, once below a fifth of the daily limit. */
  voice_seconds_left: v.optional(count),
  /** A question about the account's expenses, with `answer`. */
  question: v.optional(questionFields),
  answer: v.optional(spendingAnswer),
  /** Proposed changes to the expenses of `context`; not applied. */
  correction: v.optional(
    v.strictObject({
      /** Alternative readings, each complete. */
      options: v.array(v.array(v.strictObject({ before: savedAnswer, after: v.nullable(savedAnswer) }))),
      /** Whether the person has to choose. */
      asks: v.boolean(),
      /** A new expense may be meant instead: it is in `expenses`, not saved. */
      or_new: v.boolean(),
    }),
  ),
})

/** One line of the streamed answer (voice-events.ts). */
export const voiceEvent = v.variant('event', [
  v.strictObject({ event: v.literal('received') }),
  v.strictObject({ event: v.literal('transcribed'), transcription: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({
    event: v.literal('extracted'),
    expenses: voiceAnswerBody.entries.expenses,
    items: voiceAnswerBody.entries.items,
  }),
  v.strictObject({
    event: v.literal('done'),
    status: v.pipe(v.number(), v.integer()),
    body: v.union([voiceAnswerBody, errorAnswer]),
    headers: v.optional(v.record(v.string(), v.string())),
  }),
])
