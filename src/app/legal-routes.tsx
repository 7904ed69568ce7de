/** Routes that need neither a sign-in nor a subscription. */
import { Route } from 'wouter'
import { lazyScreen } from './lazy-screen.tsx'

const screens = () => import('../screens/legal/legal.tsx')
const Terms = lazyScreen(async () => (await screens()).Terms)
const Privacy = lazyScreen(async () => (await screens()).Privacy)

export const LEGAL_ROUTES = [
  <Route key="terms" path="/terms" component={Terms} />,
  <Route key="privacy" path="/privacy" component={Privacy} />,
]
