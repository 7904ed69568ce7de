import { expect, it } from 'vitest'
import type { ApiResult } from '../../../src/api/http.ts'
import { createCachedQuery } from '../../../src/stores/server-state/cached-query.ts'
import { deferred } from '../deferred.ts'

const ok = (value: string): ApiResult<string> => ({ kind: 'ok', value })
const OFFLINE: ApiResult<string> = { kind: 'failed', failure: { kind: 'offline' } }
const stored = () => ({ value: 'old', at: 5 })

it('shows what is stored, with its time, until the answer comes', async () => {
  const query = createCachedQuery<string>()
  const source = { request: async () => ok('new'), cached: stored }
  query.recall(source)
  expect([query.data.value, query.asOf.value]).toEqual(['old', 5])
  await query.refresh(source)
  expect([query.data.value, query.asOf.value, query.loading.value]).toEqual(['new', null, false])
})

it('of two requests only the later one counts, whichever is answered first', async () => {
  const query = createCachedQuery<string>()
  const first = deferred<ApiResult<string>>()
  const late = query.refresh({ request: () => first.promise, cached: () => null })
  await query.refresh({ request: async () => ok('second'), cached: () => null })
  first.resolve(ok('first'))
  expect(await late).toBeNull()
  expect(query.data.value).toBe('second')
})

it('keeps what it shows over a failure, tells why and since when, and forgets both with the next answer', async () => {
  const query = createCachedQuery<string>()
  await query.refresh({ request: async () => ok('new'), cached: stored })
  await query.refresh({ request: async () => OFFLINE, cached: stored })
  expect([query.data.value, query.asOf.value, query.failed.value]).toEqual(['new', 5, 'network'])
  await query.refresh({ request: async () => ok('newer'), cached: stored })
  expect([query.data.value, query.asOf.value, query.failed.value]).toEqual(['newer', null, null])
})

it('drops the request under way when it is reset', async () => {
  const query = createCachedQuery<string>()
  const answer = deferred<ApiResult<string>>()
  const refresh = query.refresh({ request: () => answer.promise, cached: () => null })
  query.reset()
  answer.resolve(ok('late'))
  expect(await refresh).toBeNull()
  expect([query.data.value, query.loading.value]).toEqual([null, false])
})

it('shows what is read of the storage only later, also over a failure, but not over a newer answer', async () => {
  const query = createCachedQuery<string>()
  const reading = deferred<ReturnType<typeof stored>>()
  const source = { request: async () => OFFLINE, cached: () => reading.promise }
  query.recall(source)
  await query.refresh(source)
  expect([query.data.value, query.failed.value]).toEqual([null, 'network'])
  reading.resolve(stored())
  await reading.promise
  expect([query.data.value, query.asOf.value, query.failed.value]).toEqual(['old', 5, 'network'])

  query.reset()
  const late = deferred<ReturnType<typeof stored>>()
  query.recall({ ...source, cached: () => late.promise })
  await query.refresh({ request: async () => ok('new'), cached: stored })
  late.resolve(stored())
  await late.promise
  expect([query.data.value, query.asOf.value]).toEqual(['new', null])
})
