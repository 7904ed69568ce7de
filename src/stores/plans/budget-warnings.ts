/** Says once a month and device that an expense has brought a budget near its limit, or to it. */
import { effect, type ReadonlySignal } from '@preact/signals-react'
import { BUDGET_LEVELS, type Budget, type BudgetState } from '../../../shared/domain/budget.ts'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import { readTold, writeTold } from './told.ts'

export interface BudgetWarningsDeps {
  readonly list: ReadonlySignal<readonly Budget[] | null>
  readonly states: ReadonlySignal<readonly BudgetState[] | null>
  /** Whether the figures are those of now, not of an earlier visit. */
  readonly fresh: ReadonlySignal<boolean>
  readonly month: () => CalendarMonth
  /** Of the account signed in; null for none. */
  readonly userId: () => string | null
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Never rejects. */
  readonly notify: (state: BudgetState) => Promise<void> | void
}

/** Holds what was told of the account and month named in it. */
const TOLD_KEY = 'budgetsTold'

/**
 * A level that is reached as the person sets a budget, or that was reached before this visit, is on show and not told:
 * the figures changed while the budgets stayed as they were.
 */
export function warnOfBudgets({
  list,
  states,
  fresh,
  month,
  userId,
  storage,
  notify,
}: BudgetWarningsDeps): void {
  let before: readonly Budget[] | null = null
  let told = readTold<Told>(storage, TOLD_KEY, ['owner', 'levels']) ?? NOTHING
  effect(() => {
    const budgets = list.value
    const found = states.value
    const user = userId()
    if (!fresh.value || !found || user === null) return
    const spentMore = budgets === before
    before = budgets
    const owner = `${user} ${month()}`
    if (told.owner !== owner) told = { owner, levels: {} }
    const news = found.filter(state => levelOf(state) > (told.levels[state.scope] ?? 0))
    if (news.length === 0) return
    const reached = Object.fromEntries(news.map(state => [state.scope, levelOf(state)]))
    told = { owner, levels: { ...told.levels, ...reached } }
    writeTold(storage, TOLD_KEY, told)
    if (spentMore) for (const state of news) void notify(state)
  })
}

/** 0 where there is nothing to tell. */
function levelOf({ level }: BudgetState): number {
  return BUDGET_LEVELS.indexOf(level)
}

interface Told {
  /** Account and month. */
  readonly owner: string
  /** The highest level told, by scope. */
  readonly levels: Readonly<Record<string, number>>
}

const NOTHING: Told = { owner: '', levels: {} }
