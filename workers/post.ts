/** One multipart request that tells how far it is; `fetch` does not. */

export interface PostRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  /** Ends the request. */
  readonly signal: AbortSignal
  /** Share of the bytes handed to the network, 0..1, at most 20 times a second. */
  readonly onSent: (share: number) => void
}

export interface PostAnswer {
  readonly status: number
  readonly text: string
  /** Where the answer says when to come again, in seconds: 1..86,400. */
  readonly retryAfterS?: number
}

/**
 * Rejects where there is no connection, where it is cut before the whole answer is there, and when it is ended. Once it
 * is over, `signal` holds nothing of it: the browser keeps a time-out's signal, and all that it would end, until it fires.
 */
export function post({ url, headers, body, signal, onSent }: PostRequest): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const name in headers) request.setRequestHeader(name, headers[name] ?? '')
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / total)
    request.onloadend = () => {
      signal.onabort = null
      const { status, responseText: text } = request
      // Without a whole answer it is 0.
      if (status) resolve({ status, text, ...readRetryAfter(request.getResponseHeader('Retry-After')) })
      else reject(new Error('no answer'))
    }
    signal.onabort = () => request.abort()
    request.send(body)
  })
}

/** A recording is kept for a day: no server can put it off for longer. */
const LONGEST_S = 86_400

/** A date, which a proxy may say, is left to the waits of our own. */
function readRetryAfter(said: string | null): Pick<PostAnswer, 'retryAfterS'> {
  if (said === null || !/^\d+$/.test(said)) return {}
  return { retryAfterS: Math.min(LONGEST_S, Math.max(1, Number(said))) }
}
