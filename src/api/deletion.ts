/** Requests that delete one thing. */
import * as v from 'valibot'
import { isStatus } from './failure-status.ts'
import type { ApiResult, Http, Request } from './http.ts'

/** What is not there (404) counts as deleted: elsewhere, or by an earlier attempt whose answer was lost. */
export async function sendDeletion(
  http: Http,
  request: Omit<Request, 'method'>,
): Promise<ApiResult<unknown>> {
  const result = await http({ method: 'DELETE', ...request }, v.unknown())
  const isGone = result.kind === 'failed' && isStatus(result.failure, 404)
  return isGone ? { kind: 'ok', value: null } : result
}
