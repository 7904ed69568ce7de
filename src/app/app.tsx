/** Routes and guards. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { t } from '../i18n/translate.ts'
import { Toasts } from '../screens/toasts/toasts.tsx'
import { useStores } from '../screens/use-stores.ts'
import { PageSpinner } from '../widgets/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { LEGAL_ROUTES } from './legal-routes.tsx'
import { loadChunk } from './load-chunk.ts'
import { useLoginAddress } from './redirect-query.ts'
import { ToastArea } from './toast-area.tsx'

const UpdatePrompt = lazy(() =>
  loadChunk(() => import('../screens/update/update-prompt.tsx')).then(
    ({ UpdatePrompt }) => ({ default: UpdatePrompt }),
    () => ({ default: () => null }), // Harmless: the next visit tries again.
  ),
)

export const Login = lazyScreen(async () => (await import('../screens/login/login.tsx')).Login)

export interface AppProps {
  /** The signed-in app: a separate chunk, with its state. */
  readonly SignedIn: ComponentType
  /** The sign-in page is shown, so the code for its button can be fetched. */
  readonly onLoginReady: () => void
  /** Called after the first render, before its paint. */
  readonly onShown: () => void
}

export function App({ SignedIn, onLoginReady, onShown }: AppProps) {
  useSignals()
  useEffect(onShown, [onShown])
  const { appUpdate, auth } = useStores()
  const wasSignedIn = useRef(false)
  if (auth.state.value.kind === 'signedIn') wasSignedIn.current = true
  if (auth.state.value.kind === 'loading') return <PageSpinner label={t('app.loading')} />
  return (
    <ErrorBoundary>
      {auth.state.value.kind === 'signedIn' ? (
        <SignedIn />
      ) : (
        <SignedOut onLoginReady={onLoginReady} isOpened={!wasSignedIn.current} />
      )}
      <Toasts
        prompt={
          appUpdate.reload.value && (
            <Suspense fallback={null}>
              <UpdatePrompt />
            </Suspense>
          )
        }
      >
        <ToastArea />
      </Toasts>
    </ErrorBoundary>
  )
}

interface SignedOutProps extends Pick<AppProps, 'onLoginReady'> {
  /** No account was signed in since the page was loaded. */
  readonly isOpened: boolean
}

function SignedOut({ onLoginReady, isOpened }: SignedOutProps) {
  const login = useLoginAddress(isOpened)
  return (
    <Switch>
      {LEGAL_ROUTES}
      <Route path="/login">
        <Login onReady={onLoginReady} />
      </Route>
      <Route>
        <Redirect to={login} replace />
      </Route>
    </Switch>
  )
}
