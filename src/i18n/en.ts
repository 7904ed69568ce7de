/** English: the default, the fallback, and the type of every other dictionary. */
import { again } from './en/again.ts'
import { allow } from './en/allow.ts'
import { analytics } from './en/analytics.ts'
import { budget } from './en/budget.ts'
import { dashboard } from './en/dashboard.ts'
import { dialogs } from './en/dialogs.ts'
import { expenses } from './en/expenses.ts'
import { exporting } from './en/exporting.ts'
import { importing } from './en/importing.ts'
import { install } from './en/install.ts'
import { legal } from './en/legal.ts'
import { login } from './en/login.ts'
import { ownData } from './en/own-data.ts'
import { phrases } from './en/phrases.ts'
import { profile } from './en/profile.ts'
import { receipt } from './en/receipt.ts'
import { repeat } from './en/repeat.ts'
import { requests } from './en/requests.ts'
import { sentence } from './en/sentence.ts'
import { shared } from './en/shared.ts'
import { signingOut } from './en/signing-out.ts'
import { standing } from './en/standing.ts'
import { subscription } from './en/subscription.ts'
import { voice } from './en/voice.ts'
import type { Text } from './texts.ts'

export const en = {
  ...again,
  ...allow,
  ...analytics,
  ...budget,
  ...dashboard,
  ...dialogs,
  ...expenses,
  ...exporting,
  ...install,
  ...importing,
  ...legal,
  ...login,
  ...ownData,
  ...phrases,
  ...profile,
  ...receipt,
  ...requests,
  ...repeat,
  ...sentence,
  ...shared,
  ...signingOut,
  ...standing,
  ...subscription,
  ...voice,
}

/** Every text that a language has to have. */
export type Texts = Text<typeof en>
