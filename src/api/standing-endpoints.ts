/** The calls about restrictions of voice. Separate from the calls that the first paint waits for. */
import { type Standing, standingOutput } from '../../shared/wire/standing.ts'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import type { ApiResult, Http } from './http.ts'

export interface StandingApi {
  standing(): Promise<ApiResult<Standing>>
  /**
   * At most `LONGEST_OBJECTION`; each attempt has the same key. Returns the standing with the objection. A
   * 409 where one is pending, or there is nothing to object to.
   */
  object(text: string, idempotencyKey: string): Promise<ApiResult<Standing>>
}

/** Not cached, so that transcripts are not stored on the device. */
export function createStandingApi(http: Http): StandingApi {
  return {
    standing: () => http({ method: 'GET', path: '/auth/standing' }, standingOutput),
    object(text, idempotencyKey) {
      const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey }
      return http({ method: 'POST', path: '/auth/objections', body: { text }, headers }, standingOutput)
    },
  }
}
