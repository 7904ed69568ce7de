/** Colloquial Indonesian. */
import type { Texts } from './en.ts'
import { again } from './id/again.ts'
import { allow } from './id/allow.ts'
import { analytics } from './id/analytics.ts'
import { budget } from './id/budget.ts'
import { dashboard } from './id/dashboard.ts'
import { dialogs } from './id/dialogs.ts'
import { expenses } from './id/expenses.ts'
import { exporting } from './id/exporting.ts'
import { importing } from './id/importing.ts'
import { install } from './id/install.ts'
import { legal } from './id/legal.ts'
import { login } from './id/login.ts'
import { ownData } from './id/own-data.ts'
import { phrases } from './id/phrases.ts'
import { profile } from './id/profile.ts'
import { receipt } from './id/receipt.ts'
import { repeat } from './id/repeat.ts'
import { requests } from './id/requests.ts'
import { sentence } from './id/sentence.ts'
import { shared } from './id/shared.ts'
import { signingOut } from './id/signing-out.ts'
import { standing } from './id/standing.ts'
import { subscription } from './id/subscription.ts'
import { voice } from './id/voice.ts'

export const id: Texts = {
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
