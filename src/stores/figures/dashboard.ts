/** The dashboard's figures: loaded for the signed-in person, kept on show while they refresh. */
import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { Dashboard } from '../../../shared/wire/totals.ts'
import type { AccountApi, CachedAccount } from '../../api/account-endpoints.ts'
import type { AuthState } from '../account/auth.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'

export type { Dashboard }
export interface DashboardDeps {
  readonly api: Pick<AccountApi, 'dashboard'>
  readonly auth: ReadonlySignal<AuthState>
  readonly cached: CachedAccount['dashboard']
}

/** Equal figures are not rendered again. */
function isSame(fresh: Dashboard, shown: Dashboard): boolean {
  return textOf(fresh) === textOf(shown)
}

/** JSON knows no bigint. */
function textOf(figures: Dashboard): string {
  return JSON.stringify(figures, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
}

export function createDashboard({ api, auth, cached }: DashboardDeps) {
  const figures = createCachedQuery(isSame)
  const query = { request: () => api.dashboard(), cached }

  async function refresh(): Promise<void> {
    if (auth.peek().kind === 'signedIn') await figures.refresh(query)
  }

  effect(() => {
    const { kind } = auth.value
    untracked(() => {
      figures.reset()
      if (kind !== 'signedIn') return
      figures.recall(query)
      void refresh()
    })
  })

  const { data, asOf, loading, failed, failure } = figures
  return {
    data,
    asOf,
    loading,
    failed,
    refresh,
    dismissFailure(): void {
      failure.value = null
    },
  }
}
