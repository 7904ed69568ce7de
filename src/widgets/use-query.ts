import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * The result of `read` on the address's query; renders only when it changes. A list's address follows each
 * key of a search, for which other parts must not render.
 */
export function useQuery<Value extends string | boolean | null>(read: (query: string) => Value): Value {
  return useLocationProperty(() => read(location.search))
}
