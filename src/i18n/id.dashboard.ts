/** What the dashboard says until something is asked of it. */
import { dashboard } from './id/dashboard.ts'
import { early } from './id/early.ts'
import { shared } from './id.shared.ts'

export const texts = { ...dashboard, ...early, ...shared }
