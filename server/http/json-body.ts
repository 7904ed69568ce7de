/** What a request brings, checked: JSON bodies and query strings, or a problem that names the field. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { assertIdentity, assertMedia } from './media-type.ts'
import { Problem } from './problem.ts'

/** Room for a full batch whose descriptions are all of the greatest length. */
const MAX_JSON_BYTES = 512 * 1024
/** Of a field's path in a message, in UTF-16 units. */
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

/** For a route whose body says nothing: none, or an object without fields. */
export async function readNothing(c: Context): Promise<void> {
  assertIdentity(c)
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > 0) checked(v.strictObject({}), parse(bytes))
}

/** 400 for a parameter that comes more than once, too. */
export function readQuery<T extends v.GenericSchema>(c: Context, schema: T): v.InferOutput<T> {
  const repeated = Object.entries(c.req.queries()).find(([, values]) => values.length > 1)
  if (repeated) throw badField(repeated[0])
  return checked(schema, c.req.query())
}

/** Also refuses bytes that are not UTF-8, instead of mending them in silence. */
function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem(400, 'badJson')
  }
}

/** Stops at the first fault: a body may hold very many. */
function checked<T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const field = deepestField(result.issues)
  throw field === null ? new Problem(400, 'badBody') : badField(field)
}

/** `name` may come from the caller, of any length. */
export function badField(name: string): Problem {
  return new Problem(400, 'badField', { values: { field: name.slice(0, LONGEST_NAME) } })
}

/** A union reports its options' issues below its own: the one that got furthest into the input says most. */
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
