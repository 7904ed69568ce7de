/** Validates JSON bodies and query strings; a problem names the invalid field. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { assertIdentity, assertMedia } from './media-type.ts'
import { Problem } from './problem.ts'

/** Room for a full batch with descriptions of the greatest length. */
const MAX_JSON_BYTES = 512 * 1024
/** Longest field path in a message, in UTF-16 units. */
const LONGEST_NAME = 100

export const jsonLimit = limitBody(MAX_JSON_BYTES, '512 KB')

/** Answers 413 by Content-Length, or as soon as more than `maxSize` bytes have come. */
export function limitBody(maxSize: number, limit: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem(413, 'tooLarge', { values: { limit } })
    },
  })
}

export async function readJson<T extends v.GenericSchema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  assertMedia(c, 'application/json')
  return checked(schema, parse(await c.req.arrayBuffer()))
}

/** For a route without input: no body, or an object without fields. */
export async function readNothing(c: Context): Promise<void> {
  assertIdentity(c)
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > 0) checked(v.strictObject({}), parse(bytes))
}

/** 400 also for a repeated parameter. */
export function readQuery<T extends v.GenericSchema>(c: Context, schema: T): v.InferOutput<T> {
  const repeated = Object.entries(c.req.queries()).find(([, values]) => values.length > 1)
  if (repeated) throw badField(repeated[0])
  return checked(schema, c.req.query())
}

/** Also refuses bytes that are not UTF-8, instead of replacing them silently. */
function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem(400, 'badJson')
  }
}

/** Stops at the first fault, as a body may have very many. */
function checked<T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const field = deepestField(result.issues)
  throw field === null ? new Problem(400, 'badBody') : badField(field)
}

/** `name` may come from the client, of any length. */
export function badField(name: string): Problem {
  return new Problem(400, 'badField', { values: { field: name.slice(0, LONGEST_NAME) } })
}

/** A union reports the issues of its options below its own; the deepest one is the most specific. */
function deepestField(issues: readonly v.BaseIssue<unknown>[]): string | null {
  let best: string | null = null
  for (const issue of issues) {
    const candidates = [v.getDotPath(issue), issue.issues ? deepestField(issue.issues) : null]
    for (const path of candidates) if (path && depth(path) > depth(best)) best = path
  }
  return best
}

function depth(path: string | null): number {
  return path === null ? 0 : path.split('.').length
}
