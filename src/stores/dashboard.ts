/** The dashboard's figures: loaded for the signed-in person, kept on show while they refresh. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Api } from '../api/endpoints.ts'
import type { Dashboard } from '../api/wire/totals.ts'
import type { AuthState } from './auth.ts'

export type { Dashboard }
export type DashboardStore = ReturnType<typeof createDashboard>

export function createDashboard(api: Pick<Api, 'dashboard'>, auth: ReadonlySignal<AuthState>) {
  const data = signal<Dashboard | null>(null)
  const loading = signal(false)
  /** Shown as a banner that can be dismissed. */
  const failed = signal(false)
  let generation = 0

  async function refresh(): Promise<void> {
    if (auth.peek().kind !== 'signedIn') return
    const asked = ++generation
    loading.value = true
    const result = await api.dashboard()
    if (asked !== generation) return
    loading.value = false
    failed.value = result.kind === 'failed' && result.failure.kind !== 'signedOut'
    if (result.kind === 'ok') data.value = result.value
  }

  effect(() => {
    if (auth.value.kind === 'signedIn') void refresh()
    else {
      generation++
      data.value = null
      loading.value = false
      failed.value = false
    }
  })

  return { data, loading, failed, refresh }
}
