import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * What `read` makes of the address's query: renders again only where that becomes another. A list's address follows each
 * key of a search, which no other part of the page is to be rendered for.
 */
export function useQuery<Value extends string | boolean | null>(read: (query: string) => Value): Value {
  return useLocationProperty(() => read(location.search))
}
