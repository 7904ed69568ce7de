/** What the dashboard says until something is asked of it. */
import { dashboard } from './en/dashboard.ts'
import { early } from './en/early.ts'
import { shared } from './en.shared.ts'

export const texts = { ...dashboard, ...early, ...shared }
