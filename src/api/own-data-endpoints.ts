/** The calls about all that is stored of an account. */
import { ACCOUNT_PATH, COPY_PATH, type Deletion, deletionOutput } from '../../shared/wire/own-data.ts'
import { type ApiResult, createHttp, createSender, type HttpOptions, refusal } from './http.ts'

export interface OwnDataApi {
  /** A ZIP of everything, however long it takes. What `giveUp` ends is `offline`. */
  copy(giveUp: AbortSignal): Promise<ApiResult<Blob>>
  /** Asks for it; signing in again undoes it until then. */
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
      // The browser holds it, on disk where it is large; the connection may still break off.
      const blob = await answer.blob().catch(() => null)
      return blob ? { kind: 'ok', value: blob } : { kind: 'failed', failure: { kind: 'offline' } }
    },
  }
}
