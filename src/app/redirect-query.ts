import { saidIn, sayQuery } from '../screens/capture/said-query.ts'
import { asksToSpeak, SPEAK_QUERY } from '../screens/capture/speak-query.ts'
import { ADD_QUERY, asksToAdd } from '../screens/dashboard/add-query.ts'
import { useQuery } from '../widgets/use-query.ts'

/** The query to keep over the redirects of a sign-in to the dashboard: `say`, `speak` or `add`. */
export function useRedirectQuery(): string {
  return useQuery(carried)
}

function carried(query: string): string {
  const said = saidIn(query)
  if (said !== null) return `?${sayQuery(said)}`
  if (asksToSpeak(query)) return `?${SPEAK_QUERY}`
  return asksToAdd(query) ? `?${ADD_QUERY}` : ''
}
