/** What is looked for: the filter, and whether in the period, in other days or in all. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { isFiltering, type ListFilter, NO_FILTER, sameFilter } from '../../../shared/domain/list-filter.ts'
import type { DateRange } from '../../../shared/domain/period.ts'

/** `onChange` is called before something else is looked for. */
export function createSearched(onChange: () => void) {
  const filter = signal<ListFilter>(NO_FILTER)
  /** The person chose to look beyond the period; holds until another period is chosen, also while nothing is looked for. */
  const wantsAll = signal(false)
  /** Days that are searched instead of the period, until another period is chosen. */
  const days = signal<DateRange | null>(null)
  const active = computed(() => isFiltering(filter.value) || days.value !== null)

  function change(next: ListFilter, all = wantsAll.peek(), nextDays = days.peek()): void {
    if (sameFilter(next, filter.peek()) && all === wantsAll.peek() && nextDays === days.peek()) return
    batch(() => {
      onChange()
      filter.value = next
      wantsAll.value = all
      days.value = nextDays
    })
  }

  return {
    filter: filter as ReadonlySignal<ListFilter>,
    days: days as ReadonlySignal<DateRange | null>,
    active,
    /** What is on show is from beyond the period. */
    everywhere: computed(() => days.value !== null || (wantsAll.value && active.value)),
    change,
    searchAll: (all: boolean) => change(filter.peek(), all, null),
    /** Another period is chosen. */
    leavePeriod(): void {
      batch(() => {
        wantsAll.value = false
        days.value = null
      })
    },
  }
}
