/** `/?add=true` opens the form for a new expense (specification §2). */
export const ADD_QUERY = 'add=true'

/** `search` is a query, with or without its question mark. */
export function asksToAdd(search: string): boolean {
  return new URLSearchParams(search).get('add') === 'true'
}
