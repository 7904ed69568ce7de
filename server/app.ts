/** The whole application as a function from request to answer; no port, no file, no clock of its own. */
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { refuseDeleting } from './accounts/account-deletion.ts'
import { ensureUser } from './accounts/users.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { authenticate } from './auth/authenticate.ts'
import type { AppEnv } from './http/app-env.ts'
import { clientFiles } from './http/client-files.ts'
import { errorResponse } from './http/error-response.ts'
import { CLIENT_CLOSED_REQUEST, problemOf } from './http/failure.ts'
import { healthRoutes } from './http/health-routes.ts'
import { policyReportRoutes } from './http/policy-report-routes.ts'
import { Problem } from './http/problem.ts'
import { requestLog } from './http/request-log.ts'
import { securityContact } from './http/security-contact.ts'
import { securityHeaders } from './http/security-headers.ts'
import { accountLimit, addressLimit } from './limits/limits.ts'
import { recordingLimit } from './limits/recording-limit.ts'
import { openApiRoutes } from './openapi/openapi-routes.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { agreementRoutes } from './routes/agreement-routes.ts'
import { analyticsRoutes } from './routes/analytics-routes.ts'
import { budgetRoutes } from './routes/budget-routes.ts'
import { dashboardRoutes } from './routes/dashboard-routes.ts'
import { expenseAddingRoutes } from './routes/expense-adding-routes.ts'
import { expenseChangingRoutes } from './routes/expense-changing-routes.ts'
import { expenseReadingRoutes } from './routes/expense-reading-routes.ts'
import { ownDataRoutes } from './routes/own-data-routes.ts'
import { phraseRoutes } from './routes/phrase-routes.ts'
import { recurringRoutes } from './routes/recurring-routes.ts'
import { standingRoutes } from './routes/standing-routes.ts'
import { subscriptionRoutes } from './routes/subscription-routes.ts'
import { uploadRoutes } from './routes/upload-routes.ts'
import { voiceRoutes } from './routes/voice-routes.ts'

/** In UTF-16 units, far above any address of ours. */
const LONGEST_ADDRESS = 4096

export function createApp(deps: AppDependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
    .use(requestLog(deps))
    .use(securityHeaders(deps.client, deps.trustedProxies))
    .use(limitAddress)
    .use('/api/*', notStored)
    .route('/', healthRoutes(deps))
    .route('/', policyReportRoutes(deps))
    .route('/', securityContact(deps))
    .route('/api', api(deps))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  if (deps.client) app.route('/', outsideApi(clientFiles(deps.client.folder)))
  app.notFound(c => errorResponse(c, new Problem(404, 'notFound')))
  app.onError((error, c) => {
    const isFailure = !(error instanceof Problem)
    if (isFailure && c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    return errorResponse(c, problemOf(error, deps.log, c.var.requestId))
  })
  return app
}

function api(deps: AppDependencies): Hono<AppEnv> {
  const recordings = recordingLimit(deps)
  return new Hono<AppEnv>()
    .use(addressLimit(deps))
    .route('/', openApiRoutes())
    .use(authenticate(deps.verify, identity => ensureUser(deps.db, identity, deps, deps.now())))
    .use(accountLimit(deps, 'account'))
    .route('/auth', accountRoutes(deps))
    .route('/account', ownDataRoutes(deps))
    .use(refuseDeleting)
    .route('/auth', agreementRoutes(deps))
    .route('/auth', standingRoutes(deps))
    .route('/subscriptions', subscriptionRoutes(deps))
    .route('/dashboard', dashboardRoutes(deps))
    .route('/analytics', analyticsRoutes(deps))
    .route('/', voiceRoutes(deps, recordings))
    .route('/', uploadRoutes(deps, recordings))
    .route('/expenses', expenseReadingRoutes(deps))
    .route('/expenses', expenseAddingRoutes(deps))
    .route('/expenses', expenseChangingRoutes(deps))
    .route('/budgets', budgetRoutes(deps))
    .route('/recurring', recurringRoutes(deps))
    .route('/phrases', phraseRoutes(deps))
}

const notStored = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  // A stream sets a stricter header itself.
  if (c.var.streaming === undefined) c.res.headers.set('Cache-Control', 'no-store')
})

const limitAddress = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.url.length > LONGEST_ADDRESS) throw new Problem(414, 'addressTooLong')
  await next()
})

/** OPTIONS is answered with the allowed methods, without CORS headers. */
function refuseMethod(c: Context, methods: string[]): Response {
  const Allow = [...methods, 'OPTIONS'].join(', ')
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow })
  const details = { values: { method: c.req.method }, headers: { Allow } }
  return errorResponse(c, new Problem(405, 'methodNotAllowed', details))
}

/** A missing API address is an error in JSON, never the client's page. */
function outsideApi(files: ReturnType<typeof clientFiles>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (/^\/api(\/|$)/.test(c.req.path)) return c.notFound()
      return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : refuseMethod(c, ['GET', 'HEAD'])
    })
    .route('/', files)
}
