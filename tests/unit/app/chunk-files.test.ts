import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importChunk, RETRY_LIMIT, STALL_LIMIT } from '../../../src/app/chunk-files.ts'
import { CHUNK_TIMEOUT } from '../../../src/app/load-chunk.ts'

interface Asked {
  readonly path: string
  readonly init: RequestInit
  /** Hands the page a part of the file. */
  readonly part: () => void
  readonly end: () => void
}

let asked: Asked[] = []
/** A file is kept by its address for as long as the page lives: each test has its own. */
let file = ''
let files = 0

function request(path: string, init: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = init
    signal?.addEventListener('abort', () => reject(signal.reason))
    let sink: ReadableStreamDefaultController<Uint8Array> | null = null
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        sink = controller
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    const answer = new Response(body)
    asked.push({
      path,
      init,
      part() {
        sink?.enqueue(new Uint8Array(1))
        resolve(answer)
      },
      end() {
        sink?.close()
        resolve(answer)
      },
    })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  load.mockClear()
  file = `assets/part-${files++}.js`
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = vi.fn(async () => 'code')

describe('the files of a chunk', () => {
  it('have arrived before it is imported', async () => {
    const chunk = importChunk(load, [file, `${file}-shared.js`])
    expect(asked.map(({ path }) => path)).toEqual([`/${file}`, `/${file}-shared.js`])
    asked[0]?.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(load).not.toHaveBeenCalled()
    asked[1]?.end()
    expect(await chunk).toBe('code')
    await importChunk(load, [file])
    expect(asked).toHaveLength(2)
  })

  it('are asked for a second time, past the cache, when the first request stalls', async () => {
    const chunk = importChunk(load, [file])
    await vi.advanceTimersByTimeAsync(STALL_LIMIT - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    expect(asked[0]?.init.signal?.aborted).toBe(true)
    expect(asked[1]?.init.cache).toBe('reload')
    asked[1]?.end()
    expect(await chunk).toBe('code')
  })

  it('are waited for while a slow line brings them', async () => {
    const chunk = importChunk(load, [file])
    for (let i = 0; i < 4; i++) {
      await vi.advanceTimersByTimeAsync(STALL_LIMIT - 1)
      asked[0]?.part()
    }
    await vi.advanceTimersByTimeAsync(1)
    asked[0]?.end()
    expect(await chunk).toBe('code')
    expect(asked).toHaveLength(1)
  })

  it('have failed when both requests stall, within the time of a chunk, and are requested again by the next call', async () => {
    expect(STALL_LIMIT + RETRY_LIMIT).toBe(CHUNK_TIMEOUT)
    const failed = importChunk(load, [file]).catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT)
    expect(await failed).toBe('TimeoutError')
    const chunk = importChunk(load, [file])
    expect(asked).toHaveLength(3)
    asked[2]?.end()
    expect(await chunk).toBe('code')
  })

  it('that the page has asked for as modules are not asked for again', async () => {
    vi.stubGlobal('document', { querySelector: () => ({}) })
    expect(await importChunk(load, [file])).toBe('code')
    expect(asked).toEqual([])
  })
})
