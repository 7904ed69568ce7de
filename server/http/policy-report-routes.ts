/** Receives browsers' reports of content policy violations. Unauthenticated, so little of them is logged. */
import { Hono } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import { addressLimit } from '../limits/limits.ts'
import { limiter, type Rate } from '../limits/rate.ts'
import type { AppEnv } from './app-env.ts'
import { limitBody } from './json-body.ts'
import { readPolicyReports } from './policy-report.ts'
import { Problem } from './problem.ts'

export const POLICY_REPORTS_PATH = '/csp-reports'

const MAX_BYTES = 16 * 1024
/** Rate of log lines, for all callers. After a faulty deployment every phone sends the same report. */
const LOGGED: Rate = { burst: 20, perMinute: 10 }

type Settings = Pick<AppDependencies, 'log' | 'measure' | 'uptimeMs' | 'rateLimits' | 'trustedProxies'>

export function policyReportRoutes(deps: Settings) {
  const { log, measure, uptimeMs } = deps
  const lines = limiter(LOGGED, 1)
  return new Hono<AppEnv>().post(
    POLICY_REPORTS_PATH,
    addressLimit(deps),
    limitBody(MAX_BYTES, '16 KB'),
    async c => {
      const reports = readPolicyReports(await c.req.text(), new URL(c.req.url).host)
      if (reports === null) throw new Problem(400, 'badBody')
      for (const report of reports) {
        measure.violatedPolicy(report.directive)
        if (lines.take('', uptimeMs()) === 0)
          log.warn({ requestId: c.var.requestId, ...report }, 'content policy violated')
      }
      return c.body(null, 204)
    },
  )
}
