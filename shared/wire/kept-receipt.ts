/**
 * What of a receipt is kept on the device. Read as an answer of the backend is: another version of the app may have
 * written it. Nothing of `voice` is imported, whose code the page has in a chunk of its own.
 */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import { CURRENCIES } from '../domain/currency.ts'
import type { DoubtReasons } from '../domain/doubt-reason.ts'
import type { Minor } from '../domain/money.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import { isoDay } from './fields.ts'

const facts = {
  currency: v.picklist(CURRENCIES),
  description: v.string(),
  category: v.string(),
  paymentMethod: v.nullable(v.picklist(PAYMENT_METHODS)),
}
/** As it was typed, finished or not. */
const form = v.object({ ...facts, amount: v.string(), date: v.string() })
const fields = v.array(v.picklist(['amount', 'currency', 'description', 'category', 'date', 'paymentMethod']))
const minor = v.custom<Minor>(Number.isSafeInteger)

const heard = v.object({
  ...facts,
  id: v.nullable(v.string()),
  amount: minor,
  date: isoDay,
  version: v.exactOptional(v.number()),
  confidence: v.nullable(v.number()),
  doubtful: fields,
  reasons: v.exactOptional(v.custom<DoubtReasons>(value => typeof value === 'object' && value !== null)),
  phrase: v.exactOptional(v.string()),
  recalled: v.exactOptional(
    v.object({ fields: v.array(v.picklist(['category', 'description', 'paymentMethod'])), on: isoDay }),
  ),
  likelierAmount: v.exactOptional(minor),
})

const group = v.object({
  /** The last request that saved it, whose answer may have been lost. */
  request: v.nullable(v.object({ request: v.string(), key: v.string() })),
  transcription: v.string(),
  confidence: v.nullable(v.number()),
  hardToHear: v.boolean(),
  typed: v.boolean(),
  besides: v.exactOptional(
    v.array(v.object({ reason: v.picklist(['income', 'moved', 'others']), said: v.string() })),
  ),
  capped: v.exactOptional(v.literal(true)),
  items: v.array(
    v.object({
      heard: v.nullable(heard),
      said: v.exactOptional(
        v.object({ phrase: v.string(), description: v.string(), category: v.picklist(CATEGORIES) }),
      ),
      saved: v.boolean(),
      form,
      touched: v.boolean(),
      doubtful: fields,
      sent: v.exactOptional(v.number()),
    }),
  ),
  removed: v.array(heard),
})

const keptReceipt = v.object({ userId: v.string(), groups: v.array(group) })

export type KeptReceipt = v.InferOutput<typeof keptReceipt>
export type KeptGroup = KeptReceipt['groups'][number]

/** Null where it is damaged. */
export function readKeptReceipt(text: string): KeptReceipt | null {
  try {
    const parsed = v.safeParse(keptReceipt, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null // No JSON.
  }
}
