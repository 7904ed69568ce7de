/** Routes and guards. */
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { CrashBoundary } from './crash-boundary.tsx'
import { t } from './i18n/translate.ts'
import { lazyDialog } from './lazy-dialog.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { ADD_QUERY, asksToAdd } from './screens/dashboard/add-query.ts'
import { Dashboard } from './screens/dashboard/dashboard.tsx'
import { Login } from './screens/login/login.tsx'
import { Shell } from './screens/shell/shell.tsx'
import { SubscriptionUnknown } from './screens/subscription-required/subscription-unknown.tsx'
import { Toasts } from './screens/toasts/toasts.tsx'
import { useStores } from './screens/use-stores.ts'
import { PageSpinner } from './widgets/spinner.tsx'

const Analytics = lazyScreen(async () => (await import('./screens/analytics/analytics.tsx')).Analytics)
const Expenses = lazyScreen(async () => (await import('./screens/expenses/expenses.tsx')).Expenses)
const Profile = lazyScreen(async () => (await import('./screens/profile/profile.tsx')).Profile)
const Terms = lazyScreen(async () => (await import('./screens/legal/legal.tsx')).Terms)
const Privacy = lazyScreen(async () => (await import('./screens/legal/legal.tsx')).Privacy)
const SubscriptionRequired = lazyScreen(
  async () =>
    (await import('./screens/subscription-required/subscription-required.tsx')).SubscriptionRequired,
)

const Exporting = lazyDialog(
  async () => (await import('./screens/export/exporting.tsx')).Exporting,
  function useStandIn() {
    return { title: t('export.title'), onClose: useStores().exporting.close }
  },
)

/** Open to everybody, whatever their sign-in or subscription. */
const LEGAL_ROUTES = [
  <Route key="terms" path="/terms" component={Terms} />,
  <Route key="privacy" path="/privacy" component={Privacy} />,
]

export interface AppProps {
  /** The sign-in page stands: what a click on its button needs may be fetched. */
  readonly onLoginReady: () => void
}

export function App({ onLoginReady }: AppProps) {
  useSignals()
  const { auth } = useStores()
  if (auth.state.value.kind === 'loading') return <PageSpinner label={t('app.loading')} />
  return (
    <CrashBoundary>
      {auth.state.value.kind === 'signedIn' ? <SignedIn /> : <SignedOut onLoginReady={onLoginReady} />}
      <Toasts />
    </CrashBoundary>
  )
}

function SignedOut({ onLoginReady }: AppProps) {
  const kept = useKeptQuery()
  return (
    <Switch>
      {LEGAL_ROUTES}
      <Route path="/login">
        <Login onReady={onLoginReady} />
      </Route>
      <Route>
        <Redirect to={`/login${kept}`} replace />
      </Route>
    </Switch>
  )
}

function SignedIn() {
  useSignals()
  const { subscription } = useStores()
  const kept = useKeptQuery()
  const state = subscription.state.value
  if (state.kind === 'none' || state.kind === 'loading') return <PageSpinner label={t('app.loading')} />
  if (state.kind === 'failed' || !state.subscription.active) {
    return (
      <Switch>
        {LEGAL_ROUTES}
        <Route>
          {state.kind === 'failed' ? <SubscriptionUnknown notice={state.notice} /> : <SubscriptionRequired />}
        </Route>
      </Switch>
    )
  }
  return (
    <Shell>
      <Switch>
        {LEGAL_ROUTES}
        <Route path="/" component={Dashboard} />
        <Route path="/expenses" component={Expenses} />
        <Route path="/analytics" component={Analytics} />
        <Route path="/profile" component={Profile} />
        <Route>
          <Redirect to={`/${kept}`} replace />
        </Route>
      </Switch>
      <Export />
    </Shell>
  )
}

function Export() {
  useSignals()
  const { exporting } = useStores()
  return exporting.state.value.kind !== 'closed' && <Exporting />
}

/** The query that outlives a redirect: the wish to add an expense, through signing in to the dashboard. */
function useKeptQuery(): string {
  return asksToAdd(useSearch()) ? `?${ADD_QUERY}` : ''
}
