/** The dashboard's figures: loaded for the signed-in person, kept on show while they refresh. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { Dashboard } from '../../shared/wire/totals.ts'
import type { FirstApi, FirstLastAnswers } from '../api/first-endpoints.ts'
import type { AuthState } from './auth.ts'
import { type LoadFailure, loadFailure } from './load-failure.ts'

export type { Dashboard }
export type DashboardStore = ReturnType<typeof createDashboard>

export interface DashboardDeps {
  readonly api: Pick<FirstApi, 'dashboard'>
  readonly auth: ReadonlySignal<AuthState>
  readonly known: FirstLastAnswers['dashboard']
}

/** As they came: figures that are no news have nothing drawn anew. */
function isSame(fresh: Dashboard, shown: Dashboard | null): boolean {
  return textOf(fresh) === textOf(shown)
}

/** JSON knows no bigint. */
function textOf(figures: Dashboard | null): string {
  return JSON.stringify(figures, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

export function createDashboard({ api, auth, known }: DashboardDeps) {
  const data = signal<Dashboard | null>(null)
  /** When what is on show was last known, in milliseconds since the epoch; null once it is up to date. */
  const asOf = signal<number | null>(null)
  const loading = signal(false)
  /** Shown as a banner that can be dismissed. */
  const failed = signal<LoadFailure | null>(null)
  let generation = 0

  async function refresh(): Promise<void> {
    if (auth.peek().kind !== 'signedIn') return
    const asked = ++generation
    loading.value = true
    const result = await api.dashboard()
    if (asked !== generation) return
    loading.value = false
    failed.value = result.kind === 'failed' ? loadFailure(result.failure) : null
    if (result.kind === 'ok') {
      if (!isSame(result.value, data.peek())) data.value = result.value
      asOf.value = null
    } else if (data.value) asOf.value ??= known()?.at ?? null
  }

  function recall(): void {
    const last = known()
    data.value = last?.value ?? null
    asOf.value = last?.at ?? null
  }

  effect(() => {
    generation++
    if (auth.value.kind === 'signedIn') {
      untracked(recall)
      void refresh()
    } else {
      data.value = null
      asOf.value = null
      loading.value = false
      failed.value = null
    }
  })

  return { data, asOf, loading, failed, refresh }
}
