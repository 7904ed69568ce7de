/** Requests for account deletion, and their cancellation. `delete-account.ts` carries out what is due. */
import { and, eq, gt, isNull } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { ACCOUNT_DELETING } from '../../shared/wire/error.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { moment } from '../messages/moment.ts'
import type { User } from './users.ts'

/** Grace period, in which a sign-in cancels the deletion. */
export const GRACE_MS = 7 * 86_400_000

/** Always due: an operator's immediate deletion, which cannot be cancelled. */
const AT_ONCE = new Date(0)

/** For an operator. The server carries it out within minutes. */
export async function askDeletionAtOnce(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ deletionDueAt: AT_ONCE }).where(eq(users.id, userId))
}

/** Returns when it is due; a repeated request does not change that. */
export async function askDeletion(db: Database, userId: string, now: Date): Promise<Date> {
  const due = new Date(now.getTime() + GRACE_MS)
  const mine = eq(users.id, userId)
  await db
    .update(users)
    .set({ deletionDueAt: due })
    .where(and(mine, isNull(users.deletionDueAt)))
  const [row] = await db.select({ due: users.deletionDueAt }).from(users).where(mine)
  return row?.due ?? due
}

/** Whether there was one to cancel; one that has begun cannot be cancelled. */
export async function undoDeletion(db: Database, userId: string): Promise<boolean> {
  const undone = await db
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, userId), gt(users.deletionDueAt, AT_ONCE), isNull(users.deletionBegunAt)))
    .returning({ id: users.id })
  return undone.length > 0
}

/** Behind `authenticate`: 403 for an account that is to be deleted. */
export const refuseDeleting = createMiddleware<AppEnv>((c, next) => {
  const problem = deletionProblem(c.var.user, requestZone(c))
  if (problem) throw problem
  return next()
})

/**
 * Null for an account that stays. By `code` the client knows that it has to delete the account's data on its
 * device.
 */
function deletionProblem({ deletionDueAt, deletionBegunAt }: User, zone: string): Problem | null {
  if (deletionDueAt === null) return null
  if (deletionBegunAt !== null || deletionDueAt <= AT_ONCE) return deletionBegun()
  return new Problem(403, 'accountDeleting', { ...CODE, values: { due: moment(deletionDueAt, zone) } })
}

/** Without a due time: the deletion has begun, or was requested just now. */
export function deletionBegun(): Problem {
  return new Problem(403, 'accountDeletionBegun', CODE)
}

const CODE = { body: { code: ACCOUNT_DELETING } }
