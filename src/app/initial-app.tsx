/** The first tier of a signed-in page: the subscription's gate, the shell and the dashboard. */
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Route, Switch } from 'wouter'
import { t } from '../i18n/translate.ts'
import { FirstUseHint } from '../screens/capture/first-use-hint.tsx'
import { Dashboard } from '../screens/dashboard/dashboard.tsx'
import { Shell } from '../screens/shell/shell.tsx'
import { SubscriptionUnknown } from '../screens/subscription-required/subscription-unknown.tsx'
import { useStores } from '../screens/use-stores.ts'
import { PageSpinner } from '../widgets/spinner.tsx'
import { DialogPlaceholder } from './dialog-placeholder.tsx'
import type * as lazyAppModule from './lazy-app.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { LEGAL_ROUTES } from './legal-routes.tsx'
import type { OtherScreens } from './other-screens.ts'
import { useEntryAddress } from './redirect-query.ts'
import { useLazyParts } from './use-lazy-parts.ts'

export { openAccountApi } from '../api/account-endpoints.ts'
export { createInitialStores } from '../stores/initial-stores.ts'
export { otherScreens, preloadScreens } from './other-screens.ts'

const SubscriptionRequired = lazyScreen(
  async () =>
    (await import('../screens/subscription-required/subscription-required.tsx')).SubscriptionRequired,
)

export interface SignedInProps {
  readonly screens: OtherScreens
  /** Null until it is loaded, which it is before the lazy members of the stores are. */
  readonly lazyApp: () => typeof lazyAppModule | null
  readonly onIdle: () => void
}

export function SignedIn({ screens, lazyApp, onIdle }: SignedInProps) {
  useSignals()
  const { subscription } = useStores()
  const entry = useEntryAddress()
  const state = subscription.state.value
  const unknown = state.kind === 'none' || state.kind === 'loading'
  const lazy = useLazyParts(lazyApp)
  if (!unknown && (state.kind === 'failed' || !state.subscription.active)) {
    return (
      <Switch>
        {LEGAL_ROUTES}
        <Route>
          {state.kind === 'failed' ? (
            <SubscriptionUnknown failure={state.failure} />
          ) : (
            <SubscriptionRequired />
          )}
          {lazy && <lazy.Exporting />}
          {lazy && <lazy.SignOutDialog />}
          <WaitingDialog />
        </Route>
      </Switch>
    )
  }
  const over = (
    <>
      {lazy && <lazy.Dialogs />}
      {lazy && <lazy.SignOutDialog />}
      <WaitingDialog />
    </>
  )
  return (
    <Shell
      messages={lazy && <lazy.SavingLines />}
      preview={
        <>
          {lazy && <lazy.AgainChips />}
          {lazy && <lazy.SentencePreview />}
        </>
      }
      standing={lazy ? <lazy.StandingMessages /> : <FirstUseHint />}
      sheet={lazy && <lazy.Receipt />}
      over={over}
      onIdle={onIdle}
    >
      <Switch>
        {LEGAL_ROUTES}
        {unknown && (
          <Route>
            <PageSpinner label={t('app.loading')} />
          </Route>
        )}
        <Route path="/">
          <Dashboard
            categories={lazy && <lazy.Breakdown />}
            budget={lazy && <lazy.BudgetLine />}
            below={lazy && <lazy.NotificationPrompt />}
          />
        </Route>
        {Object.entries(screens).map(([path, Screen]) => (
          <Route key={path} path={path} component={Screen} />
        ))}
        <Route>
          <Redirect to={entry} replace />
        </Route>
      </Switch>
    </Shell>
  )
}

/** The placeholder of the requested dialog while the lazy tier is loading. */
function WaitingDialog() {
  useSignals()
  const { lazy } = useStores()
  const waiting = lazy.waiting.value
  return (
    waiting !== 'no' && (
      <DialogPlaceholder title={t('app.loading')} failed={waiting === 'failed'} onClose={lazy.cancel} />
    )
  )
}
