/** What the sign-in page says. */
import { legal } from './id/legal.ts'
import { login } from './id/login.ts'
import { shared } from './id.shared.ts'

export const texts = { ...legal, ...login, ...shared }
