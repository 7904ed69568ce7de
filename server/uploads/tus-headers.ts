/** What the requests of tus 1.0 say in their headers, checked. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  CHECKSUM_HEADER,
  DEFER_LENGTH_HEADER,
  OFFSET_HEADER,
  TUS_VERSION,
  TUS_VERSION_HEADER,
} from '../../shared/wire/voice-uploads.ts'
import type { AppEnv } from '../http/app-env.ts'
import { badField } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'

export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256'] as const

/** 412 for another version, or none; every answer says which one is spoken. */
export const speakTus = createMiddleware<AppEnv>(async (c, next) => {
  c.header(TUS_VERSION_HEADER, TUS_VERSION)
  if (c.req.method !== 'OPTIONS' && c.req.header(TUS_VERSION_HEADER) !== TUS_VERSION)
    throw new Problem(412, 'wantTus', { headers: { 'Tus-Version': TUS_VERSION } })
  await next()
})

/** Recordings end when the button is let go: no length can be told before. */
export function assertDeferredLength(c: Context): void {
  if (c.req.header(DEFER_LENGTH_HEADER) !== '1') throw badField(DEFER_LENGTH_HEADER)
}

/** In bytes. */
export function uploadOffset(c: Context): number {
  const offset = c.req.header(OFFSET_HEADER) ?? ''
  if (!/^\d{1,9}$/.test(offset)) throw badField(OFFSET_HEADER)
  return Number(offset)
}

/** 400 for an algorithm that is not known; 460, tus's own status, where the bytes are others. */
export function assertChecksum(c: Context, bytes: Uint8Array): void {
  const header = c.req.header(CHECKSUM_HEADER)
  if (header === undefined) return
  const [name = '', sum] = header.split(' ')
  const algorithm = CHECKSUM_ALGORITHMS.find(known => known === name)
  if (!algorithm) throw badField(CHECKSUM_HEADER)
  if (createHash(algorithm).update(bytes).digest('base64') !== sum)
    throw new Problem(CHECKSUM_MISMATCH, 'pieceBroken')
}

/** Not among the statuses of HTTP, and so not of Hono's types. */
const CHECKSUM_MISMATCH = 460 as 400
