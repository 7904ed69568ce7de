import { saidIn, sayQuery } from '../screens/capture/said-query.ts'
import { asksToSpeak, SPEAK_QUERY } from '../screens/capture/speak-query.ts'
import { ADD_QUERY, asksToAdd } from '../screens/dashboard/add-query.ts'
import { useQuery } from '../widgets/use-query.ts'

/** The query that is carried over a redirect, through signing in to the dashboard: what is said, or the wish to speak or to add. */
export function useRedirectQuery(): string {
  return useQuery(carried)
}

function carried(query: string): string {
  const said = saidIn(query)
  if (said !== null) return `?${sayQuery(said)}`
  if (asksToSpeak(query)) return `?${SPEAK_QUERY}`
  return asksToAdd(query) ? `?${ADD_QUERY}` : ''
}
