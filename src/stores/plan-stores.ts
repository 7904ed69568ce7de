/** The members about what is planned: limits of a month. */
import { computed } from '@preact/signals-react'
import { dayInZone } from '../../shared/domain/calendar-date.ts'
import { monthOf } from '../../shared/domain/period.ts'
import type { CachedPlans, PlansApi } from '../api/plan-endpoints.ts'
import type { AccountStores } from './account-stores.ts'
import { warnOfBudgets } from './budget-warnings.ts'
import { createBudgets } from './budgets.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'

export interface PlanStoresDeps {
  readonly api: PlansApi
  readonly cached: CachedPlans
  /** Shows a text as a notification where that is allowed. Never rejects. */
  readonly notify: (text: string) => Promise<void>
  /** Tells other tabs. */
  readonly onChanged: () => void
}

export function createPlanStores(
  { auth, preferences, toasts }: AccountStores,
  { dashboard, today, wiring }: InitialStores,
  { localStorage, timeZone, budgetWarning }: Pick<Environment, 'localStorage' | 'timeZone' | 'budgetWarning'>,
  { api, cached, notify, onChanged }: PlanStoresDeps,
) {
  const day = () => {
    const asOf = dashboard.asOf.value
    return asOf === null ? today() : dayInZone(new Date(asOf), timeZone())
  }
  const budgets = createBudgets({
    api,
    cached: cached.budgets,
    auth: auth.state,
    figures: dashboard.data,
    day,
    currency: preferences.currency,
    toasts,
    onChanged,
  })
  wiring.refreshToo(budgets.refresh)
  warnOfBudgets({
    list: budgets.list,
    states: budgets.states,
    fresh: computed(() => dashboard.asOf.value === null),
    month: () => monthOf(day()),
    userId: () => (auth.state.value.kind === 'signedIn' ? auth.state.value.user.uid : null),
    storage: localStorage,
    async notify(state) {
      await notify(await budgetWarning(state, preferences.currency.peek()))
    },
  })
  return { budgets }
}
