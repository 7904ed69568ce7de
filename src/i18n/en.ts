/** English: the default, the fallback, and the shape that every other dictionary has to have. */

import { analytics } from './en/analytics.ts'
import { dialogs } from './en/dialogs.ts'
import { expenses } from './en/expenses.ts'
import { exporting } from './en/exporting.ts'
import { profile } from './en/profile.ts'
import { signingOut } from './en/signing-out.ts'
import { subscription } from './en/subscription.ts'
import { voice } from './en/voice.ts'
import { texts as dashboard } from './en.dashboard.ts'
import { texts as login } from './en.login.ts'
import type { Text } from './texts.ts'

export const en = {
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

/** Every text that a language has to have. */
export type Texts = Text<typeof en>
