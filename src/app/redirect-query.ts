import { useSearch } from 'wouter'
import { saidIn, sayQuery } from '../screens/capture/said-query.ts'
import { asksToSpeak, SPEAK_QUERY } from '../screens/capture/speak-query.ts'
import { ADD_QUERY, asksToAdd } from '../screens/dashboard/add-query.ts'

/** The query that is carried over a redirect, through signing in to the dashboard: what is said, or the wish to speak or to add. */
export function useRedirectQuery(): string {
  const search = useSearch()
  const said = saidIn(search)
  if (said !== null) return `?${sayQuery(said)}`
  if (asksToSpeak(search)) return `?${SPEAK_QUERY}`
  return asksToAdd(search) ? `?${ADD_QUERY}` : ''
}
