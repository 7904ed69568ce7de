/** Limits of a month: how each stands, and changing them. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import { ALL, type Budget, type BudgetState, budgetState } from '../../../shared/domain/budget.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import type { ApiResult } from '../../api/http.ts'
import type { CachedPlans, PlansApi } from '../../api/plan-endpoints.ts'
import type { AuthState } from '../account/auth.ts'
import type { Dashboard } from '../figures/dashboard.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'

export interface BudgetsDeps {
  readonly api: Pick<PlansApi, 'budgets' | 'setBudget' | 'removeBudget'>
  readonly cached: CachedPlans['budgets']
  readonly auth: ReadonlySignal<AuthState>
  /** The month's, of which budgets are limits. */
  readonly figures: ReadonlySignal<Dashboard | null>
  /** The day of the figures. */
  readonly day: () => CalendarDate
  readonly currency: ReadonlySignal<Currency>
  readonly toasts: Pick<Toasts, 'show'>
  /** A budget was set or removed. */
  readonly onChanged: () => void
}

export function createBudgets({ api, cached, auth, figures, day, currency, toasts, onChanged }: BudgetsDeps) {
  const all = createCachedQuery<readonly Budget[]>(isSame)
  const query = { request: () => api.budgets(), cached }
  /** Which one is being set; null while none is. */
  const dialog = signal<{ readonly scope: string } | null>(null)
  const busy = signal(false)

  /** Null while either is not known. */
  const states = computed((): readonly BudgetState[] | null => {
    const month = figures.value
    const list = all.data.value
    if (!month || !list) return null
    const spent = { totals: month.monthSpend, breakdown: month.breakdown }
    return list.map(budget => budgetState(budget, spent, currency.value, day()))
  })

  async function refresh(): Promise<void> {
    if (auth.peek().kind === 'signedIn') await all.refresh(query)
  }

  effect(() => {
    const { kind } = auth.value
    untracked(() => {
      all.reset()
      dialog.value = null
      if (kind !== 'signedIn') return
      all.recall(query)
      void refresh()
    })
  })

  /** Whether it succeeded; the person has been told where it did not. */
  async function change(call: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    if (busy.peek()) return false
    busy.value = true
    const result = await call()
    busy.value = false
    if (result.kind === 'failed') {
      toasts.show('error', failureNotice(result.failure, 'budgetFailed', 'networkFailedKept'))
      return false
    }
    dialog.value = null
    await refresh()
    onChanged()
    return true
  }

  async function save(budget: Budget): Promise<void> {
    if (await change(() => api.setBudget(budget))) toasts.show('success', { kind: 'budgetSaved' })
  }

  return {
    list: all.data as ReadonlySignal<readonly Budget[] | null>,
    states,
    dialog,
    busy,
    refresh,
    open(scope: string = ALL): void {
      dialog.value = { scope }
    },
    close(): void {
      dialog.value = null
    },
    save,
    async remove(budget: Budget): Promise<void> {
      if (!(await change(() => api.removeBudget(budget.scope)))) return
      const undo = () => void save(budget)
      toasts.show('success', { kind: 'budgetRemoved' }, { undo })
    },
  }
}

function isSame(fresh: readonly Budget[], shown: readonly Budget[]): boolean {
  return JSON.stringify(fresh) === JSON.stringify(shown)
}
