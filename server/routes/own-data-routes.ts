/** /account: copy and deletion of a user's data. */
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { COPY_TYPE } from '../../shared/wire/own-data.ts'
import { askDeletion } from '../accounts/account-deletion.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { copyEntries } from '../copy/account-copy.ts'
import { zipStream } from '../copy/zip.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestLanguage } from '../http/error-response.ts'
import { Problem } from '../http/problem.ts'
import { accountLimit } from '../limits/limits.ts'

/** `Retry-After` while a copy is under way: one per account and process. */
const UNDER_WAY_S = '10'

export function ownDataRoutes(deps: AppDependencies) {
  const { db, now, uploads } = deps
  const underWay = new Set<string>()
  const oneAtATime = createMiddleware<AppEnv>((c, next) => {
    if (!underWay.has(c.var.user.id)) return next()
    throw new Problem(429, 'copyUnderWay', { headers: { 'Retry-After': UNDER_WAY_S } })
  })

  return new Hono<AppEnv>()
    .delete('/', async c => {
      const { id } = c.var.user
      const due = await askDeletion(db, id, now())
      uploads.dropAllOf(id)
      return c.json({ data: { deletes_at: due.toISOString() } })
    })
    .get('/copy', oneAtATime, accountLimit(deps, 'copy'), async c => {
      const { id } = c.var.user
      const at = now()
      underWay.add(id)
      try {
        const entries = await copyEntries(db, id, requestLanguage(c), at)
        return c.body(
          zipStream(entries, at, () => underWay.delete(id)),
          200,
          {
            'Content-Type': COPY_TYPE,
            'Content-Disposition': `attachment; filename="ucap-${at.toISOString().slice(0, 10)}.zip"`,
          },
        )
      } catch (error) {
        underWay.delete(id)
        throw error
      }
    })
}
