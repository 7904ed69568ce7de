/** The members that show what was spent: lists of it, picking from them, and what is made of the figures. */
import type { Api } from '../api/endpoints.ts'
import { createCachedPeriod } from '../api/list-endpoints.ts'
import { createCountMatches } from '../api/matches-endpoint.ts'
import { createTrendsApi } from '../api/trends-endpoint.ts'
import type { AccountStores } from './account-stores.ts'
import type { BringBack } from './expenses/bring-back.ts'
import { createBulkDelete } from './expenses/bulk-delete.ts'
import { createExpenseSearch } from './expenses/expense-search.ts'
import { createPeriodDetail } from './expenses/period-detail.ts'
import { createSelection } from './expenses/selection.ts'
import { createAnalytics } from './figures/analytics.ts'
import { createTrends } from './figures/trends.ts'
import type { InitialStores } from './initial-stores.ts'

export interface ListStoresDeps {
  readonly api: Api
  readonly bringBack: BringBack
  /** Expenses were deleted. */
  readonly onChanged: () => void
}

export function createListStores(
  { auth, toasts }: AccountStores,
  { today, wiring }: InitialStores,
  { api, bringBack, onChanged }: ListStoresDeps,
) {
  const cached = createCachedPeriod(wiring.cache)
  const selection = createSelection()
  const periodDetail = createPeriodDetail({ api, auth: auth.state, today, selection, cached })
  const search = createExpenseSearch({
    api,
    countMatches: createCountMatches(wiring.request),
    auth: auth.state,
    period: periodDetail,
    selection,
  })
  const bulkDelete = createBulkDelete({ api, selection, toasts, bringBack, onChanged })
  const analytics = createAnalytics({ api, auth: auth.state, today, cached })
  const trends = createTrends({
    api: createTrendsApi(wiring.request, wiring.cache),
    auth: auth.state,
    today,
  })
  wiring.refreshToo(periodDetail.refresh)
  wiring.refreshToo(analytics.refresh)
  wiring.refreshToo(trends.refresh)
  return { selection, periodDetail, search, bulkDelete, analytics, trends }
}
