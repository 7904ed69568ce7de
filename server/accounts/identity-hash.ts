/**
 * Recognises persons whose account was deleted, by a keyed hash of the subject at the identity provider;
 * without the key it cannot be compared with a known subject.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { serverKeys } from '../db/schema.ts'

/** HMAC-SHA-256 (RFC 2104) in hexadecimal. */
export type HashIdentity = (subject: string) => string

export function hashedBy(key: string): HashIdentity {
  return subject => createHmac('sha256', key).update(subject).digest('hex')
}

/** `configured` is IDENTITY_KEY; null for a key in the database, which is created on first use. */
export async function openIdentityHash(db: Database, configured: string | null): Promise<HashIdentity> {
  return hashedBy(configured ?? (await storedKey(db)))
}

const NAME = 'identity'
const KEY_BYTES = 32

/** The same key for all servers. */
async function storedKey(db: Database): Promise<string> {
  const made = randomBytes(KEY_BYTES).toString('hex')
  await db.insert(serverKeys).values({ name: NAME, key: made }).onConflictDoNothing()
  const [row] = await db.select({ key: serverKeys.key }).from(serverKeys)
  if (!row) throw new Error('The key for identities did not come back')
  return row.key
}
