/** One route of the contract: input, output and refusals. */
import type * as v from 'valibot'
import { AGREED_TERMS_HEADER } from '../../shared/wire/agreement.ts'
import { IF_MATCH_HEADER } from '../../shared/wire/expense-version.ts'
import {
  CURRENCY_HEADER,
  DEVICE_TIME_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
} from '../../shared/wire/voice-request.ts'
import {
  CHECKSUM_HEADER,
  DEFER_LENGTH_HEADER,
  OFFSET_HEADER,
  TUS_VERSION_HEADER,
} from '../../shared/wire/voice-uploads.ts'

export const HEADERS = {
  [TIME_ZONE_HEADER]:
    'IANA zone of the person, in which today, week and month are taken. Asia/Jakarta when absent.',
  [DEVICE_TIME_HEADER]:
    'The clock of the device, in ISO 8601. While it is more than a day behind, a day up to its own is refused with 400.',
  [CURRENCY_HEADER]: 'IDR or USD: the currency meant where none is said. IDR when absent.',
  [IDEMPOTENCY_HEADER]:
    '1 to 200 printable ASCII characters. A repeated request under one key gets the first answer and saves nothing again.',
  [AGREED_TERMS_HEADER]:
    'The version of the terms and of the privacy policy that the page showed and the person agreed to: its day, `2026-11-23`. One that the server does not know is not recorded.',
  [IF_MATCH_HEADER]: 'The `version` of the expense that the caller saw, as an entity tag: `"3"`.',
  [TUS_VERSION_HEADER]: '1.0.0, the version of tus (https://tus.io/protocols/resumable-upload).',
  [DEFER_LENGTH_HEADER]: '1: the length is told at the end.',
  [OFFSET_HEADER]: 'Where the piece begins, in bytes.',
  [CHECKSUM_HEADER]: '`sha1` or `sha256`, a space, and the sum of the piece in base64.',
} as const
export type HeaderName = keyof typeof HEADERS

export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options'
  /** Path below `/api`, with `{name}` for parameters. */
  readonly path: string
  readonly summary: string
  /** Needs no token. */
  readonly open?: true
  /** Schemas of path parameters; a UUID by default. */
  readonly names?: Readonly<Record<string, v.GenericSchema>>
  readonly query?: v.StrictObjectSchema<v.ObjectEntries, undefined>
  readonly headers?: readonly HeaderName[]
  readonly body?: v.GenericSchema | 'recording' | 'piece'
  readonly status: 200 | 201 | 204
  /** The answer with `status`: JSON, another media type, or none. */
  readonly answer: null | v.GenericSchema | 'text/html' | 'text/css' | 'application/json' | 'application/zip'
  /** One line of the answer in newline-delimited JSON, which `Accept` may ask for. */
  readonly streamed?: v.GenericSchema
  /** In addition to those of every operation (refusal-texts.ts). */
  readonly refusals: readonly number[]
}
