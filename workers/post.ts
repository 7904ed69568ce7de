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
      if (status) resolve({ status, text })
      else reject(new Error('no answer'))
    }
    signal.onabort = () => request.abort()
    request.send(body)
  })
}
