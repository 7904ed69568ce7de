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

  open() {}
  setRequestHeader() {}
  readonly abort = vi.fn()
  send() {
    queueMicrotask(() => this.onloadend())
  }
}

/** What came of it, and whether it was still ended when its time was up later. */
async function posted(status: number) {
  const request = new FinishedRequest(status)
  // biome-ignore lint/complexity/useArrowFunction: called with `new`
  vi.stubGlobal('XMLHttpRequest', function () {
    return request
  })
  const time = new AbortController()
  const sending = { url: '/api', headers: {}, body: new FormData(), signal: time.signal }
  const outcome = await post({ ...sending, onSent: () => undefined }).catch((error: Error) => error.message)
  time.abort()
  return { outcome, endedLate: request.abort.mock.calls.length > 0 }
}

afterEach(() => vi.unstubAllGlobals())

it('lets go of an answered request, so that no audio is held until its time is up', async () => {
  expect(await posted(200)).toEqual({ outcome: { status: 200, text: '{}' }, endedLate: false })
})

it('lets go of a request that had no answer', async () => {
  expect(await posted(0)).toEqual({ outcome: 'no answer', endedLate: false })
})
