/**
 * What the exact answers of our backend consist of. Those of a subject, in the files beside, are the single source for
 * its types, its OpenAPI page and the tests. The client reads them more leniently (the `…Output` schemas), as other
 * backends may differ.
 */
import * as v from 'valibot'
import { CURRENCIES } from '../../domain/currency.ts'
import { PAYMENT_METHODS } from '../../domain/payment-method.ts'

export const instant = v.pipe(v.string(), v.isoTimestamp())
export const day = v.pipe(v.string(), v.isoDate())
export const id = v.pipe(v.string(), v.uuid())
export const currency = v.picklist(CURRENCIES)
export const paymentMethod = v.nullable(v.picklist(PAYMENT_METHODS))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const version = v.pipe(v.number(), v.integer(), v.minValue(1))
export const confidence = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/**
 * A sum in each currency, exact at any size: decimals in text. Each expense counts as it is in its own currency, and
 * converted once in the other.
 */
export const totalsAnswer = v.strictObject({
  IDR: v.pipe(v.string(), v.regex(/^\d+$/)),
  USD: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
})

/** For `cursor` of GET /expenses; null where there are no more. */
export const nextCursor = v.nullable(v.string())

export const deletedAnswer = v.strictObject({ message: v.string() })
