/** The rules by which expenses come again: their list, changing, pausing and deleting them. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import { addDays, type CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type RecurringRule, type Schedule, sameSchedule } from '../../../shared/domain/recurring.ts'
import type { UsualExpense } from '../../../shared/domain/usual.ts'
import type { ApiResult } from '../../api/http.ts'
import type { CachedPlans, PlansApi } from '../../api/plan-endpoints.ts'
import type { AuthState } from '../account/auth.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'

export interface RecurringDeps {
  readonly api: Pick<PlansApi, 'rules' | 'addRule' | 'changeRule' | 'pauseRule' | 'deleteRule'>
  readonly cached: CachedPlans['rules']
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
  readonly randomId: () => string
  readonly toasts: Pick<Toasts, 'show'>
}

export function createRecurring({ api, cached, auth, today, randomId, toasts }: RecurringDeps) {
  const rules = createCachedQuery<readonly RecurringRule[]>()
  const query = { request: () => api.rules(), cached }
  /** Whether a change is under way. */
  const busy = signal(false)

  async function refresh(): Promise<void> {
    if (auth.peek().kind === 'signedIn') await rules.refresh(query)
  }

  effect(() => {
    const { kind } = auth.value
    untracked(() => {
      rules.reset()
      if (kind === 'signedIn') rules.recall(query)
    })
  })

  /** Whether it succeeded; the person has been told where it did not, and `undo` is offered once more. */
  async function change(call: () => Promise<ApiResult<unknown>>, undo?: () => void): Promise<boolean> {
    if (busy.peek()) return false
    busy.value = true
    const result = await call()
    busy.value = false
    if (result.kind === 'failed')
      toasts.show('error', failureNotice(result.failure, 'repeatFailed'), undo ? { undo } : {})
    await refresh()
    return result.kind === 'ok'
  }

  /** As it was, from tomorrow on: what is due today is entered already. */
  async function bringBack(rule: RecurringRule, key: string): Promise<void> {
    await change(
      async () => {
        const added = await api.addRule(rule, rule.schedule, addDays(today(), 1), key)
        return added.kind === 'ok' && rule.paused ? api.pauseRule(added.value.rule.id, true) : added
      },
      () => void bringBack(rule, key),
    )
  }

  return {
    list: rules.data as ReadonlySignal<readonly RecurringRule[] | null>,
    failed: rules.failed,
    loading: rules.loading,
    busy,
    refresh,
    /** What it has entered stays. Resolves with whether it is saved. */
    async edit(rule: RecurringRule, what: UsualExpense, schedule: Schedule): Promise<boolean> {
      const newSchedule = sameSchedule(rule.schedule, schedule) ? null : schedule
      const saved = await change(() => api.changeRule(rule.id, what, newSchedule))
      if (saved) toasts.show('success', { kind: 'changesSaved' })
      return saved
    },
    pause: (rule: RecurringRule, paused: boolean) => change(() => api.pauseRule(rule.id, paused)),
    /** Without a way back. Resolves with whether it is gone; the person has been told where it is not. */
    stop: (rule: RecurringRule) => change(() => api.deleteRule(rule.id)),
    /** What it has entered stays. */
    async remove(rule: RecurringRule): Promise<void> {
      if (!(await change(() => api.deleteRule(rule.id)))) return
      const key = randomId()
      const undo = () => void bringBack(rule, key)
      toasts.show('success', { kind: 'repeatDeleted', what: rule.description }, { undo })
    },
  }
}
