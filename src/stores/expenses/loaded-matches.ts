/** Which expenses of a loaded list a filter lets through: it is looked through a little at a time, however long it is. */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Expense } from '../../../shared/domain/expense.ts'
import { type ListFilter, matcherOf } from '../../../shared/domain/list-filter.ts'

/** How long, in ms, it is looked through before a touch or a paint can come in between. */
const SLICE = 4

export interface LoadedMatches {
  /** In the list's order. Null without a filter; until all have been looked at, what was found before. */
  readonly found: ReadonlySignal<readonly Expense[] | null>
  readonly looking: ReadonlySignal<boolean>
}

export function createLoadedMatches(
  filter: ReadonlySignal<ListFilter | null>,
  list: ReadonlySignal<readonly Expense[]>,
): LoadedMatches {
  const found = signal<readonly Expense[] | null>(null)
  const looking = signal(false)

  function show(expenses: readonly Expense[] | null): void {
    batch(() => {
      found.value = expenses
      looking.value = false
    })
  }

  effect(() => {
    const expenses = list.value
    if (filter.value === null) return show(null)
    const matches = matcherOf(filter.value)
    const matching: Expense[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let next = 0

    function look(): void {
      const due = performance.now() + SLICE
      for (; next < expenses.length; next++) {
        if (performance.now() > due) {
          looking.value = true
          timer = setTimeout(look)
          return
        }
        const expense = expenses[next]
        if (expense && matches(expense)) matching.push(expense)
      }
      show(matching)
    }

    look()
    return () => clearTimeout(timer)
  })

  return { found, looking }
}
