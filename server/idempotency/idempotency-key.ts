/** The header that names a request, so that a client may send it again without knowing what came of it. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import { Problem } from '../http/problem.ts'

/** A request under its user's key. */
export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  /** What was asked: another request under the same key is refused, not answered with the first one's answer. */
  readonly request: string
}

/** Null when no key was sent; 400 when it is none. */
export function idempotencyKey(c: Context): string | null {
  const key = c.req.header(IDEMPOTENCY_HEADER)
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem(400, 'badIdempotencyKey')
  return key
}

/**
 * The request under its key, null without one. `content` is all of the body that a repetition repeats: what is left
 * out of it can change, and the first answer is given all the same.
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
