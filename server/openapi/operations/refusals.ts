/** Statuses of refusals that many operations share. */

/** Of a request with a body of JSON. */
export const JSON_REFUSALS = [400, 413, 415] as const
/** Of a request with an Idempotency-Key. */
export const KEY_REFUSALS = [409, 422] as const
/** Of a request that stores data. */
export const STORE_REFUSALS = [507] as const
/** Of a request that stores speech or expenses. */
export const CONSENT_REFUSALS = [428] as const
