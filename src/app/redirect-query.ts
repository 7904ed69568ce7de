import { useSearch } from 'wouter'
import { ADD_QUERY, asksToAdd } from '../screens/dashboard/add-query.ts'

/** The query that is carried over a redirect: the wish to add an expense, through signing in to the dashboard. */
export function useRedirectQuery(): string {
  return asksToAdd(useSearch()) ? `?${ADD_QUERY}` : ''
}
