/** Authentication of every route under /api: verifies the bearer token and loads its account. */
import { createMiddleware } from 'hono/factory'
import type { User } from '../accounts/users.ts'
import { workFor } from '../current-account.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'
import type { MessageKey } from '../messages/message.ts'
import { CHALLENGE } from './challenge.ts'
import type { Identity, NoEntry, VerifyToken } from './token-verifier.ts'

/** Delay until unreachable keys are requested again. */
const RETRY_AFTER_S = '5'
const NO_ENTRY: Readonly<Record<NoEntry, MessageKey>> = {
  notGoogle: 'signInByGoogle',
  emailUnverified: 'emailUnverified',
  userDisabled: 'userDisabled',
}

/** `accountOf` loads the account, or creates it on its first request. */
export function authenticate(verify: VerifyToken, accountOf: (identity: Identity) => Promise<User>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
    if (!token) throw new Problem(401, 'unauthenticated', CHALLENGE)
    const result = await verify(token)
    switch (result.kind) {
      case 'verified':
        return workFor(result.identity.subject, async () => {
          c.set('user', await accountOf(result.identity))
          await next()
        })
      case 'expired':
        throw new Problem(401, 'tokenExpired', CHALLENGE)
      case 'invalid':
        throw new Problem(401, 'tokenInvalid', CHALLENGE)
      case 'ended':
        throw new Problem(401, 'sessionEnded', CHALLENGE)
      case 'refused':
        throw new Problem(403, NO_ENTRY[result.reason])
      case 'unavailable':
        throw new Problem(503, 'signInUnavailable', { headers: { 'Retry-After': RETRY_AFTER_S } })
    }
  })
}
