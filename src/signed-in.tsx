/** What a signed-in person sees: the subscription's gate, the shell, the screens in it. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ComponentType } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { t } from './i18n/translate.ts'
import { useKeptQuery } from './kept-query.ts'
import { lazyDialog } from './lazy-dialog.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { LEGAL_ROUTES } from './legal-routes.tsx'
import { Dashboard } from './screens/dashboard/dashboard.tsx'
import { Shell } from './screens/shell/shell.tsx'
import { SubscriptionUnknown } from './screens/subscription-required/subscription-unknown.tsx'
import { StoresProvider, useStores } from './screens/use-stores.ts'
import type { Base } from './stores/base-stores.ts'
import { createStores, type Environment } from './stores/stores.ts'
import { PageSpinner } from './widgets/spinner.tsx'

const Analytics = lazyScreen(async () => (await import('./screens/analytics/analytics.tsx')).Analytics)
const Expenses = lazyScreen(async () => (await import('./screens/expenses/expenses.tsx')).Expenses)
const Profile = lazyScreen(async () => (await import('./screens/profile/profile.tsx')).Profile)
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

/** The screens with their stores. Once a page. */
export function openSignedIn(base: Base, environment: Environment): ComponentType {
  const stores = createStores(base, environment)
  return () => (
    <StoresProvider value={stores}>
      <SignedIn />
    </StoresProvider>
  )
}

export function SignedIn() {
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
