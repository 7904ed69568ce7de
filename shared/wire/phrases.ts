/** /phrases: rules learned from an account's corrections, and its usual amounts. */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import { CURRENCIES } from '../domain/currency.ts'
import { toMinor } from '../domain/money.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import type { LearnedField, PhraseAmounts, PhraseRule, Recalled } from '../domain/phrase-memory.ts'
import { enveloped } from './envelope.ts'
import { descriptionInput, idOutput, isoDay, phraseText } from './fields.ts'

const learnedOf = <T extends v.GenericSchema>(value: T) =>
  v.strictObject({
    value,
    agreed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    wavered: v.boolean(),
  })

/** The learned fields, named as in an expense. */
const learnedFields = v.strictObject({
  category: v.optional(learnedOf(v.picklist(CATEGORIES))),
  description: v.optional(learnedOf(descriptionInput)),
  payment_method: v.optional(learnedOf(v.nullable(v.picklist(PAYMENT_METHODS)))),
})

/** PUT /phrases/{id}: restores a rule as it was listed. No other fields. */
export const phraseInput = v.strictObject({
  phrase: phraseText,
  learned: learnedFields,
  learned_on: isoDay,
})

/** PUT /phrases/learning. */
export const learningInput = v.strictObject({ learning: v.boolean() })

/** The learned rules and usual amounts of an account. */
export interface PhraseBook {
  /** Whether learning from corrections is on. */
  readonly learning: boolean
  /** The latest learnt first. */
  readonly rules: readonly PhraseRule[]
  readonly amounts: readonly PhraseAmounts[]
}

export function ruleOf(
  id: string,
  { phrase, learned, learned_on }: v.InferOutput<typeof phraseInput>,
): PhraseRule {
  const { category, description, payment_method } = learned
  return {
    id,
    phrase,
    learned: {
      ...(category && { category }),
      ...(description && { description }),
      ...(payment_method && { paymentMethod: payment_method }),
    },
    learnedOn: learned_on,
  }
}

const phraseRule = v.pipe(
  v.object({ id: idOutput, ...phraseInput.entries }),
  v.transform(({ id, ...rule }) => ruleOf(id, rule)),
)

const phraseAmounts = v.pipe(
  v.object({ phrase: v.string(), currency: v.picklist(CURRENCIES), amounts: v.array(v.number()) }),
  v.transform(
    ({ phrase, currency, amounts }): PhraseAmounts => ({
      phrase,
      currency,
      amounts: amounts.map(amount => toMinor(amount, currency)),
    }),
  ),
)

export const phraseBookOutput = v.pipe(
  v.object({
    learning: v.boolean(),
    phrases: v.array(phraseRule),
    amounts: v.array(phraseAmounts),
  }),
  v.transform(({ learning, phrases, amounts }): PhraseBook => ({ learning, rules: phrases, amounts })),
)

export const phraseOutput = enveloped(phraseRule)
export const learningOutput = v.object({ learning: v.boolean() })

export function phraseToWire({ phrase, learned, learnedOn }: PhraseRule): v.InferInput<typeof phraseInput> {
  const { category, description, paymentMethod } = learned
  return {
    phrase,
    learned: {
      ...(category && { category }),
      ...(description && { description }),
      ...(paymentMethod && { payment_method: paymentMethod }),
    },
    learned_on: learnedOn,
  }
}

const FIELD_NAMES: Readonly<Record<LearnedField, string>> = {
  category: 'category',
  description: 'description',
  paymentMethod: 'payment_method',
}

/** The fields of an item that a rule has set, and the day of its latest correction. */
export const recalledOutput = v.pipe(
  v.object({ fields: v.array(v.string()), on: isoDay }),
  v.transform(({ fields, on }): Recalled => {
    const known = Object.keys(FIELD_NAMES) as LearnedField[]
    return { fields: known.filter(field => fields.includes(FIELD_NAMES[field])), on }
  }),
)

export function recalledToWire({ fields, on }: Recalled) {
  return { fields: fields.map(field => FIELD_NAMES[field]), on }
}
