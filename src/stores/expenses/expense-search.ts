/** Searching and filtering expenses: at once in what is loaded, then by the server where that is not all of it. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Expense } from '../../../shared/domain/expense.ts'
import { type ListFilter, NO_FILTER } from '../../../shared/domain/list-filter.ts'
import type { DateRange } from '../../../shared/domain/period.ts'
import type { Api } from '../../api/endpoints.ts'
import type { CountMatches } from '../../api/matches-endpoint.ts'
import type { AuthState } from '../account/auth.ts'
import { createLoadedMatches } from './loaded-matches.ts'
import type { PeriodDetail } from './period-detail.ts'
import { createSearched } from './searched.ts'
import type { Selection } from './selection.ts'
import { type Answered, createServerMatches } from './server-matches.ts'

const NONE: readonly Expense[] = []

/** Expenses on show, and how many there are of them in all. */
export type Listing = Omit<Answered, 'totals'>

export interface Found extends Answered {
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
  const { filter, days, active, everywhere, change, leavePeriod, searchAll } = createSearched(selection.leave)
  const isOpen = signal(false)
  /** All expenses that are searched are loaded. */
  const isLoaded = computed(() => !everywhere.value && period.data.value?.nextCursor === null)
  const loaded = createLoadedMatches(
    computed(() => (active.value ? filter.value : null)),
    computed(() => loadedOf(days.value)),
  )
  const answer = createServerMatches(api, countMatches, () => ({
    range: days.peek() ?? (everywhere.peek() ? null : period.range()),
    filter: filter.peek(),
  }))

  const found = computed((): Found | null => {
    if (!active.value) return null
    const { value: answered } = answer.data
    if (!isLoaded.value && answered) {
      const count = answered.nextCursor === null ? answered.expenses.length : answered.count
      return { ...answered, count, final: !answer.loading.value }
    }
    const { value: expenses } = loaded.found
    const final = isLoaded.value && !loaded.looking.value
    return expenses && { expenses, nextCursor: null, count: expenses.length, totals: null, final }
  })

  /** What is loaded of those days; of the period where there are none. */
  function loadedOf(asked: DateRange | null): readonly Expense[] {
    const { expenses = NONE } = period.data.value ?? {}
    return asked ? expenses.filter(({ date }) => asked.from <= date && date <= asked.to) : expenses
  }

  const listing = computed((): Listing | null => (active.value ? found.value : period.data.value))

  // What was found is another search's, or another period's.
  effect(() => {
    void [filter.value, everywhere.value, days.value, period.period.value, period.month()]
    answer.reset()
  })
  effect(() => {
    void [period.period.value, period.month()]
    leavePeriod()
  })
  // Again when the period's expenses have changed.
  effect(() => {
    const canAsk = everywhere.value || period.data.value !== null
    void [filter.value, days.value]
    answer.stop()
    if (isOpen.value && active.value && canAsk && !isLoaded.value) answer.askSoon()
  })
  effect(() => {
    // Nothing is filtered for it while nothing can be picked.
    const listed = selection.selecting.value ? listing.value : null
    if (listed) selection.keep(new Set(listed.expenses.map(({ id }) => id)))
  })
  effect(() => {
    if (auth.value.kind === 'signedOut') change(NO_FILTER, false, null)
  })

  const restOnShow = computed(() => (active.value ? answer.rest : period.rest))

  return {
    filter,
    everywhere,
    /** Those on show that are of no period; null where there are none. */
    days,
    active,
    /** Null while nothing is looked for. */
    found,
    failed: computed(() => (active.value && !isLoaded.value ? answer.failed.value : null)),
    /** What is on show: what was found, or the period's. */
    listing,
    /** Of what is on show. */
    rest: restOnShow,
    narrow: (part: Partial<ListFilter>) => change({ ...filter.peek(), ...part }),
    setEverywhere: searchAll,
    show: change,
    clear: () => change(NO_FILTER, false, null),
    retry: answer.ask,
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
