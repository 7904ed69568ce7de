/** The calls for copying and deleting an account. */
import { ACCOUNT_PATH, COPY_PATH, type Deletion, deletionOutput } from '../../shared/wire/own-data.ts'
import type { ApiResult } from './api-result.ts'
import { createHttp, type HttpOptions } from './http.ts'
import { refusal } from './read-answer.ts'
import { createSender } from './sender.ts'

export interface OwnDataApi {
  /** A ZIP of all data, without a time-out. `offline` after an abort by `giveUp`. */
  copy(giveUp: AbortSignal): Promise<ApiResult<Blob>>
  /** Requests the deletion; a sign-in before it is due cancels it. */
  deleteAccount(): Promise<ApiResult<Deletion>>
}

export function createOwnDataApi(options: HttpOptions): OwnDataApi {
  const send = createSender(options)
  const http = createHttp(options)
  return {
    deleteAccount: () => http({ method: 'DELETE', path: ACCOUNT_PATH }, deletionOutput),
    async copy(giveUp) {
      const sent = await send({ method: 'GET', path: COPY_PATH }, () => giveUp)
      if (sent.kind === 'failed') return sent
      const answer = sent.value
      if (!answer.ok) {
        const body: unknown = await answer.json().catch(() => undefined)
        return { kind: 'failed', failure: refusal(answer, body) }
      }
      // The browser stores the blob, on disk if it is large; the connection may still break.
      const blob = await answer.blob().catch(() => null)
      return blob ? { kind: 'ok', value: blob } : { kind: 'failed', failure: { kind: 'offline' } }
    },
  }
}
