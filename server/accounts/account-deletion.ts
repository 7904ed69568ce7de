/** Asking for the deletion of an account, and taking that back. What is due is carried out by `delete-account.ts`. */
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

/** In which signing in again undoes it. */
export const GRACE_MS = 7 * 86_400_000

/** Due whatever a clock says: an operator's deletion without a grace, which nothing undoes. */
const AT_ONCE = new Date(0)

/** For an operator. It is carried out within minutes, by the server. */
export async function askDeletionAtOnce(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ deletionDueAt: AT_ONCE }).where(eq(users.id, userId))
}

/** Returns when it is due; asked for again, that stays as it is. */
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

/** Whether there was one to undo: once it has begun, there is nothing left to go back to. */
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

/** Null for an account that stays. The program is told by `code`, so that it forgets the account on its device. */
export function deletionProblem({ deletionDueAt, deletionBegunAt }: User, zone: string): Problem | null {
  if (deletionDueAt === null) return null
  if (deletionBegunAt !== null || deletionDueAt <= AT_ONCE) return deletionBegun()
  return new Problem(403, 'accountDeleting', { ...CODE, values: { due: moment(deletionDueAt, zone) } })
}

/** For what cannot wait to be told when: there is nothing to go back to, or it was asked for just now. */
export function deletionBegun(): Problem {
  return new Problem(403, 'accountDeletionBegun', CODE)
}

const CODE = { body: { code: ACCOUNT_DELETING } }
