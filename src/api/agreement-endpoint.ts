/** Agreement to the current terms. Separate from the calls that the first paint waits for. */
import { type Agreement, agreementOutput } from '../../shared/wire/agreement.ts'
import type { ApiResult, Http } from './http.ts'

export type AgreeToTerms = (version: string) => Promise<ApiResult<Agreement>>

export function createAgreeToTerms(http: Http): AgreeToTerms {
  return version => http({ method: 'POST', path: '/auth/agreements', body: { version } }, agreementOutput)
}
