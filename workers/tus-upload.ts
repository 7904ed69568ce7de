/** One upload by tus 1.0 (https://tus.io/protocols/resumable-upload) and its state. */
import { IDEMPOTENCY_HEADER } from '../shared/wire/voice-request.ts'
import {
  CHECKSUM_HEADER,
  DEFER_LENGTH_HEADER,
  OFFSET_HEADER,
  PIECE_MEDIA_TYPE,
  TUS_VERSION,
  TUS_VERSION_HEADER,
  VOICE_UPLOADS_PATH,
} from '../shared/wire/voice-uploads.ts'

/** Sends with the speaker's token; null where there is no answer in time. Never rejects. */
export type Send = (url: string, request: RequestInit) => Promise<Response | null>

/** Done; refused; the backend does not support uploads; no answer. */
export type TusResult = 'done' | 'refused' | 'unknown' | 'noAnswer'

/** Statuses of a backend, or of a process of one, without uploads: no such route, or no such fields. */
export const KNOWS_NO_UPLOADS: readonly number[] = [400, 404, 405, 413]

export class TusUpload {
  readonly #send: Send
  /** The address given by the server; null before. Written only here. */
  url: string | null = null
  /** Bytes that the server has confirmed; it has more where an answer was lost. Written only here. */
  offset = 0

  constructor(send: Send) {
    this.#send = send
  }

  /** `key` is the idempotency key of the recording. */
  async begin(key: string): Promise<TusResult> {
    const answer = await this.#ask('POST', { [DEFER_LENGTH_HEADER]: '1', [IDEMPOTENCY_HEADER]: key })
    if (!answer) return 'noAnswer'
    this.url = answer.headers.get('Location')
    if (this.url !== null) return 'done'
    return KNOWS_NO_UPLOADS.includes(answer.status) ? 'unknown' : 'refused'
  }

  /** Sends the bytes from `offset` on. Where the server already has some, it returns the right offset. */
  async append(piece: Uint8Array<ArrayBuffer>): Promise<TusResult> {
    const headers = {
      'Content-Type': PIECE_MEDIA_TYPE,
      [OFFSET_HEADER]: String(this.offset),
      [CHECKSUM_HEADER]: `sha256 ${await sha256(piece)}`,
    }
    const answer = await this.#ask('PATCH', headers, piece)
    if (!answer) return 'noAnswer'
    const offset = Number(answer.headers.get(OFFSET_HEADER))
    if (!(offset > this.offset)) return 'refused'
    this.offset = offset
    return 'done'
  }

  /** Asks the server to drop the upload, which otherwise expires there. */
  async end(): Promise<void> {
    if (this.url !== null) await this.#ask('DELETE', {})
  }

  #ask(
    method: string,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array<ArrayBuffer> | null = null,
  ): Promise<Response | null> {
    return this.#send(this.url ?? `/api${VOICE_UPLOADS_PATH}`, {
      method,
      headers: { [TUS_VERSION_HEADER]: TUS_VERSION, ...headers },
      body,
    })
  }
}

/** In base64. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(sum)))
}
