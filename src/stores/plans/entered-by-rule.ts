/** Tells, at the next visit, of expenses that rules have entered, with a way back: each once a device. */
import { effect, type ReadonlySignal } from '@preact/signals-react'
import { type Expense, isEnteredByRule } from '../../../shared/domain/expense.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import type { Dashboard } from '../figures/dashboard.ts'
import type { Toasts } from '../messages/toasts.ts'
import { readTold, writeTold } from './told.ts'

export interface EnteredByRuleDeps {
  readonly figures: ReadonlySignal<Dashboard | null>
  /** Whether they are those of now, not of an earlier visit. */
  readonly fresh: ReadonlySignal<boolean>
  /** Of the account signed in; null for none. */
  readonly userId: () => string | null
  readonly now: () => Date
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly undo: (entered: readonly Expense[]) => void
}

/** Holds the account, and when what was told last was entered. */
const TOLD_KEY = 'enteredTold'
/** Greatest age of what is told on a device that has told of nothing yet, in milliseconds. */
const NEWS_FOR = 7 * 86_400_000
/** The person was not waiting for it, in milliseconds. */
const SHOWN_FOR = 10_000

export function tellEnteredByRule(deps: EnteredByRuleDeps) {
  const { figures, fresh, userId, now, storage, toasts, undo } = deps
  let told = readTold<Told>(storage, TOLD_KEY, ['user', 'until']) ?? NOTHING

  function toldUntil(user: string): number {
    return told.user === user ? told.until : now().getTime() - NEWS_FOR
  }

  function mark(user: string, entered: readonly Expense[]): void {
    told = { user, until: Math.max(toldUntil(user), ...entered.map(enteredAt)) }
    writeTold(storage, TOLD_KEY, told)
  }

  effect(() => {
    const user = userId()
    if (user === null || !fresh.value || !figures.value) return
    const news = figures.value.recent.filter(
      expense => isEnteredByRule(expense) && enteredAt(expense) > toldUntil(user),
    )
    const [first] = news
    if (!first) return
    mark(user, news)
    const notice = {
      kind: 'enteredByRule',
      count: news.length,
      description: first.description,
      sums: sumsByCurrency(news),
    } as const
    toasts.show('info', notice, { undo: () => undo(news), duration: SHOWN_FOR })
  })

  return {
    /** The person has just asked for these: they are not told of. */
    expect(entered: readonly Expense[]): void {
      const user = userId()
      if (user !== null && entered.length > 0) mark(user, entered)
    },
  }
}

interface Told {
  readonly user: string
  /** In milliseconds since the epoch. */
  readonly until: number
}

const NOTHING: Told = { user: '', until: 0 }

/** 0 where it is not known. */
function enteredAt({ createdAt }: Expense): number {
  return Date.parse(createdAt) || 0
}
