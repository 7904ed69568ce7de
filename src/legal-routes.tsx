/** Routes open to everybody, whatever their sign-in or subscription. */
import { Route } from 'wouter'
import { lazyScreen } from './lazy-screen.tsx'

const Terms = lazyScreen(async () => (await import('./screens/legal/legal.tsx')).Terms)
const Privacy = lazyScreen(async () => (await import('./screens/legal/legal.tsx')).Privacy)

export const LEGAL_ROUTES = [
  <Route key="terms" path="/terms" component={Terms} />,
  <Route key="privacy" path="/privacy" component={Privacy} />,
]
