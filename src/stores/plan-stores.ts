/** The members about what is planned: limits of a month, and what comes again by itself. */
import { computed } from '@preact/signals-react'
import { type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../shared/domain/expense.ts'
import { monthOf } from '../../shared/domain/period.ts'
import { type Schedule, scheduleOn } from '../../shared/domain/recurring.ts'
import type { ApiResult } from '../api/http.ts'
import type { CachedPlans, NewRule, PlansApi } from '../api/plan-endpoints.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { warnOfBudgets } from './plans/budget-warnings.ts'
import { createBudgets } from './plans/budgets.ts'
import { tellEnteredByRule } from './plans/entered-by-rule.ts'
import { createRecurring } from './plans/recurring.ts'

export interface PlanStoresDeps {
  readonly api: PlansApi
  readonly cached: CachedPlans
  /** Shows a text as a notification where that is allowed. Never rejects. */
  readonly notify: (text: string) => Promise<void>
  /** Tells other tabs. */
  readonly onChanged: () => void
  /** Deletes what rules have entered, with a way back. */
  readonly undoEntered: (entered: readonly Expense[]) => void
}

type PlansEnvironment = Pick<Environment, 'localStorage' | 'timeZone' | 'budgetWarning' | 'now' | 'randomId'>

export function createPlanStores(
  { auth, preferences, toasts }: AccountStores,
  { dashboard, today, wiring }: InitialStores,
  { localStorage, timeZone, budgetWarning, now, randomId }: PlansEnvironment,
  { api, cached, notify, onChanged, undoEntered }: PlanStoresDeps,
) {
  const day = () => {
    const asOf = dashboard.asOf.value
    return asOf === null ? today() : dayInZone(new Date(asOf), timeZone())
  }
  const fresh = computed(() => dashboard.asOf.value === null)
  const userId = () => (auth.state.value.kind === 'signedIn' ? auth.state.value.user.uid : null)
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
    fresh,
    month: () => monthOf(day()),
    userId,
    storage: localStorage,
    async notify(state) {
      await notify(await budgetWarning(state, preferences.currency.peek()))
    },
  })
  const recurring = createRecurring({
    api,
    cached: cached.rules,
    auth: auth.state,
    today,
    randomId,
    toasts,
  })
  const enteredByRule = tellEnteredByRule({
    figures: dashboard.data,
    fresh,
    userId,
    now,
    storage: localStorage,
    toasts,
    undo: undoEntered,
  })
  return {
    budgets,
    recurring,
    /**
     * What it enters at once is not told of at the next visit: the person asked for it. `by`: with another session
     * than the page's.
     */
    async addRule(
      draft: ExpenseDraft,
      every: Schedule['every'],
      starts: CalendarDate,
      key: string,
      by: Pick<PlansApi, 'addRule'> = api,
    ): Promise<ApiResult<NewRule>> {
      const added = await by.addRule(draft, scheduleOn(draft.date, every), starts, key)
      if (added.kind === 'ok') enteredByRule.expect(added.value.expenses)
      return added
    },
    /** Deletes it, and with a way back what it has entered at once. Never rejects. */
    async undoRule(added: NewRule): Promise<void> {
      const { rule, expenses } = added
      if ((await recurring.stop(rule)) && expenses.length > 0) undoEntered(expenses)
    },
  }
}
