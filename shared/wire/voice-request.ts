/**
 * Names in the request of POST /expenses/voice. Separate from the schemas, which the recording worker does
 * not need.
 */

export const VOICE_PATH = '/expenses/voice'
export const AUDIO_FIELD = 'audio'
export const AUTO_INSERT_FIELD = 'auto_insert'
/** Ids of recently saved expenses that a correction can refer to, the latest last, separated by commas. */
export const CONTEXT_FIELD = 'context'
/** Stands last among them where the latest correction is on show, and can be undone. */
export const CAN_UNDO = 'undo'
/** Most of them. */
export const MAX_CONTEXT = 20
/** Identifies an upload, so that a retry cannot save twice (DESIGN §3.6). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** IANA zone in which today, week and month are computed (DESIGN §3.9). */
export const TIME_ZONE_HEADER = 'X-Time-Zone'
/** The device's own clock, in ISO 8601: with what may be dated by it. */
export const DEVICE_TIME_HEADER = 'X-Device-Time'
/** ISO 4217 code of the currency to assume where none is said. */
export const CURRENCY_HEADER = 'X-Currency'
