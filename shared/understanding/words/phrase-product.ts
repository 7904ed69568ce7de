/** Lists of phrases put together from their parts. */
import { phraseList } from './phrase-table.ts'

/** Each phrase of the first list followed by each of the second, and so on: 'put|set', 'it back' as 'put it back', 'set it back'. */
export function phraseProduct(...lists: readonly string[]): string[] {
  return lists
    .map(phraseList)
    .reduce((firsts, seconds) => firsts.flatMap(first => seconds.map(second => `${first} ${second}`)))
}
