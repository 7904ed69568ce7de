/** The idempotency key of a request, which allows a client to repeat it without knowing its outcome. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import { Problem } from '../http/problem.ts'

/** A request under its user's key. */
export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  /** Identifies the request: a different one under the same key is refused. */
  readonly request: string
}

/** Null when no key was sent; 400 when it is invalid. */
export function idempotencyKey(c: Context): string | null {
  const key = c.req.header(IDEMPOTENCY_HEADER)
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem(400, 'badIdempotencyKey')
  return key
}

/**
 * The request under its key, null without one. `content` is the part of the body that must be equal in a
 * repetition; other parts may differ.
 */
export function keyedRequest(
  c: Context,
  userId: string,
  ...content: readonly (string | Uint8Array)[]
): KeyedRequest | null {
  const key = idempotencyKey(c)
  if (key === null) return null
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  return { userId, key, request: `${c.req.method} ${c.req.path} ${hash.digest('base64url')}` }
}
