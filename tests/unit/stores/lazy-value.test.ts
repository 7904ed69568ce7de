import { describe, expect, it, vi } from 'vitest'
import { createLazyValue } from '../../../src/stores/loading/lazy-value.ts'
import { deferred } from '../deferred.ts'

describe('what comes later', () => {
  it('does what was asked as soon as it is there, and then at once', async () => {
    const coming = deferred<string>()
    const later = createLazyValue(() => coming.promise)
    const work = vi.fn()
    later.run(work)
    expect([later.waiting.value, work.mock.calls]).toEqual(['loading', []])
    coming.resolve('all')
    await vi.waitFor(() => expect(work).toHaveBeenCalledExactlyOnceWith('all'))
    expect([later.waiting.value, later.value.value]).toEqual(['no', 'all'])
    later.run(work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('does only the last of what was asked, and nothing that was called off', async () => {
    const coming = deferred<string>()
    const later = createLazyValue(() => coming.promise)
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
    later.run(first)
    later.run(second)
    const other = createLazyValue(() => coming.promise)
    other.run(third)
    other.cancel()
    expect(other.waiting.value).toBe('no')
    coming.resolve('all')
    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce())
    expect(first).not.toHaveBeenCalled()
    expect(third).not.toHaveBeenCalled()
  })

  it('says when it did not come, and is loaded again when it is asked again', async () => {
    const load = vi.fn(async () => 'all')
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const later = createLazyValue(load)
    const work = vi.fn()
    later.run(work)
    await vi.waitFor(() => expect(later.waiting.value).toBe('failed'))
    later.run(work)
    await vi.waitFor(() => expect(work).toHaveBeenCalledExactlyOnceWith('all'))
    expect(load).toHaveBeenCalledTimes(2)
  })
})
