/** The key under which a request is sent, however often it is tried: the backend carries it out once. */

export interface OpenRequest {
  /** As JSON. */
  readonly request: string
  readonly key: string
}

export interface IdempotencyKey {
  /** The same for the same request until it is settled. `request` is plain JSON. */
  of(request: unknown): string
  /** The request that is not settled, to be kept over a reload. */
  open(): OpenRequest | null
  /** The outcome is known, or the request was given up: the same request again is a new intention. */
  settle(): void
}

/** `begun`: the request that was open before a reload. */
export function createIdempotencyKey(
  randomId: () => string,
  begun: OpenRequest | null = null,
): IdempotencyKey {
  let open = begun
  return {
    of(request) {
      const asked = JSON.stringify(request)
      if (open?.request !== asked) open = { request: asked, key: randomId() }
      return open.key
    },
    open: () => open,
    settle() {
      open = null
    },
  }
}
