import { saidIn, sayQuery } from '../screens/capture/said-query.ts'
import { asksToSpeak, SPEAK_QUERY } from '../screens/capture/speak-query.ts'
import { ADD_QUERY, asksToAdd } from '../screens/dashboard/add-query.ts'
import { useQuery } from '../widgets/use-query.ts'

/** Screens whose query says what they show. */
const RESTORED = ['/expenses', '/analytics', '/profile']

/** Where a page that was opened signed out leads, with what it asked for; `isOpened` is false after a sign-out. */
export function useLoginAddress(isOpened: boolean): string {
  const query = useQuery(query => carried(query) || (isOpened ? nextQuery(location.pathname + query) : ''))
  return `/login${query}`
}

/** Where a signed-in page leads from `/login` or an unknown address: what was asked for before, or the dashboard. */
export function useEntryAddress(): string {
  return useQuery(query => nextOf(query) ?? `/${carried(query)}`)
}

/** The query to keep over the redirects of a sign-in to the dashboard: `say`, `speak` or `add`. */
function carried(query: string): string {
  const said = saidIn(query)
  if (said !== null) return `?${sayQuery(said)}`
  if (asksToSpeak(query)) return `?${SPEAK_QUERY}`
  return asksToAdd(query) ? `?${ADD_QUERY}` : ''
}

function nextQuery(address: string): string {
  return isRestored(address) ? `?${new URLSearchParams({ next: address })}` : ''
}

function nextOf(query: string): string | null {
  const next = new URLSearchParams(query).get('next')
  return next !== null && isRestored(next) ? next : null
}

function isRestored(address: string): boolean {
  return RESTORED.some(path => address.startsWith(`${path}?`))
}
