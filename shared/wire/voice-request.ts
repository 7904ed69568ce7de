/** Names in the request of POST /expenses/voice, apart from the schemas: the recording worker needs no more. */

export const VOICE_PATH = '/expenses/voice'
export const AUDIO_FIELD = 'audio'
export const AUTO_INSERT_FIELD = 'auto_insert'
/** Ids of the expenses that were saved just before, the latest last, parted by commas: what a correction can be about. */
export const CONTEXT_FIELD = 'context'
/** Most of them. */
export const MAX_CONTEXT = 20
/** Names an upload, so that a retry can't save twice (DESIGN §3.6). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** IANA zone in which today, week and month are computed (DESIGN §3.9). */
export const TIME_ZONE_HEADER = 'X-Time-Zone'
/** ISO 4217 code of the currency meant where none is said. */
export const CURRENCY_HEADER = 'X-Currency'
