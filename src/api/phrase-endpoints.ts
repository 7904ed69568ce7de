/** The calls for learned rules. Separate from the calls that the first paint waits for. */
import * as v from 'valibot'
import type { PhraseRule } from '../../shared/domain/phrase-memory.ts'
import {
  learningOutput,
  type PhraseBook,
  phraseBookOutput,
  phraseOutput,
  phraseToWire,
} from '../../shared/wire/phrases.ts'
import { sendDeletion } from './deletion.ts'
import type { ApiResult, Http } from './http.ts'
import { type CachedResponse, type ResponseCache, readCached } from './response-cache.ts'

export interface PhrasesApi {
  book(): Promise<ApiResult<PhraseBook>>
  /** Expenses stay unchanged. A 404 where it is already deleted. */
  forget(id: string): Promise<ApiResult<unknown>>
  /** Restores the rule unchanged. */
  restore(rule: PhraseRule): Promise<ApiResult<PhraseRule>>
  /** Turning it off forgets everything. */
  setLearning(learning: boolean): Promise<ApiResult<unknown>>
}

const PHRASES = 'phrases'

export function createPhrasesApi(http: Http): PhrasesApi {
  const at = (id: string) => ({ path: `/phrases/${encodeURIComponent(id)}`, route: '/phrases/{id}' }) as const
  return {
    book: () => http({ method: 'GET', path: '/phrases', cacheAs: PHRASES }, phraseBookOutput),
    forget: id => sendDeletion(http, at(id), v.unknown()),
    restore: rule => http({ method: 'PUT', ...at(rule.id), body: phraseToWire(rule) }, phraseOutput),
    setLearning: learning =>
      http({ method: 'PUT', path: '/phrases/learning', body: { learning } }, learningOutput),
  }
}

/** The last answer of an earlier visit: null where none of a known shape is stored. */
export function readCachedPhrases(cache: ResponseCache): CachedResponse<PhraseBook> | null {
  return readCached(cache, PHRASES, phraseBookOutput)
}
