/**
 * One multipart request with progress of upload and download. By XMLHttpRequest: `fetch` streams the answer,
 * but does not report how much of the request is sent.
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
  /** Called with the whole text of the answer so far, whenever more has arrived. */
  readonly onReceived: (text: string) => void
}

export interface PostAnswer extends RetryAfter {
  readonly status: number
  /** Without parameters; undefined where the answer does not say. */
  readonly mediaType: string | undefined
  readonly text: string
}

/**
 * Rejects without a connection, where it breaks before the answer is complete, and on abort. Afterwards
 * `signal` holds no listener: the browser keeps a time-out signal, and all that it references, until it
 * fires.
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
      // 0 without a complete answer.
      if (!status) reject(new Error('no answer'))
      else resolve({ status, mediaType, text, ...readRetryAfter(request.getResponseHeader('Retry-After')) })
    }
    signal.onabort = () => request.abort()
    request.send(body)
  })
}
