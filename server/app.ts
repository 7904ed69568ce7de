/** The whole application as a function from request to answer; no port, no file, no clock of its own. */
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { ensureUser } from './accounts/users.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { authenticate } from './auth/authenticate.ts'
import type { AppEnv } from './http/app-env.ts'
import { clientFiles } from './http/client-files.ts'
import { errorResponse } from './http/error-response.ts'
import { healthRoutes } from './http/health-routes.ts'
import { Problem } from './http/problem.ts'
import { requestLog } from './http/request-log.ts'
import { safeError } from './http/safe-error.ts'
import { securityHeaders } from './http/security-headers.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { dashboardRoutes } from './routes/dashboard-routes.ts'
import { expenseRoutes } from './routes/expense-routes.ts'
import { subscriptionRoutes } from './routes/subscription-routes.ts'
import { voiceRoutes } from './routes/voice-routes.ts'

/** Nobody reads it: the caller has hung up. The number is nginx's. */
const CLIENT_CLOSED_REQUEST = 499

export function createApp(deps: AppDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
    .use(requestLog(deps.log))
    .use(securityHeaders(deps.client?.authDomain ?? null))
    .route('/', healthRoutes(deps))
    .route('/api', api(deps))
  if (deps.client) app.route('/', outsideApi(clientFiles(deps.client.folder)))
  app.notFound(c => errorResponse(c, new Problem(404, 'notFound')))
  app.onError((error, c) => {
    if (error instanceof Problem) return errorResponse(c, error)
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    deps.log.error({ requestId: c.var.requestId, error: safeError(error) }, 'unexpected error')
    return errorResponse(c, new Problem(500, 'internal'))
  })
  return app
}

function api(deps: AppDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  return routes
    .use(async (c, next) => {
      await next()
      c.res.headers.set('Cache-Control', 'no-store')
    })
    .use(methodNotAllowed({ app: routes, onMethodNotAllowed: refuseMethod }))
    .use(authenticate(deps.verify, identity => ensureUser(deps.db, identity, deps.trialDays, deps.now())))
    .route('/auth', accountRoutes())
    .route('/subscriptions', subscriptionRoutes(deps))
    .route('/dashboard', dashboardRoutes(deps))
    .route('/', voiceRoutes(deps))
    .route('/expenses', expenseRoutes(deps))
}

function refuseMethod(c: Context, methods: string[]): Response {
  const details = { values: { method: c.req.method }, headers: { Allow: methods.join(', ') } }
  return errorResponse(c, new Problem(405, 'methodNotAllowed', details))
}

/** A missing API address is an error in JSON, never the client's page. */
function outsideApi(files: ReturnType<typeof clientFiles>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(async (c, next) => (/^\/api(\/|$)/.test(c.req.path) ? c.notFound() : next()))
    .route('/', files)
}
