/** What the sign-in page says, and every page. */
import { legal } from './legal.ts'
import { login } from './login.ts'
import { shared } from './shared.ts'

export const first = { ...legal, ...login, ...shared }
