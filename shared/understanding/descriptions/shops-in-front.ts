/** Shops said right before the thing, without a sign between: 'Indomaret sabun', 'IKEA trip, lamp'. */
import { matchPhrase, phraseList } from '../words/phrase-table.ts'
import { SHOPS } from './chains.ts'
import { cueAt, namesThing, type Said } from './lead.ts'

/** What one did at a shop: 'IKEA trip, lamp'. */
const VISITS: ReadonlySet<string> = new Set(phraseList('trip|run|haul|visit|stop'))
/** Behind the name of a shop they are things of its own, and not bought there. */
const OWN_THINGS: ReadonlySet<string> = new Set(
  phraseList(
    'gift|card|membership|subscription|credit|delivery|fee|shipping|parking|lunch|dinner|prime|music|voucher|ongkir|admin|paylater|point|poin|food|for|buat|untuk|utk|sama|dan|and|or|atau',
  ),
)

/** How many words before the thing are the name of a shop and what one did there: 'Indomaret sabun'; null where no known thing follows. */
export function shopLength(said: Said): number | null {
  const shop = matchPhrase(SHOPS, said.plain, 0)
  if (!shop || (cueAt(said, 0)?.end ?? 0) > shop.end) return null
  const isVisit = VISITS.has(said.words[shop.end]?.word ?? '')
  const end = isVisit ? shop.end + 1 : shop.end
  const thing = said.words[end]?.kind === 'sign' ? end + 1 : end
  if (isVisit && thing === end) return null
  const isOwn = OWN_THINGS.has(said.words[thing]?.word ?? '')
  return !isOwn && [thing, thing + 1].some(at => namesThing(said, at)) ? thing : null
}
