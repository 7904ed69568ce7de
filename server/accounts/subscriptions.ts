/** Subscriptions of accounts. */
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { subscriptions } from '../db/schema.ts'
import { lockAccount } from './account-lock.ts'

const DAY_MS = 86_400_000

export interface Subscription {
  readonly isTrial: boolean
  /** All days ever granted, trial included. */
  readonly totalDays: number
  readonly expiresAt: Date
}

export function isActive({ expiresAt }: Subscription, now: Date): boolean {
  return expiresAt > now
}

/** Days begun count as whole: 1 on the last day, 0 once it is over. */
export function daysRemaining({ expiresAt }: Subscription, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS))
}

export async function findSubscription(db: Database, userId: string): Promise<Subscription | null> {
  const [row] = await db
    .select({
      isTrial: subscriptions.isTrial,
      totalDays: subscriptions.totalDays,
      expiresAt: subscriptions.expiresAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** For a new account. No trial at all when `days` is 0. */
export async function startTrial(db: Database, userId: string, days: number, now: Date): Promise<void> {
  if (days === 0) return
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await db.insert(subscriptions).values({ userId, isTrial: true, totalDays: days, expiresAt })
}

/** Adds paid days to the remaining ones, or from now on. A trial becomes a paid subscription. */
export async function grantDays(
  db: Database,
  userId: string,
  days: number,
  now: Date,
): Promise<Subscription> {
  return db.transaction(async tx => {
    await lockAccount(tx, userId)
    const current = await findSubscription(tx, userId)
    const from = current && isActive(current, now) ? current.expiresAt : now
    const granted = {
      isTrial: false,
      totalDays: (current?.totalDays ?? 0) + days,
      expiresAt: new Date(from.getTime() + days * DAY_MS),
    }
    await tx
      .insert(subscriptions)
      .values({ userId, ...granted })
      .onConflictDoUpdate({ target: subscriptions.userId, set: granted })
    return granted
  })
}

/** Ends it now. False when none is active. */
export async function expire(db: Database, userId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(subscriptions)
    .set({ expiresAt: now })
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.expiresAt, now)))
    .returning({ userId: subscriptions.userId })
  return ended.length > 0
}
