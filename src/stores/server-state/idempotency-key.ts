/** The key under which a request is sent, however often it is tried: the backend carries it out once. */

export interface IdempotencyKey {
  /** The same for the same request until it is settled. `request` is plain JSON. */
  of(request: unknown): string
  /** The outcome is known, or the request was given up: the same request again is a new intention. */
  settle(): void
}

export function createIdempotencyKey(randomId: () => string): IdempotencyKey {
  let open: { readonly request: string; readonly key: string } | null = null
  return {
    of(request) {
      const asked = JSON.stringify(request)
      if (open?.request !== asked) open = { request: asked, key: randomId() }
      return open.key
    },
    settle() {
      open = null
    },
  }
}
