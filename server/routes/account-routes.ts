/** /auth/login and /auth/profile. The account itself is made by `authenticate`, so their order does not matter. */
import { Hono } from 'hono'
import type { User } from '../accounts/users.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readNothing } from '../http/json-body.ts'

export function accountRoutes() {
  return new Hono<AppEnv>()
    .post('/login', jsonLimit, async c => {
      await readNothing(c)
      return c.json({ data: profile(c.var.user) })
    })
    .get('/profile', c => c.json({ data: profile(c.var.user) }))
}

function profile({ name, email, createdAt }: User) {
  return { name: name ?? '', email: email ?? '', createdAt: createdAt.toISOString() }
}
