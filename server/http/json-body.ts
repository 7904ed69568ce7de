/** Request bodies: unknown JSON to checked values, or a problem that names the field. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { Problem } from './problem.ts'

/** Room for a full batch whose descriptions are all of the greatest length. */
const MAX_JSON_BYTES = 512 * 1024

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

export function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

export async function readJson<T extends v.GenericSchema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  if (mediaType(c) !== 'application/json') throw new Problem(415, 'wantJson')
  const text = await c.req.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Problem(400, 'badJson')
  }
  return checked(schema, body)
}

export function checked<T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const field = deepestField(result.issues)
  throw field ? new Problem(400, 'badField', { values: { field } }) : new Problem(400, 'badBody')
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
