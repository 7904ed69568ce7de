import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { Dashboard } from '../../../src/stores/figures/dashboard.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { tellEnteredByRule } from '../../../src/stores/plans/entered-by-rule.ts'

function entered(id: string, createdAt: string, recurringId: string | null = 'rule'): Expense {
  return {
    id,
    amount: 1_500_000 as Minor,
    currency: 'IDR',
    description: `Kos ${id}`,
    category: 'Bills & Utilities',
    date: '2026-11-23' as CalendarDate,
    paymentMethod: null,
    createdAt,
    ...(recurringId ? { recurringId } : {}),
  }
}

function setUp(kept = new Map<string, string>()) {
  const recent = signal<readonly Expense[]>([])
  const figures = signal<Dashboard | null>(null)
  const show = (...expenses: Expense[]) => {
    recent.value = expenses
    figures.value = { recent: expenses } as unknown as Dashboard
  }
  const fresh = signal(true)
  const user = signal<string | null>('ani')
  const toasts = createToasts()
  const undo = vi.fn()
  const told = tellEnteredByRule({
    figures,
    fresh,
    userId: () => user.value,
    now: () => new Date('2026-11-23T01:00:00Z'),
    storage: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    toasts,
    undo,
  })
  const notices = () => toasts.list.value.map(({ notice }) => notice)
  return { show, fresh, user, toasts, undo, told, notices, kept }
}

const NEW = '2026-11-22T17:00:00Z'

it('what rules have entered since is told once, with Undo', () => {
  const { show, toasts, undo, notices, kept } = setUp()
  const rent = entered('a', NEW)
  // None of them: one without a rule, and the one that the person entered with it.
  show(rent, entered('b', NEW, null), entered('rule', NEW))
  expect(notices()).toEqual([
    {
      kind: 'enteredByRule',
      count: 1,
      description: 'Kos a',
      sums: [{ currency: 'IDR', amount: 1_500_000n }],
    },
  ])
  toasts.list.value[0]?.action?.run()
  expect(undo).toHaveBeenCalledWith([rent])
  show(rent)
  expect(notices()).toHaveLength(1)
  const next = setUp(kept)
  next.show(rent)
  expect(next.notices()).toEqual([])
  next.show(entered('c', '2026-11-22T17:00:01Z'), rent)
  expect(next.notices()).toMatchObject([{ count: 1, description: 'Kos c' }])
})

it('what was entered more than a week ago is no news on a new device', () => {
  const { show, notices } = setUp()
  show(entered('a', '2026-11-15T17:00:00Z'))
  expect(notices()).toEqual([])
})

it('nothing is told of figures of an earlier visit, nor of what the person has just asked for', () => {
  const { show, fresh, told, notices } = setUp()
  fresh.value = false
  show(entered('a', NEW))
  expect(notices()).toEqual([])
  told.expect([entered('a', NEW)])
  fresh.value = true
  expect(notices()).toEqual([])
})

it('each account is told its own', () => {
  const { show, user, notices } = setUp()
  show(entered('a', NEW))
  show()
  user.value = 'budi'
  show(entered('b', '2026-11-22T16:00:00Z'))
  expect(notices()).toHaveLength(2)
})
