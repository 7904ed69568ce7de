/** GET /expenses/totals, used by searches only. */
import type { Matches } from '../../shared/domain/totals.ts'
import { matchesOutput } from '../../shared/wire/matches.ts'
import type { ApiResult, Http } from './http.ts'
import { type ListQuery, queryParameters } from './list-query.ts'

/** Number and sum of the matching expenses. `signal` aborts the request; the result is `offline` then. */
export type CountMatches = (query: ListQuery, signal: AbortSignal) => Promise<ApiResult<Matches>>

export function createCountMatches(http: Http): CountMatches {
  return (query, signal) =>
    http({ method: 'GET', path: `/expenses/totals?${queryParameters(query)}`, signal }, matchesOutput)
}
