/** Requests that delete one thing. */
import type * as v from 'valibot'
import { isStatus } from './failure-status.ts'
import type { ApiResult, Http, Request } from './http.ts'

/**
 * What is not there (404) counts as deleted: elsewhere, or by an earlier attempt whose answer was lost. The value is null
 * then, and otherwise what `output` makes of the answer.
 */
export async function sendDeletion<S extends v.GenericSchema>(
  http: Http,
  request: Omit<Request, 'method'>,
  output: S,
): Promise<ApiResult<v.InferOutput<S> | null>> {
  const result = await http({ method: 'DELETE', ...request }, output)
  const isGone = result.kind === 'failed' && isStatus(result.failure, 404)
  return isGone ? { kind: 'ok', value: null } : result
}
