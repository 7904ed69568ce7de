/**
 * One multipart request that tells how far it is, upwards and downwards. XMLHttpRequest does both; `fetch` hands out the
 * answer as it comes, but not how much of the request is sent.
 */
import { type RetryAfter, readRetryAfter } from './retry-after.ts'

export interface PostRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  /** Ends the request. */
  readonly signal: AbortSignal
  /** Share of the bytes handed to the network, 0..1, at most 20 times a second. */
  readonly onSent: (share: number) => void
  /** All of the answer's text so far, each time that there is more of it. */
  readonly onReceived: (text: string) => void
}

export interface PostAnswer extends RetryAfter {
  readonly status: number
  /** Without parameters; undefined where the answer does not say. */
  readonly mediaType: string | undefined
  readonly text: string
}

/**
 * Rejects where there is no connection, where it is cut before the whole answer is there, and when it is ended. Once it
 * is over, `signal` holds nothing of it: the browser keeps a time-out's signal, and all that it would end, until it fires.
 */
export function post({ url, headers, body, signal, onSent, onReceived }: PostRequest): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const name in headers) request.setRequestHeader(name, headers[name] ?? '')
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / total)
    request.onprogress = () => onReceived(request.responseText)
    request.onloadend = () => {
      signal.onabort = null
      const { status, responseText: text } = request
      const mediaType = request.getResponseHeader('Content-Type')?.split(';')[0]
      // Without a whole answer it is 0.
      if (!status) reject(new Error('no answer'))
      else resolve({ status, mediaType, text, ...readRetryAfter(request.getResponseHeader('Retry-After')) })
    }
    signal.onabort = () => request.abort()
    request.send(body)
  })
}
