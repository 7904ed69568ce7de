import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import { createJustSaved, type NotedExpense } from '../../../src/stores/receipt/just-saved.ts'
import type { Receipt } from '../../../src/stores/receipt/receipt.ts'
import { groupOf } from '../../../src/stores/receipt/receipt-group.ts'
import { createIdempotencyKey } from '../../../src/stores/server-state/idempotency-key.ts'

function spent(id: string | null, amount = 20_000): NotedExpense {
  return {
    id,
    amount: amount as Minor,
    currency: 'IDR',
    description: 'Kopi',
    category: 'Food & Dining',
    date: '2026-11-23' as CalendarDate,
    paymentMethod: null,
  }
}

function setUp() {
  let at = 0
  const unsent: { at: number; typed: readonly SavedExpense[] } = { at: 0, typed: [] }
  const justSaved = createJustSaved({
    receipt: signal(null),
    now: () => new Date(at),
    unsentAt: () => unsent.at,
    unsent: () => unsent.typed,
  })
  const names = () => justSaved.current().map(({ id, amount }) => [id, amount])
  const wait = (ms: number) => {
    at += ms
  }
  return { justSaved, unsent, names, wait }
}

it('the latest saved is last, in whatever way it was saved, and as it is now', () => {
  const { justSaved, names } = setUp()
  justSaved.note([spent('spoken'), spent('typed')])
  justSaved.note([spent('by a chip')])
  justSaved.note([spent('typed', 35_000)])
  expect(names()).toEqual([
    ['spoken', 20_000],
    ['by a chip', 20_000],
    ['typed', 35_000],
  ])
})

it('is nothing while something later is not sent yet, and again what it was once that is sent', () => {
  const { justSaved, unsent, names, wait } = setUp()
  wait(1000)
  justSaved.note([spent('coffee')])
  unsent.at = 500
  expect([names().length, justSaved.isUnsentLatest()]).toEqual([1, false])
  unsent.at = 2000
  expect([names().length, justSaved.isUnsentLatest()]).toEqual([0, true])
  unsent.at = 0
  expect(names()).toEqual([['coffee', 20_000]])
})

it('what waits is told from something new for as long as what was saved is', () => {
  const { justSaved, unsent, wait } = setUp()
  justSaved.note([spent('coffee')])
  unsent.typed = [{ ...spent('waits'), id: 'waits', savedAt: 60_000 }]
  const ids = () => justSaved.waiting().map(({ id }) => id)
  wait(60_000)
  expect(ids()).toEqual(['coffee', 'waits'])
  wait(60_001)
  expect(ids()).toEqual(['waits'])
  wait(60_000)
  expect(ids()).toEqual([])
})

it('after two minutes it is no longer what was just saved, and without an id it never was', () => {
  const { justSaved, names, wait } = setUp()
  justSaved.note([spent('early'), spent(null)])
  wait(60_000)
  justSaved.note([spent('late')])
  wait(60_001)
  expect(names()).toEqual([['late', 20_000]])
})

it('what was saved together is told apart from what was saved before, once corrected, too', () => {
  const { justSaved, wait } = setUp()
  justSaved.note([spent('tea'), spent('toast')])
  wait(1000)
  justSaved.note([spent('soap')])
  const [tea] = justSaved.current()
  if (!tea) throw new Error('nothing is noted')
  const { savedAt: _, ...answered } = tea
  justSaved.note([{ ...answered, amount: 9000 as Minor }])
  expect(justSaved.current().map(({ id, savedAt }) => [id, savedAt])).toEqual([
    ['toast', 0],
    ['soap', 1000],
    ['tea', 0],
  ])
})

it('what stands on an open receipt is later than what was saved before it, and is as it was changed since', () => {
  const shown = signal<Receipt | null>(null)
  let at = 0
  const justSaved = createJustSaved({
    receipt: shown,
    now: () => new Date(at),
    unsentAt: () => 0,
    unsent: () => [],
  })
  justSaved.note([spent('sandwich')])
  at = 1000
  justSaved.note([spent('cake', 6000)])
  shown.value = receiptOf(spent('cake', 6000))
  expect(justSaved.current().map(({ id }) => id)).toEqual(['sandwich', 'cake'])
  justSaved.note([spent('cake', 9000)])
  expect(justSaved.current().at(-1)).toMatchObject({ id: 'cake', amount: 9000 })
  justSaved.forget(['sandwich'])
  expect(justSaved.current().map(({ id }) => id)).toEqual(['cake'])
})

/** One saved item. */
function receiptOf(expense: NotedExpense): Receipt {
  const heard = { ...expense, confidence: null, doubtful: [] }
  const extraction: VoiceExtraction = {
    expenses: [heard],
    unpriced: [],
    transcription: '',
    confidence: null,
    hardToHear: false,
    typed: true,
    autoInserted: true,
  }
  const identity = { idempotencyKey: createIdempotencyKey(() => 'key'), nextKey: () => 1 }
  return { groups: [groupOf(extraction, 'IDR', identity)], opened: null, saving: false }
}

it('what was saved earlier stays in reach of what names it, before the latest', () => {
  const { justSaved, wait } = setUp()
  const ids = () => justSaved.earlier().map(({ id }) => id)
  justSaved.note([spent('coffee')])
  expect(ids()).toEqual([])
  wait(600_000)
  justSaved.note([spent('tea')])
  expect(ids()).toEqual(['coffee', 'tea'])
  justSaved.forget(['coffee'])
  expect(ids()).toEqual([])
})
