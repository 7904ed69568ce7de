/** Routes and guards. */
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { t } from './i18n/translate.ts'
import { Dashboard } from './screens/dashboard/dashboard.tsx'
import { Login } from './screens/login/login.tsx'
import { Profile } from './screens/profile/profile.tsx'
import { Shell } from './screens/shell/shell.tsx'
import {
  SubscriptionRequired,
  SubscriptionUnknown,
} from './screens/subscription-required/subscription-required.tsx'
import { Toasts } from './screens/toasts/toasts.tsx'
import { useStores } from './screens/use-stores.ts'
import { PageSpinner } from './widgets/spinner.tsx'

export interface AppProps {
  /** The sign-in page stands: what a click on its button needs may be fetched. */
  readonly onLoginReady: () => void
}

export function App({ onLoginReady }: AppProps) {
  useSignals()
  const { auth } = useStores()
  if (auth.state.value.kind === 'loading') return <PageSpinner label={t('app.loading')} />
  return (
    <>
      {auth.state.value.kind === 'signedIn' ? <SignedIn /> : <SignedOut onLoginReady={onLoginReady} />}
      <Toasts />
    </>
  )
}

function SignedOut({ onLoginReady }: AppProps) {
  const [path] = useLocation()
  return path === '/login' ? <Login onReady={onLoginReady} /> : <Redirect to="/login" replace />
}

function SignedIn() {
  useSignals()
  const { subscription } = useStores()
  const state = subscription.state.value
  if (state.kind === 'failed') return <SubscriptionUnknown notice={state.notice} />
  if (state.kind !== 'known') return <PageSpinner label={t('app.loading')} />
  if (!state.subscription.active) return <SubscriptionRequired />
  return (
    <Shell>
      <Switch>
        <Route path="/" component={Dashboard} />
        <Route path="/profile" component={Profile} />
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Shell>
  )
}
