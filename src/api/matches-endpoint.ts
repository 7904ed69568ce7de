/** GET /expenses/totals: the call that only a search makes. */
import type { Matches } from '../../shared/domain/totals.ts'
import { matchesOutput } from '../../shared/wire/matches.ts'
import type { ApiResult, Http } from './http.ts'
import { type ListQuery, queryParameters } from './list-query.ts'

/** How many expenses there are of what is meant, and their sum. `signal` ends the request: it is `offline` then. */
export type CountMatches = (query: ListQuery, signal: AbortSignal) => Promise<ApiResult<Matches>>

export function createCountMatches(http: Http): CountMatches {
  return (query, signal) =>
    http({ method: 'GET', path: `/expenses/totals?${queryParameters(query)}`, signal }, matchesOutput)
}
