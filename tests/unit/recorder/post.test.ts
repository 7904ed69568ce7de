import { afterEach, expect, it, vi } from 'vitest'
import { post } from '../../../workers/post.ts'

/** As much of the browser's as a finished request shows. */
class FinishedRequest {
  upload = {}
  onloadend = () => {}
  readonly status: number
  readonly responseText = '{}'

  constructor(status: number) {
    this.status = status
  }

  retryAfter: string | null = null

  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : 'application/json; charset=utf-8'
  }

  open() {}
  setRequestHeader() {}
  readonly abort = vi.fn()
  send() {
    queueMicrotask(() => this.onloadend())
  }
}

/** What came of it, and whether it was still ended when its time was up later. */
async function posted(status: number, retryAfter: string | null = null) {
  const request = new FinishedRequest(status)
  request.retryAfter = retryAfter
  // biome-ignore lint/complexity/useArrowFunction: called with `new`
  vi.stubGlobal('XMLHttpRequest', function () {
    return request
  })
  const time = new AbortController()
  const sending = { url: '/api', headers: {}, body: new FormData(), signal: time.signal }
  const outcome = await post({ ...sending, onSent: () => undefined, onReceived: () => undefined }).catch(
    (error: Error) => error.message,
  )
  time.abort()
  return { outcome, endedLate: request.abort.mock.calls.length > 0 }
}

afterEach(() => vi.unstubAllGlobals())

it('lets go of an answered request, so that no audio is held until its time is up', async () => {
  expect(await posted(200)).toEqual({
    outcome: { status: 200, mediaType: 'application/json', text: '{}' },
    endedLate: false,
  })
})

it('lets go of a request that had no answer', async () => {
  expect(await posted(0)).toEqual({ outcome: 'no answer', endedLate: false })
})

it.each([
  ['120', { retryAfterS: 120 }],
  ['0', { retryAfterS: 1 }],
  ['999999999', { retryAfterS: 86_400 }],
  ['-1', {}],
  ['Fri, 20 Nov 2026 01:00:00 GMT', {}],
  [null, {}],
])('tells of Retry-After: %s what is to be waited for', async (said, told) => {
  const { outcome } = await posted(503, said)
  expect(outcome).toStrictEqual({ status: 503, mediaType: 'application/json', text: '{}', ...told })
})
