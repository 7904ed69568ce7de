/** Finds accounts by an operator's name for them. */
import { asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { User } from './users.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * By id, email address (several may have the same) or subject, Google's also without `google.com:`. The oldest first.
 */
export function findAccounts(db: Database, name: string): Promise<User[]> {
  return db.select().from(users).where(called(name.trim())).orderBy(asc(users.createdAt), asc(users.id))
}

/** The name of an account for operators. */
export function nameOf({ id, email, subject }: Pick<User, 'id' | 'email' | 'subject'>): string {
  return email ?? subject ?? id
}

/** Lists accounts with all their names. */
export function listed(accounts: readonly User[]): string {
  return accounts
    .map(({ id, email, subject, createdAt }) => {
      const made = createdAt.toISOString().slice(0, 10)
      return `  ${id}  ${subject ?? 'subject not known yet'}  ${email ?? 'no address'}  since ${made}`
    })
    .join('\n')
}

function called(name: string): SQL {
  if (UUID.test(name)) return eq(users.id, name)
  // A subject of local mode may be an address, too, but never without its provider.
  const hasProvider = name.startsWith('google.com:') || name.startsWith('firebase:')
  if (name.includes('@') && !hasProvider) return eq(users.email, name.toLowerCase())
  return eq(users.subject, hasProvider ? name : `google.com:${name}`)
}
