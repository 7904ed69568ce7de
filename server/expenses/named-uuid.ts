import { createHash } from 'node:crypto'

/** Deterministic UUID of a name: version 8, from SHA-256 (RFC 9562, appendix B.2). */
export function namedUuid(...name: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(name)).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
