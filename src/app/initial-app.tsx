/** What a signed-in person sees first: the subscription's gate, the shell, the dashboard; and how the rest comes. */
import { effect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ComponentType } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { t } from '../i18n/translate.ts'
import { Dashboard } from '../screens/dashboard/dashboard.tsx'
import { Shell } from '../screens/shell/shell.tsx'
import { type Beginning, FirstStoresProvider, useFirstStores } from '../screens/use-stores.ts'
import type { Base } from '../stores/base-stores.ts'
import { createFirstStores, type FirstEnvironment } from '../stores/first-stores.ts'
import { createLater, type Later } from '../stores/later.ts'
import { PageSpinner } from '../widgets/spinner.tsx'
import { whenIdle } from '../widgets/when-idle.ts'
import { StandIn } from './dialog-placeholder.tsx'
import type { Rest } from './lazy-app.tsx'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
import { LEGAL_ROUTES } from './legal-routes.tsx'
import { loadChunk } from './load-chunk.ts'
import { useKeptQuery } from './redirect-query.ts'
import { preloadToasts } from './toast-area.tsx'

const Unsubscribed = lazyScreen(
  async () => (await import('../screens/subscription-required/unsubscribed.tsx')).Unsubscribed,
)

/** By path. */
export type OtherScreens = Readonly<Record<`/${string}`, LazyScreen<object>>>

/** The screens with their stores. Once a page. */
export function openSignedIn(base: Base, environment: FirstEnvironment): ComponentType {
  const rest: Later<Rest> = createLater(async () => {
    const { openRest } = await loadChunk(() => import('./lazy-app.tsx'))
    return openRest(first, environment)
  })
  // What somebody was about to do is nothing for whoever signs in next.
  effect(() => {
    if (base.auth.state.value.kind === 'signedOut') rest.callOff()
  })
  const first = createFirstStores(base, environment, async () => (await rest.load()).stores)

  const screen = (load: () => Promise<ComponentType>) =>
    lazyScreen(async () => {
      const [Screen, { withStores }] = await Promise.all([load(), rest.load()])
      return withStores(Screen)
    })
  const screens: OtherScreens = {
    '/expenses': screen(async () => (await import('../screens/expenses/expenses.tsx')).Expenses),
    '/analytics': screen(async () => (await import('../screens/analytics/analytics.tsx')).Analytics),
    '/profile': screen(async () => (await import('../screens/profile/profile.tsx')).Profile),
  }
  // Whoever comes for another screen than the dashboard waits for nothing else.
  void screens[location.pathname as `/${string}`]?.preload()

  const { wiring: _, ...stores } = first
  const beginning: Beginning = {
    ...stores,
    ask: work => rest.ask(({ stores }) => work(stores)),
    askLater: work =>
      rest.load().then(
        ({ stores }) => work(stores),
        () => undefined,
      ),
    // Where the question does not load, all is kept for the same account.
    signOut: () => void rest.load().then(({ stores }) => stores.signingOut.begin(), base.auth.signOut),
  }
  function preload(): void {
    whenIdle(preloadToasts)
    for (const { preload } of Object.values(screens)) whenIdle(preload)
  }
  return () => (
    <FirstStoresProvider value={beginning}>
      <SignedIn rest={rest} screens={screens} onIdle={preload} />
    </FirstStoresProvider>
  )
}

export interface SignedInProps {
  readonly rest: Pick<
    Later<Pick<Rest, 'Dialogs' | 'NotificationPrompt' | 'SignOutDialog' | 'UnsentRecordings'>>,
    'value' | 'waiting' | 'callOff'
  >
  readonly screens: OtherScreens
  readonly onIdle: () => void
}

export function SignedIn({ rest, screens, onIdle }: SignedInProps) {
  useSignals()
  const { subscription } = useFirstStores()
  const kept = useKeptQuery()
  const state = subscription.state.value
  const unknown = state.kind === 'none' || state.kind === 'loading'
  const { Dialogs, NotificationPrompt, SignOutDialog, UnsentRecordings } = rest.value.value ?? {}
  if (!unknown && (state.kind === 'failed' || !state.subscription.active)) {
    return (
      <Switch>
        {LEGAL_ROUTES}
        <Route>
          <Unsubscribed notice={state.kind === 'failed' ? state.notice : null} />
          {SignOutDialog && <SignOutDialog />}
        </Route>
      </Switch>
    )
  }
  const over = (
    <>
      {Dialogs && <Dialogs />}
      {SignOutDialog && <SignOutDialog />}
      <Waiting rest={rest} />
    </>
  )
  return (
    <Shell over={over} onIdle={onIdle}>
      <Switch>
        {LEGAL_ROUTES}
        {unknown && (
          <Route>
            <PageSpinner label={t('app.loading')} />
          </Route>
        )}
        <Route path="/">
          <Dashboard
            above={UnsentRecordings && <UnsentRecordings />}
            below={NotificationPrompt && <NotificationPrompt />}
          />
        </Route>
        {Object.entries(screens).map(([path, Screen]) => (
          <Route key={path} path={path} component={Screen} />
        ))}
        <Route>
          <Redirect to={`/${kept}`} replace />
        </Route>
      </Switch>
    </Shell>
  )
}

/** In place of the dialog that was asked for, while the code of them all is on its way. */
function Waiting({ rest }: Pick<SignedInProps, 'rest'>) {
  useSignals()
  const waiting = rest.waiting.value
  return (
    waiting !== 'no' && (
      <StandIn title={t('app.loading')} failed={waiting === 'failed'} onClose={rest.callOff} />
    )
  )
}
