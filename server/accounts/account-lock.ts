import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'

/** Until the transaction ends, no other that asks for the same account's lock goes on; its other writes do. */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
