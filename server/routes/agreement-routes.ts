/** POST /auth/agreements: agreement to the current terms. */
import { Hono } from 'hono'
import { agreementInput } from '../../shared/wire/agreement.ts'
import { recordConsent, termsDue } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { badField, jsonLimit, readJson } from '../http/json-body.ts'

export function agreementRoutes(deps: Pick<AppDependencies, 'db' | 'now' | 'termsVersions'>) {
  return new Hono<AppEnv>().post('/agreements', jsonLimit, async c => {
    const { version } = await readJson(c, agreementInput)
    const userId = c.var.user.id
    if (!(await recordConsent(deps, userId, version, deps.now()))) throw badField('version')
    return c.json({ data: { terms_due: await termsDue(deps, userId) } })
  })
}
