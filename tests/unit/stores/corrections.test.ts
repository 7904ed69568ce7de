import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type ExpenseEdit, optionsOf, type SavedExpense } from '../../../shared/domain/correction.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import { createJustSaved } from '../../../src/stores/receipt/just-saved.ts'
import { type CorrectionsStore, createCorrections } from '../../../src/stores/requests/corrections.ts'

const COFFEE: SavedExpense = {
  id: 'coffee',
  amount: toMinor(13_000, 'IDR'),
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
}
const DEARER: ExpenseEdit = { before: COFFEE, after: { ...COFFEE, amount: toMinor(30_000, 'IDR') } }
const GONE: ExpenseEdit = { before: COFFEE, after: null }
const CLEAR = { asks: false, orNew: false }
const OK: ApiResult<never> = { kind: 'ok', value: undefined as never }
const status = (code: number): ApiResult<never> => ({
  kind: 'failed',
  failure: { kind: 'status', status: code, message: null },
})

function setUp(onShow: readonly string[] = []) {
  const api = { updateExpense: vi.fn(async () => OK), deleteExpense: vi.fn(async () => OK) }
  const calls = {
    bringBack: vi.fn(async () => undefined),
    onShow: () => onShow,
    onEdited: vi.fn(),
  }
  const toasts = { show: vi.fn() }
  const receiptOpen = signal(false)
  const store = createCorrections({ api, toasts, isReceiptOpen: () => receiptOpen.value, ...calls })
  return { store, api, toasts, receiptOpen, ...calls }
}

it('carries out what is clear, and shows it', async () => {
  const { store, api, onEdited } = setUp()
  await store.receive({ options: [[DEARER]], ...CLEAR }, 'bukan, 30', null)
  expect(api.updateExpense).toHaveBeenCalledWith('coffee', expect.objectContaining({ amount: 30_000 }))
  expect(store.shown.value).toMatchObject({ kind: 'done', text: 'bukan, 30', edits: [DEARER] })
  expect(onEdited).toHaveBeenCalledWith([DEARER])
})

it('what was put right is on show as long as that is told', async () => {
  const { store } = setUp()
  await store.receive({ options: [[DEARER]], ...CLEAR }, 'bukan, 30', null)
  expect(store.putRight()).toEqual(['coffee'])
  store.close()
  expect(store.putRight()).toEqual([])
})

it('asks where several are meant or it may be new, and carries out what is chosen', async () => {
  const { store, api } = setUp()
  const addNew = vi.fn()
  await store.receive({ options: [[DEARER]], asks: true, orNew: true }, 'kopi 30', addNew)
  expect(store.shown.value).toMatchObject({ kind: 'asked', options: [[DEARER]], addNew })
  expect(api.updateExpense).not.toHaveBeenCalled()
  await store.choose([DEARER])
  expect(store.shown.value).toMatchObject({ kind: 'done' })
  expect(addNew).not.toHaveBeenCalled()
})

it('adds an expense of its own instead, where that is chosen', async () => {
  const { store, api } = setUp()
  const addNew = vi.fn()
  await store.receive({ options: [[DEARER]], asks: true, orNew: true }, 'kopi 30', addNew)
  store.addInstead()
  expect(addNew).toHaveBeenCalledOnce()
  expect(store.shown.value).toBeNull()
  expect(api.updateExpense).not.toHaveBeenCalled()
})

it('Undo puts back what was changed, and brings back what was deleted', async () => {
  const { store, api, bringBack, onEdited } = setUp()
  await store.receive({ options: [[DEARER]], ...CLEAR }, 'bukan, 30', null)
  await store.undo()
  expect(api.updateExpense).toHaveBeenLastCalledWith('coffee', expect.objectContaining({ amount: 13_000 }))
  expect(onEdited).toHaveBeenLastCalledWith([{ before: DEARER.after, after: COFFEE }])
  expect(store.shown.value).toBeNull()
  await store.receive({ options: [[GONE]], ...CLEAR }, 'hapus kopi', null)
  await store.undo()
  expect(bringBack).toHaveBeenCalledWith([expect.objectContaining({ id: 'coffee', amount: 13_000 })])
})

it('shows nothing as changed that was not, and says why', async () => {
  const { store, api, toasts, onEdited } = setUp()
  api.updateExpense.mockResolvedValueOnce(status(500))
  await store.receive({ options: [[DEARER]], ...CLEAR }, 'bukan, 30', null)
  expect(store.shown.value).toBeNull()
  expect(onEdited).not.toHaveBeenCalled()
  expect(toasts.show).toHaveBeenCalledWith('error', { kind: 'updateFailed' })
})

it('makes room for what is said next once it is done, not while it asks', async () => {
  const { store } = setUp()
  await store.receive({ options: [[DEARER]], asks: true, orNew: false }, 'kopi 30', null)
  store.closeDone()
  expect(store.shown.value).not.toBeNull()
  await store.choose([DEARER])
  store.closeDone()
  expect(store.shown.value).toBeNull()
})

it('asks one question after the other, and puts a typed text that is cancelled back into the field', async () => {
  const { store } = setUp()
  const [addNew, putBack] = [vi.fn(), vi.fn()]
  const ask = (text: string, ...calls: (() => void)[]) =>
    store.receive({ options: [[DEARER]], asks: true, orNew: true }, text, addNew, ...calls)
  await ask('kopi 30', putBack)
  await ask('lunch 12,5')
  expect(store.shown.value).toMatchObject({ text: 'kopi 30' })
  expect(store.unanswered.value).toEqual(['kopi 30', 'lunch 12,5'])
  store.close()
  expect(putBack).toHaveBeenCalledOnce()
  expect(store.shown.value).toMatchObject({ text: 'lunch 12,5' })
  store.addInstead()
  expect(addNew).toHaveBeenCalledOnce()
  expect(store.shown.value).toBeNull()
  expect(store.unanswered.value).toEqual([])
})

it('stands behind the receipt of what was said after it, until that is closed', async () => {
  const { store, receiptOpen } = setUp()
  const addNew = vi.fn()
  receiptOpen.value = true
  await store.receive({ options: [[DEARER]], asks: true, orNew: true }, 'kopi 30', addNew)
  expect(store.shown.value).toMatchObject({ text: 'kopi 30' })
  store.outdate()
  expect(store.shown.value).toBeNull()
  expect(store.unanswered.value).toEqual(['kopi 30'])
  receiptOpen.value = false
  expect(store.shown.value).toMatchObject({ text: 'kopi 30' })
  store.close()
  expect(store.shown.value).toBeNull()
})

it('shows what is carried out before a question that waits, which is then about what is stored by now', async () => {
  const { store, api } = setUp()
  const cash: ExpenseEdit = { before: COFFEE, after: { ...COFFEE, paymentMethod: 'Cash' } }
  await store.receive({ options: [[cash]], asks: true, orNew: true }, 'kopi tunai', vi.fn())
  await store.receive({ options: [[DEARER]], ...CLEAR }, 'bukan, 30', null)
  expect(store.shown.value).toMatchObject({ kind: 'done' })
  store.close()
  const now = { ...COFFEE, amount: 30_000 }
  const waiting = { before: now, after: { ...now, paymentMethod: 'Cash' } }
  expect(store.shown.value).toMatchObject({ kind: 'asked', options: [[waiting]] })
  await store.receive({ options: [[GONE]], ...CLEAR }, 'hapus kopi', null)
  store.close()
  expect(store.shown.value).toMatchObject({ kind: 'asked', options: [] })
  expect(api.deleteExpense).toHaveBeenCalledOnce()
})

it('can be about what was saved in the last two minutes, as it reads now', () => {
  let now = 0
  const justSaved = createJustSaved({
    receipt: signal(null),
    now: () => new Date(now),
    unsentAt: () => 0,
    unsent: () => [],
  })
  const heard: HeardExpense = { ...COFFEE, confidence: null, doubtful: [] }
  justSaved.note([heard, { ...heard, id: null }])
  expect(justSaved.current()).toEqual([{ ...COFFEE, savedAt: 0 }])
  now = 60_000
  justSaved.note(DEARER.after ? [DEARER.after] : [])
  now = 179_000
  expect(justSaved.current()).toEqual([{ ...DEARER.after, savedAt: 0 }])
  justSaved.forget([COFFEE.id])
  expect(justSaved.current()).toEqual([])
})

it('is about nothing once two minutes are over', () => {
  let now = 0
  const justSaved = createJustSaved({
    receipt: signal(null),
    now: () => new Date(now),
    unsentAt: () => 0,
    unsent: () => [],
  })
  justSaved.note([COFFEE])
  now = 120_001
  expect(justSaved.current()).toEqual([])
})

it('puts a typed text back into the field where nothing of it could be written', async () => {
  const { store, api, toasts } = setUp()
  api.updateExpense.mockResolvedValue({ kind: 'failed', failure: { kind: 'offline' } } as never)
  const putBack = vi.fn()
  await store.receive({ options: [[DEARER]], ...CLEAR }, 'kopinya 30', null, putBack)
  expect([putBack.mock.calls.length, toasts.show.mock.calls.length]).toEqual([1, 1])
  await store.receive({ options: [[DEARER]], asks: true, orNew: false }, 'kopinya 30', null, putBack)
  await store.choose([DEARER])
  expect(putBack).toHaveBeenCalledTimes(2)
})

describe('a deletion of what is not named', () => {
  const TEA = { ...COFFEE, id: 'tea', description: 'Es teh' }
  const options = optionsOf(
    { kind: 'changes', changes: [COFFEE, TEA].map(({ id }) => ({ kind: 'delete', id })) },
    [COFFEE, TEA],
  )
  const both = [GONE, { before: TEA, after: null }]

  it.each<[string, readonly string[], readonly (readonly ExpenseEdit[])[]]>([
    ['all is on show', ['coffee', 'tea'], [both]],
    ['nothing is on show', [], [both]],
    ['a part is on show, which alone may be meant', ['coffee'], [[GONE], both]],
  ])('asks first with what it takes: %s', async (_, onShow, asked) => {
    const { store, api } = setUp(onShow)
    await store.receive(options, 'hapus semua', null)
    expect(store.shown.value).toMatchObject({ kind: 'asked', options: asked })
    expect(api.deleteExpense).not.toHaveBeenCalled()
  })

  it.each([
    ['hapus semua', [], 'asked'],
    ['hapus semua', ['coffee'], 'done'],
    ['hapus kopinya', [], 'done'],
  ])('of one asks only where it is not on show: %s %j', async (text, onShow, kind) => {
    const { store } = setUp(onShow)
    await store.receive({ options: [[GONE]], ...CLEAR }, text, null)
    expect(store.shown.value?.kind).toBe(kind)
  })

  it('means all that is named, on show or not', async () => {
    const { store } = setUp(['coffee'])
    await store.receive(options, 'hapus kopi dan es teh', null)
    expect(store.shown.value).toMatchObject({ kind: 'asked', options: [both] })
  })
})

describe('Undo of a deletion', () => {
  const later = [
    (store: CorrectionsStore) => store.outdate(),
    (store: CorrectionsStore) => store.closeDone(),
    (store: CorrectionsStore) => store.receive({ options: [], asks: true, orNew: false }, 'bukan', null),
    (store: CorrectionsStore) => store.receive({ options: [[DEARER]], ...CLEAR }, 'kopinya 30', null),
  ]

  it.each(later)('stays within reach when something else comes', async comes => {
    const { store, toasts, bringBack } = setUp()
    await store.receive({ options: [[GONE]], ...CLEAR }, 'hapus kopi', null)
    await comes(store)
    const notice = { kind: 'manyDeleted', count: 1, what: 'Kopi' }
    expect(toasts.show.mock.calls).toEqual([['success', notice, { undo: expect.any(Function) }]])
    toasts.show.mock.lastCall?.[2].undo()
    expect(bringBack).toHaveBeenCalledWith([expect.objectContaining({ id: 'coffee' })])
  })

  it('is offered no more once it was carried out, or the person has closed it', async () => {
    const { store, toasts } = setUp()
    await store.receive({ options: [[GONE]], ...CLEAR }, 'hapus kopi', null)
    await store.undo()
    await store.receive({ options: [[GONE]], ...CLEAR }, 'hapus kopi', null)
    store.close()
    store.outdate()
    expect(toasts.show.mock.calls).toEqual([['success', { kind: 'correctionUndone' }]])
  })
})
