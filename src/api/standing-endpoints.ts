/** The calls about whether voice is open to the account. Apart from the others, which the first paint waits for. */
import { type Standing, standingOutput } from '../../shared/wire/standing.ts'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import type { ApiResult, Http } from './http.ts'

export interface StandingApi {
  standing(): Promise<ApiResult<Standing>>
  /**
   * At most `LONGEST_OBJECTION`; each attempt at the same goes under the same key. The result is the standing with it. A
   * 409 where one waits already, or nothing counts.
   */
  object(text: string, idempotencyKey: string): Promise<ApiResult<Standing>>
}

/** Not cached: what was heard stays off the device. */
export function createStandingApi(http: Http): StandingApi {
  return {
    standing: () => http({ method: 'GET', path: '/auth/standing' }, standingOutput),
    object(text, idempotencyKey) {
      const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey }
      return http({ method: 'POST', path: '/auth/objections', body: { text }, headers }, standingOutput)
    },
  }
}
