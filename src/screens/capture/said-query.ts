/** A sentence in the page's address: `/?say=coffee 25`, or what another app shares (`share_target` of the manifest). */

/** In this order: shared text is more specific than a title, and both more than a link. */
const NAMES = ['say', 'text', 'title', 'url'] as const
/** In UTF-16 units. */
const LONGEST = 10_000

/** Null where there is none. `search` is a query, with or without its question mark. */
export function saidIn(search: string): string | null {
  const query = new URLSearchParams(search)
  for (const name of NAMES) {
    const said = query.get(name)?.replace(/\s+/g, ' ').trim()
    if (said) return said.slice(0, LONGEST)
  }
  return null
}

/** The query with this sentence, without its question mark. */
export function sayQuery(said: string): string {
  return new URLSearchParams({ say: said }).toString()
}
