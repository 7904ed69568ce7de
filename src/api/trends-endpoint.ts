/** The call for twelve months. Separate from the calls that the first paint waits for. */
import { type Trends, trendsOutput } from '../../shared/wire/trends.ts'
import type { ApiResult, Http } from './http.ts'
import { type CachedResponse, type ResponseCache, readCached } from './response-cache.ts'

export interface TrendsApi {
  trends(): Promise<ApiResult<Trends>>
  /** The last answer of an earlier visit; null where none of a known shape is stored. */
  cached(): CachedResponse<Trends> | null
}

const TRENDS = 'trends'

export function createTrendsApi(http: Http, cache: ResponseCache): TrendsApi {
  return {
    trends: () => http({ method: 'GET', path: '/analytics/trends', cacheAs: TRENDS }, trendsOutput),
    cached: () => readCached(cache, TRENDS, trendsOutput),
  }
}
