/**
 * Searching and filtering the expenses of the period, or all: at once in what is loaded, then by the server where that
 * is not all of it.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Expense } from '../../../shared/domain/expense.ts'
import { isFiltering, type ListFilter, NO_FILTER, sameFilter } from '../../../shared/domain/list-filter.ts'
import type { DateRange } from '../../../shared/domain/period.ts'
import type { Totals } from '../../../shared/domain/totals.ts'
import type { ExpensePage } from '../../../shared/wire/period.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiResult } from '../../api/http.ts'
import type { ListQuery } from '../../api/list-query.ts'
import type { CountMatches } from '../../api/matches-endpoint.ts'
import type { AuthState } from '../account/auth.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'
import { createListRest, filledAs, type Listed } from './list-rest.ts'
import { createLoadedMatches } from './loaded-matches.ts'
import type { PeriodDetail } from './period-detail.ts'
import type { Selection } from './selection.ts'

/** From the last key to the request, in milliseconds: a word is typed in less. */
export const SEARCH_DELAY = 250
/** Of the first page: what the server reads at once. */
const PAGE = 200

const NONE: readonly Expense[] = []

/** Expenses on show, and how many there are of them in all. */
export interface Listing extends Listed {
  /** Null until it is known. */
  readonly count: number | null
}

export interface Found extends Listing {
  /** Null where the expenses themselves tell it, all being there, and until they are known. */
  readonly totals: Totals | null
  /** Nothing more is to be expected of the server. */
  readonly final: boolean
}

export interface ExpenseSearchDeps {
  readonly api: Pick<Api, 'expenses'>
  readonly countMatches: CountMatches
  readonly auth: ReadonlySignal<AuthState>
  readonly period: PeriodDetail
  readonly selection: Pick<Selection, 'selecting' | 'leave' | 'keep' | 'pickOnly'>
}

export type ExpenseSearch = ReturnType<typeof createExpenseSearch>

export function createExpenseSearch({ api, countMatches, auth, period, selection }: ExpenseSearchDeps) {
  const filter = signal<ListFilter>(NO_FILTER)
  /** The person chose to look beyond the period; holds until another period is chosen, also while nothing is looked for. */
  const wantsAll = signal(false)
  /** Days that are searched instead of the period, until another period is chosen. */
  const days = signal<DateRange | null>(null)
  const isOpen = signal(false)
  const answer = createCachedQuery<Omit<Found, 'final'>>()
  const active = computed(() => isFiltering(filter.value) || days.value !== null)
  /** What is on show is from beyond the period. */
  const everywhere = computed(() => days.value !== null || (wantsAll.value && active.value))
  /** All expenses that are searched are loaded. */
  const isLoaded = computed(() => !everywhere.value && period.data.value?.nextCursor === null)
  const loaded = createLoadedMatches(
    computed(() => (active.value ? filter.value : null)),
    computed(() => loadedOf(days.value)),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  let outrun = new AbortController()

  const query = (): ListQuery => ({
    range: days.peek() ?? (everywhere.peek() ? null : period.range()),
    filter: filter.peek(),
  })

  const found = computed((): Found | null => {
    if (!active.value) return null
    const { value: answered } = answer.data
    if (!isLoaded.value && answered) {
      const count = answered.nextCursor === null ? answered.expenses.length : answered.count
      return { ...answered, count, final: !answer.loading.value }
    }
    const matches = loaded.found.value
    return matches && { ...allOf(matches), final: isLoaded.value && !loaded.looking.value }
  })

  /** What is loaded of those days; of the period where there are none. */
  function loadedOf(asked: DateRange | null): readonly Expense[] {
    const { expenses = NONE } = period.data.value ?? {}
    return asked ? expenses.filter(({ date }) => asked.from <= date && date <= asked.to) : expenses
  }

  const listing = computed((): Listing | null => (active.value ? found.value : period.data.value))

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
        const first = foundOf(await api.expenses({ ...asked, limit: PAGE, signal: outrunSignal }))
        if (first.kind === 'failed' || !before) return first
        return { kind: 'ok', value: await filledAs(before, api, asked, first.value) }
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

  function change(next: ListFilter, all = wantsAll.peek(), nextDays = days.peek()): void {
    if (sameFilter(next, filter.peek()) && all === wantsAll.peek() && nextDays === days.peek()) return
    batch(() => {
      selection.leave()
      filter.value = next
      wantsAll.value = all
      days.value = nextDays
    })
  }

  // What was found is another search's, or another period's.
  effect(() => {
    void [filter.value, everywhere.value, days.value, period.period.value, period.month()]
    answer.reset()
  })
  effect(() => {
    void [period.period.value, period.month()]
    batch(() => {
      wantsAll.value = false
      days.value = null
    })
  })
  // Again when the period's expenses have changed.
  effect(() => {
    const canAsk = everywhere.value || period.data.value !== null
    void [filter.value, days.value]
    stop()
    if (isOpen.value && active.value && canAsk && !isLoaded.value)
      timer = setTimeout(() => void ask(), SEARCH_DELAY)
  })
  effect(() => {
    // Nothing is filtered for it while nothing can be picked.
    const listed = selection.selecting.value ? listing.value : null
    if (listed) selection.keep(new Set(listed.expenses.map(({ id }) => id)))
  })
  effect(() => {
    if (auth.value.kind === 'signedOut') change(NO_FILTER, false, null)
  })

  const rest = createListRest(api, answer.data, query)
  const restOnShow = computed(() => (active.value ? rest : period.rest))

  return {
    filter: filter as ReadonlySignal<ListFilter>,
    everywhere,
    /** Those on show that are of no period; null where there are none. */
    days: days as ReadonlySignal<DateRange | null>,
    active,
    /** Null while nothing is looked for. */
    found,
    failed: computed(() => (active.value && !isLoaded.value ? answer.failed.value : null)),
    /** What is on show: what was found, or the period's. */
    listing,
    /** Of what is on show. */
    rest: restOnShow,
    narrow: (part: Partial<ListFilter>) => change({ ...filter.peek(), ...part }),
    setEverywhere: (all: boolean) => change(filter.peek(), all, null),
    show: change,
    clear: () => change(NO_FILTER, false, null),
    retry: ask,
    /** All that is on show, those that are not listed yet as well; none where they cannot be had. */
    async pickAll(): Promise<void> {
      if (listing.peek()?.nextCursor && !(await restOnShow.peek().loadAll())) return
      selection.pickOnly(listing.peek()?.expenses.map(({ id }) => id) ?? [])
    },
    /** The screen is mounted; returns what its unmounting calls. */
    open(): () => void {
      isOpen.value = true
      return () => {
        isOpen.value = false
      }
    },
  }
}

function foundOf(result: ApiResult<ExpensePage>): ApiResult<Omit<Found, 'final'>> {
  if (result.kind === 'failed') return result
  const { expenses, next = null } = result.value
  const value = next === null ? allOf(expenses) : { expenses, nextCursor: next, count: null, totals: null }
  return { kind: 'ok', value }
}

function allOf(expenses: readonly Expense[]): Omit<Found, 'final'> {
  return { expenses, nextCursor: null, count: expenses.length, totals: null }
}
