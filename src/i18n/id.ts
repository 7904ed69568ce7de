/** Bahasa Indonesia, as people speak it to one another. */
import type { Texts } from './en.ts'
import { analytics } from './id/analytics.ts'
import { dialogs } from './id/dialogs.ts'
import { expenses } from './id/expenses.ts'
import { exporting } from './id/exporting.ts'
import { profile } from './id/profile.ts'
import { signingOut } from './id/signing-out.ts'
import { subscription } from './id/subscription.ts'
import { voice } from './id/voice.ts'
import { texts as dashboard } from './id.dashboard.ts'
import { texts as login } from './id.login.ts'

export const id: Texts = {
  // The parts first: they hold less of the groups that they share with others.
  ...dashboard,
  ...login,
  ...analytics,
  ...dialogs,
  ...expenses,
  ...exporting,
  ...profile,
  ...signingOut,
  ...subscription,
  ...voice,
}
