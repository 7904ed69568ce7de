/** Checks a body's media type before it is read. */
import type { Context } from 'hono'
import { PIECE_MEDIA_TYPE } from '../../shared/wire/voice-uploads.ts'
import { Problem } from './problem.ts'

const WANTED = {
  'application/json': 'wantJson',
  'multipart/form-data': 'wantMultipart',
  [PIECE_MEDIA_TYPE]: 'wantPiece',
} as const

/** 415 for another media type, a compressed body, or a charset that is not UTF-8. */
export function assertMedia(c: Context, wanted: keyof typeof WANTED): void {
  assertIdentity(c)
  const [type = '', ...parameters] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';')
  if (type.trim() !== wanted) throw new Problem(415, WANTED[wanted])
  for (const parameter of parameters) {
    const charset = /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/.exec(parameter)?.[1]
    if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
      throw new Problem(415, 'badCharset')
  }
}

/** 415 for a compressed body, whose decoded size has no bound (RFC 9110 §15.5.16). */
export function assertIdentity(c: Context): void {
  const coding = c.req.header('Content-Encoding')?.trim().toLowerCase()
  if (coding && coding !== 'identity')
    throw new Problem(415, 'badEncoding', { headers: { 'Accept-Encoding': 'identity' } })
}
