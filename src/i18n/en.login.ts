/** What the sign-in page says. */
import { legal } from './en/legal.ts'
import { login } from './en/login.ts'
import { shared } from './en.shared.ts'

export const texts = { ...legal, ...login, ...shared }
