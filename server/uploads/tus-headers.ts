/** Reads and validates the headers of tus 1.0. */
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

/** 412 for another version, or none; every answer states the supported one. */
export const speakTus = createMiddleware<AppEnv>(async (c, next) => {
  c.header(TUS_VERSION_HEADER, TUS_VERSION)
  if (c.req.method !== 'OPTIONS' && c.req.header(TUS_VERSION_HEADER) !== TUS_VERSION)
    throw new Problem(412, 'wantTus', { headers: { 'Tus-Version': TUS_VERSION } })
  await next()
})

/** A recording's length is unknown until the button is released. */
export function assertDeferredLength(c: Context): void {
  if (c.req.header(DEFER_LENGTH_HEADER) !== '1') throw badField(DEFER_LENGTH_HEADER)
}

/** In bytes. */
export function uploadOffset(c: Context): number {
  const offset = c.req.header(OFFSET_HEADER) ?? ''
  if (!/^\d{1,9}$/.test(offset)) throw badField(OFFSET_HEADER)
  return Number(offset)
}

/** 400 for an unknown algorithm; 460, tus's own status, for a mismatch. */
export function assertChecksum(c: Context, bytes: Uint8Array): void {
  const header = c.req.header(CHECKSUM_HEADER)
  if (header === undefined) return
  const [name = '', sum] = header.split(' ')
  const algorithm = CHECKSUM_ALGORITHMS.find(known => known === name)
  if (!algorithm) throw badField(CHECKSUM_HEADER)
  if (createHash(algorithm).update(bytes).digest('base64') !== sum)
    throw new Problem(CHECKSUM_MISMATCH, 'pieceBroken')
}

/** Not a status of HTTP, and so not in Hono's types. */
const CHECKSUM_MISMATCH = 460 as 400
