/**
 * /auth/login and /auth/profile. `authenticate` creates the account, so their order does not matter; a
 * sign-in cancels its deletion, and agrees to the terms that the page showed.
 */
import { type Context, Hono } from 'hono'
import { AGREED_TERMS_HEADER } from '../../shared/wire/agreement.ts'
import { deletionBegun, refuseDeleting, undoDeletion } from '../accounts/account-deletion.ts'
import { recordConsent, termsDue } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readNothing } from '../http/json-body.ts'

export function accountRoutes(deps: Pick<AppDependencies, 'db' | 'now' | 'termsVersions'>) {
  const { db, now } = deps
  const profile = async (c: Context<AppEnv>) => {
    const { id, name, email, createdAt } = c.var.user
    const due = await termsDue(deps, id)
    return {
      name: name ?? '',
      email: email ?? '',
      createdAt: createdAt.toISOString(),
      ...(due !== null && { terms_due: due }),
    }
  }

  return new Hono<AppEnv>()
    .post('/login', jsonLimit, async c => {
      await readNothing(c)
      const { id, deletionDueAt } = c.var.user
      const undone = deletionDueAt !== null && (await undoDeletion(db, id))
      if (deletionDueAt !== null && !undone) throw deletionBegun()
      const shown = c.req.header(AGREED_TERMS_HEADER)
      // An agreement to a version unknown to this server is not recorded; the user is asked again later.
      if (shown !== undefined) await recordConsent(deps, id, shown, now())
      return c.json({ data: { ...(await profile(c)), ...(undone && { deletion_undone: true }) } })
    })
    .get('/profile', refuseDeleting, async c => c.json({ data: await profile(c) }))
}
