/** Routes open to everybody, whatever their sign-in or subscription. */
import { Route } from 'wouter'
import { need } from './i18n/translate.ts'
import { lazyScreen } from './lazy-screen.tsx'

const screens = async () => (await Promise.all([import('./screens/legal/legal.tsx'), need('login')]))[0]
const Terms = lazyScreen(async () => (await screens()).Terms)
const Privacy = lazyScreen(async () => (await screens()).Privacy)

export const LEGAL_ROUTES = [
  <Route key="terms" path="/terms" component={Terms} />,
  <Route key="privacy" path="/privacy" component={Privacy} />,
]
