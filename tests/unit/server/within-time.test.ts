import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withinTime } from '../../../server/http/within-time.ts'

/** Ends only when it is told to. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

test('work that is done in time gives its result and leaves nothing behind', async () => {
  const caller = new AbortController()
  expect(await withinTime(60_000, caller.signal, async () => 'done')).toBe('done')
  expect(getEventListeners(caller.signal, 'abort')).toEqual([])
})

test('work that takes too long is told so', async () => {
  const { signal } = new AbortController()
  await expect(withinTime(10, signal, endless)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('work is told when the caller hangs up, also before it begins', async () => {
  const caller = new AbortController()
  const working = withinTime(60_000, caller.signal, endless)
  caller.abort('gone')
  await expect(working).rejects.toBe('gone')
  const tooLate = withinTime(60_000, caller.signal, async signal => signal.throwIfAborted())
  await expect(tooLate).rejects.toBe('gone')
})

test('the time is up also for work that outlives a garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const { signal } = new AbortController()
  const working = withinTime(100, signal, endless)
  const collecting = setInterval(collectGarbage, 10)
  await expect(working).rejects.toMatchObject({ name: 'TimeoutError' })
  clearInterval(collecting)
})
