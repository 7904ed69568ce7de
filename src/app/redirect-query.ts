import { useSearch } from 'wouter'
import { saidIn, sayQuery } from '../screens/capture/said-query.ts'
import { ADD_QUERY, asksToAdd } from '../screens/dashboard/add-query.ts'

/** The query that is carried over a redirect, through signing in to the dashboard: the wish to add an expense, or one that is said. */
export function useRedirectQuery(): string {
  const search = useSearch()
  const said = saidIn(search)
  if (said !== null) return `?${sayQuery(said)}`
  return asksToAdd(search) ? `?${ADD_QUERY}` : ''
}
