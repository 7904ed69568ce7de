/**
 * By what a person is known again whose account was deleted: a keyed hash of the subject at the identity provider, which
 * without the key cannot even be compared with a subject that one knows.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { serverKeys } from '../db/schema.ts'

/** HMAC-SHA-256 (RFC 2104) in hexadecimal. */
export type HashIdentity = (subject: string) => string

export function hashedBy(key: string): HashIdentity {
  return subject => createHmac('sha256', key).update(subject).digest('hex')
}

/** `configured` is IDENTITY_KEY; where it is null the key is one that the database keeps, made when it is first wanted. */
export async function openIdentityHash(db: Database, configured: string | null): Promise<HashIdentity> {
  return hashedBy(configured ?? (await storedKey(db)))
}

const NAME = 'identity'
const KEY_BYTES = 32

/** The same for all servers, whichever made it. */
async function storedKey(db: Database): Promise<string> {
  const made = randomBytes(KEY_BYTES).toString('hex')
  await db.insert(serverKeys).values({ name: NAME, key: made }).onConflictDoNothing()
  const [row] = await db.select({ key: serverKeys.key }).from(serverKeys)
  if (!row) throw new Error('The key for identities did not come back')
  return row.key
}
