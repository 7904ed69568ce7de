/** The version of terms and privacy policy that an account has agreed to, and refusals until it has. */
import { desc, eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { TERMS_VERSIONS } from '../../shared/domain/terms.ts'
import { TERMS_DUE } from '../../shared/wire/error.ts'
import type { Database } from '../db/database.ts'
import { consents } from '../db/schema.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'

export interface Terms {
  readonly db: Database
  /** The current one last; those of `shared/domain/terms.ts` unless given. */
  readonly termsVersions?: readonly string[] | undefined
}

/** Keeps the time of the first agreement to a version. False for an unknown version. */
export async function recordConsent(
  { db, termsVersions = TERMS_VERSIONS }: Terms,
  userId: string,
  version: string,
  now: Date,
): Promise<boolean> {
  if (!termsVersions.includes(version)) return false
  await db.insert(consents).values({ userId, version, agreedAt: now }).onConflictDoNothing()
  return true
}

/** The version to agree to; null where the account has agreed to it, or to one that is newer than this server. */
export async function termsDue(terms: Terms, userId: string): Promise<string | null> {
  const current = currentOf(terms)
  const agreed = await agreedVersion(terms.db, userId)
  return agreed === null || agreed < current ? current : null
}

/**
 * Middleware for what stores speech or expenses: 428 for an account whose terms have changed. One that never named a
 * version has agreed to the first by using the product.
 */
export function requireConsent(terms: Terms) {
  const [first] = terms.termsVersions ?? TERMS_VERSIONS
  return createMiddleware<AppEnv>(async (c, next) => {
    const current = currentOf(terms)
    // The first version needs no consent.
    if (current !== first && ((await agreedVersion(terms.db, c.var.user.id)) ?? first ?? '') < current)
      throw new Problem(428, 'termsChanged', { body: { code: TERMS_DUE } })
    await next()
  })
}

function currentOf({ termsVersions = TERMS_VERSIONS }: Terms): string {
  const current = termsVersions.at(-1)
  if (current === undefined) throw new Error('There are no terms')
  return current
}

/** Versions are days: the latest is the greatest. */
async function agreedVersion(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ version: consents.version })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.version))
    .limit(1)
  return row?.version ?? null
}
