/**
 * /auth/login and /auth/profile. The account itself is made by `authenticate`, so their order does not matter; signing in
 * undoes its deletion.
 */
import { Hono } from 'hono'
import { deletionBegun, refuseDeleting, undoDeletion } from '../accounts/account-deletion.ts'
import type { User } from '../accounts/users.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readNothing } from '../http/json-body.ts'

export function accountRoutes({ db }: Pick<AppDependencies, 'db'>) {
  return new Hono<AppEnv>()
    .post('/login', jsonLimit, async c => {
      await readNothing(c)
      const { user } = c.var
      if (user.deletionDueAt === null) return c.json({ data: profile(user) })
      if (await undoDeletion(db, user.id))
        return c.json({ data: { ...profile(user), deletion_undone: true } })
      throw deletionBegun()
    })
    .get('/profile', refuseDeleting, c => c.json({ data: profile(c.var.user) }))
}

function profile({ name, email, createdAt }: User) {
  return { name: name ?? '', email: email ?? '', createdAt: createdAt.toISOString() }
}
