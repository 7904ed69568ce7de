/** Which expenses the server finds: asked once no more is typed, a page first, then how many there are and their sum. */
import type { Totals } from '../../../shared/domain/totals.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ListQuery } from '../../api/list-query.ts'
import type { CountMatches } from '../../api/matches-endpoint.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'
import { createListRest, filledAs, type Listed } from './list-rest.ts'

/** From the last key to the request, in milliseconds: a word is typed in less. */
export const SEARCH_DELAY = 250
/** Of the first page: what the server reads at once. */
const PAGE = 200

export interface Answered extends Listed {
  /** Of all, where not all are there; null until it is known. */
  readonly count: number | null
  /** Null where the expenses themselves tell it, all being there, and until they are known. */
  readonly totals: Totals | null
}

/** `query` is what is looked for now. */
export function createServerMatches(
  api: Pick<Api, 'expenses'>,
  countMatches: CountMatches,
  query: () => ListQuery,
) {
  const answer = createCachedQuery<Answered>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let outrun = new AbortController()

  function stop(): void {
    clearTimeout(timer)
    outrun.abort()
    answer.cancel()
  }

  async function ask(): Promise<void> {
    stop()
    outrun = new AbortController()
    const { signal: outrunSignal } = outrun
    const asked = query()
    const before = answer.data.peek()
    await answer.refresh({
      cached: () => null,
      async request() {
        const result = await api.expenses({ ...asked, limit: PAGE, signal: outrunSignal })
        if (result.kind === 'failed') return result
        const { expenses, next = null } = result.value
        const first: Answered = { expenses, nextCursor: next, count: null, totals: null }
        return { kind: 'ok', value: before ? await filledAs(before, api, asked, first) : first }
      },
    })
    // Once what was found is on show: a sum takes the longer the more there is.
    if (!outrunSignal.aborted) await sumUp(asked, outrunSignal)
  }

  /** Number and sum of all matches. Where that fails, both are known once all that was found is loaded. */
  async function sumUp(asked: ListQuery, outrunSignal: AbortSignal): Promise<void> {
    if (!answer.data.peek()?.nextCursor) return
    const matches = await countMatches(asked, outrunSignal)
    const shown = answer.data.peek()
    if (matches.kind === 'ok' && shown && !outrunSignal.aborted)
      answer.data.value = { ...shown, ...matches.value }
  }

  return {
    ...answer,
    rest: createListRest(api, answer.data, query),
    ask,
    askSoon() {
      timer = setTimeout(() => void ask(), SEARCH_DELAY)
    },
    stop,
  }
}
