import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT, ChunkError, loadChunk } from '../../../src/app/load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a part of the app', () => {
  it('is loaded once more when the first attempt fails', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('cut'))
    expect(await loadChunk(load)).toBe('code')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('that fails twice has failed, for the second reason', { tags: ['spec-8.43'] }, async () => {
    const load = vi.fn(async () => 'code')
    load.mockRejectedValueOnce(new TypeError('one')).mockRejectedValueOnce(new TypeError('two'))
    const error = await loadChunk(load).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ChunkError)
    expect(error).toMatchObject({ cause: { message: 'two' } })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('may take 120 s, both attempts together', async () => {
    const load = vi.fn(() => new Promise<string>(() => undefined))
    load.mockImplementationOnce(() => new Promise((_, reject) => setTimeout(reject, 50_000)))
    const settled = vi.fn()
    const outcome = loadChunk(load).catch((error: Error) => (error.cause as Error).name)
    void outcome.then(settled)
    expect(CHUNK_TIMEOUT).toBe(120_000)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(load).toHaveBeenCalledTimes(2)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('TimeoutError')
  })
})
