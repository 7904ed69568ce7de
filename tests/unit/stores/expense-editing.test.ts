import { effect, signal } from '@preact/signals-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { RecurringRule } from '../../../shared/domain/recurring.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { NewRule } from '../../../src/api/plan-endpoints.ts'
import { createExpenseEditing } from '../../../src/stores/expenses/expense-editing.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'
import type { Toast } from '../../../src/stores/messages/toast.ts'
import { deferred } from '../deferred.ts'

const OFFLINE: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }
const FULL: ApiResult<never> = {
  kind: 'failed',
  failure: { kind: 'status', status: 507, message: 'Your account is full.' },
}
const REFUSED: ApiResult<never> = {
  kind: 'failed',
  failure: { kind: 'status', status: 500, message: null },
}
const coffee = { id: 'a', description: 'Kopi', date: '2026-11-20' } as Expense

function setUp() {
  const ok = async (): Promise<ApiResult<Expense>> => ({ kind: 'ok', value: coffee })
  const api = {
    addExpense: vi.fn(ok),
    updateExpense: vi.fn(ok),
    deleteExpense: vi.fn(ok),
    restoreExpenses: vi.fn(
      async (expenses: readonly Expense[], _: string): Promise<ApiResult<Expense[]>> => ({
        kind: 'ok',
        value: [...expenses],
      }),
    ),
  }
  const shown: { notice: Notice; undo: (() => void) | undefined }[] = []
  const onSaved = vi.fn()
  const bringBack = vi.fn(async (_expenses: readonly Expense[]) => undefined)
  const added = { rule: {} as RecurringRule, expenses: [coffee] }
  const addRule = vi.fn(
    async (..._: unknown[]): Promise<ApiResult<NewRule>> => ({ kind: 'ok', value: added }),
  )
  const undoSaved = vi.fn((_: readonly Expense[]) => undefined)
  const undoRule = vi.fn((_: NewRule) => undefined)
  const noteSaved = vi.fn((_: readonly Expense[]) => undefined)
  const offline = signal(false)
  const keep = vi.fn(async (_: ExpenseDraft) => true)
  let ids = 0
  const editing = createExpenseEditing({
    api,
    toasts: {
      show: (_, notice, options) => shown.push({ notice, undo: options?.undo }),
      withdraw(which) {
        shown.splice(0, shown.length, ...shown.filter(({ notice }) => !which({ notice } as Toast)))
      },
    },
    randomId: () => `key ${++ids}`,
    bringBack,
    undoSaved,
    addRule,
    undoRule,
    offline,
    keep,
    today: () => '2026-11-23' as CalendarDate,
    onSaved,
    noteSaved,
  })
  return {
    api,
    noteSaved,
    shown,
    onSaved,
    bringBack,
    undoSaved,
    addRule,
    undoRule,
    offline,
    keep,
    editing,
    told: () => shown.map(({ notice }) => notice.kind),
  }
}

type Editing = ReturnType<typeof setUp>['editing']
const acts = {
  add: (editing: Editing) => editing.add(coffee, '2026-11-20T10:00:00+07:00'),
  update: (editing: Editing) => editing.update(coffee, coffee),
  remove: (editing: Editing) => editing.remove(coffee),
}
const calls = { add: 'addExpense', update: 'updateExpense', remove: 'deleteExpense' } as const

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue(undefined))

describe.each([
  ['add', 'saving', 'added', 'addFailed'],
  ['update', 'saving', 'changesSaved', 'updateFailed'],
  ['remove', 'deleting', 'deleted', 'deleteFailed'],
] as const)('to %s an expense', (act, busy, done, failed) => {
  it('closes the dialog, refreshes what is on show and says so', {
    tags: ['spec-4.7', 'spec-4.33'],
  }, async () => {
    const { editing, onSaved, told } = setUp()
    editing.openEdit(coffee)
    await acts[act](editing)
    expect(editing.dialog.value).toEqual({ kind: 'closed' })
    expect(onSaved).toHaveBeenCalledOnce()
    expect(told()).toEqual([done])
  })

  it('that fails is told and logged, leaves the dialog open, and can be tried again', {
    tags: ['spec-4.34', 'spec-8.12', 'spec-8.15', 'spec-8.16'],
  }, async () => {
    const { api, editing, onSaved, told } = setUp()
    api[calls[act]].mockResolvedValueOnce(REFUSED)
    editing.openEdit(coffee)
    await acts[act](editing)
    expect(editing.dialog.value).toEqual({ kind: 'edit', expense: coffee })
    expect(editing.busy.value).toBeNull()
    expect(told()).toEqual([failed])
    expect(warn).toHaveBeenCalledExactlyOnceWith(`${failed}:`, 'status')
    expect(onSaved).not.toHaveBeenCalled()
    await acts[act](editing)
    expect(told()).toEqual([failed, done])
  })

  it('in an account that is full is answered in the backend’s words, which say what to do', async () => {
    const { api, editing, shown } = setUp()
    api[calls[act]].mockResolvedValueOnce(FULL)
    editing.openEdit(coffee)
    await acts[act](editing)
    expect(shown).toMatchObject([{ notice: { kind: 'text', text: 'Your account is full.' } }])
    expect(editing.dialog.value).toEqual({ kind: 'edit', expense: coffee })
  })

  it('is sent once, however often it is pressed meanwhile', { tags: ['spec-4.24'] }, async () => {
    const { api, editing } = setUp()
    const answer = deferred<ApiResult<Expense>>()
    api[calls[act]].mockReturnValueOnce(answer.promise)
    const first = acts[act](editing)
    expect(editing.busy.value).toBe(busy)
    await acts[act](editing)
    expect(api[calls[act]]).toHaveBeenCalledOnce()
    answer.resolve({ kind: 'ok', value: coffee })
    await first
    expect(editing.busy.value).toBeNull()
  })
})

it('what was typed is said to be there only as long as it is', async () => {
  const { api, editing, told } = setUp()
  api.addExpense.mockResolvedValueOnce(OFFLINE)
  editing.openAdd()
  await acts.add(editing)
  expect(told()).toEqual(['networkFailedKept'])
  editing.close()
  expect(told()).toEqual([])
})

describe('without a network', () => {
  it('what is added waits on the device, and the dialog closes', async () => {
    const { api, editing, offline, keep } = setUp()
    const onAdded = vi.fn()
    offline.value = true
    editing.openAdd({}, onAdded)
    await acts.add(editing)
    expect(keep).toHaveBeenCalledExactlyOnceWith(coffee)
    expect(api.addExpense).not.toHaveBeenCalled()
    expect(editing.dialog.value).toEqual({ kind: 'closed' })
    expect(onAdded).toHaveBeenCalledOnce()
  })

  it('what is to come again waits, too', async () => {
    const { addRule, editing, offline, keep } = setUp()
    offline.value = true
    editing.openAdd()
    await editing.addRepeating(coffee, 'month')
    expect(keep).toHaveBeenCalledExactlyOnceWith(coffee, 'month')
    expect(addRule).not.toHaveBeenCalled()
    expect(editing.dialog.value).toEqual({ kind: 'closed' })
  })

  it('what could not be kept stays in the dialog', async () => {
    const { editing, offline, keep } = setUp()
    offline.value = true
    keep.mockResolvedValueOnce(false)
    editing.openAdd()
    await acts.add(editing)
    expect([editing.dialog.value.kind, editing.busy.value]).toEqual(['add', null])
  })

  it('what may have been saved already is sent again under its key', async () => {
    const { api, editing, offline, keep } = setUp()
    api.addExpense.mockResolvedValueOnce(OFFLINE)
    editing.openAdd()
    await acts.add(editing)
    offline.value = true
    await acts.add(editing)
    expect(keep).not.toHaveBeenCalled()
    expect(api.addExpense).toHaveBeenCalledTimes(2)
  })
})

describe('an answer that gets lost on its way', () => {
  const keys = (api: ReturnType<typeof setUp>['api']) =>
    api.addExpense.mock.calls.map((call: unknown[]) => call[2])

  it('does not make two expenses of one: the second attempt goes under the first one’s key', async () => {
    const { api, editing } = setUp()
    api.addExpense.mockResolvedValueOnce(OFFLINE)
    editing.openAdd()
    await acts.add(editing)
    await acts.add(editing)
    expect(keys(api)).toEqual(['key 1', 'key 1'])
  })

  it('does not make one of two: what is changed, or added again, has a key of its own', async () => {
    const { api, editing } = setUp()
    api.addExpense.mockResolvedValueOnce(OFFLINE)
    await acts.add(editing)
    await editing.add({ ...coffee, description: 'Teh' }, '2026-11-20T10:00:00+07:00')
    await acts.add(editing)
    api.addExpense.mockResolvedValueOnce(OFFLINE)
    await acts.add(editing)
    editing.close()
    await acts.add(editing)
    expect(keys(api)).toEqual(['key 1', 'key 2', 'key 3', 'key 4', 'key 5'])
  })
})

it.each([
  ['add', 'networkFailedKept'],
  ['update', 'networkFailedKept'],
  ['remove', 'networkFailed'],
] as const)(
  'to %s: that the network fails is told, with what is kept, and the dialog stays',
  { tags: ['spec-8.13'] },
  async (act, notice) => {
    const { api, editing, told } = setUp()
    api[calls[act]].mockResolvedValueOnce(OFFLINE)
    editing.openAdd()
    await acts[act](editing)
    expect(told()).toEqual([notice])
    expect(editing.dialog.value).toEqual({ kind: 'add', known: {} })
  },
)

it('tells who opened the form once what it adds is saved, and not before', async () => {
  const { api, editing } = setUp()
  const onAdded = vi.fn()
  api.addExpense.mockResolvedValueOnce(OFFLINE)
  editing.openAdd({ description: 'kopi' }, onAdded)
  await acts.add(editing)
  expect(onAdded).not.toHaveBeenCalled()
  await acts.add(editing)
  expect(onAdded).toHaveBeenCalledOnce()
  editing.openAdd()
  await acts.add(editing)
  expect(onAdded).toHaveBeenCalledOnce()
})

it.each([
  ['added', acts.add],
  ['added to come again', (editing: Editing) => editing.addRepeating(coffee, 'month')],
])('what was %s can be put right by what is said next', async (_, act) => {
  const { editing, noteSaved } = setUp()
  await act(editing)
  expect(noteSaved).toHaveBeenCalledExactlyOnceWith([coffee])
})

it('a deletion can be undone', async () => {
  const { bringBack, editing, shown } = setUp()
  await editing.remove(coffee)
  shown[0]?.undo?.()
  expect(bringBack).toHaveBeenCalledExactlyOnceWith([coffee])
})

it('what the form has added can be taken back, what it has entered by a rule with the rule', async () => {
  const { editing, shown, undoRule, undoSaved } = setUp()
  await acts.add(editing)
  shown[0]?.undo?.()
  expect(undoSaved).toHaveBeenCalledExactlyOnceWith([coffee])
  await editing.addRepeating(coffee, 'month')
  shown[1]?.undo?.()
  expect(undoRule).toHaveBeenCalledExactlyOnceWith({ rule: {}, expenses: [coffee] })
})

describe('a change that is taken back', () => {
  const stored = { ...coffee, description: 'Teh', version: 2 } as Expense

  async function changed() {
    const all = setUp()
    all.api.updateExpense.mockResolvedValueOnce({ kind: 'ok', value: stored })
    await all.editing.update(coffee, { ...coffee, description: 'Teh' })
    return all
  }

  it('is written as it was, over that change alone', async () => {
    const { api, onSaved, shown, told } = await changed()
    shown[0]?.undo?.()
    expect(api.updateExpense).toHaveBeenLastCalledWith('a', coffee, 2)
    await vi.waitFor(() => expect(told()).toEqual(['changesSaved', 'correctionUndone']))
    expect(onSaved).toHaveBeenCalledTimes(2)
  })

  it('is asked about where it was changed elsewhere meanwhile', async () => {
    const { api, editing, shown } = await changed()
    const current = { ...stored, version: 3 }
    api.updateExpense.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'stale', current } })
    shown[0]?.undo?.()
    const conflict = { theirs: current, mine: coffee, wish: 'change' }
    await vi.waitFor(() => expect(editing.dialog.value).toEqual({ kind: 'conflict', conflict, rest: [] }))
  })

  it('can be tried again where the network failed', async () => {
    const { api, shown, told } = await changed()
    api.updateExpense.mockResolvedValueOnce(OFFLINE)
    shown[0]?.undo?.()
    await vi.waitFor(() => expect(told()).toEqual(['changesSaved', 'networkFailed']))
    shown[1]?.undo?.()
    await vi.waitFor(() => expect(told()).toEqual(['changesSaved', 'networkFailed', 'correctionUndone']))
  })
})

describe('an expense that was changed elsewhere since it was seen', () => {
  const seen = { ...coffee, version: 1 } as Expense
  const theirs = { ...coffee, description: 'Teh', version: 2 } as Expense
  const stale = (current: Expense): ApiResult<never> => ({
    kind: 'failed',
    failure: { kind: 'stale', current },
  })

  async function changed() {
    const all = setUp()
    const { api, editing } = all
    api.updateExpense.mockResolvedValueOnce(stale(theirs))
    editing.openEdit(seen)
    await editing.update(seen, { ...seen, amount: 9 } as Expense)
    const { value: dialog } = editing.dialog
    if (dialog.kind !== 'conflict') throw new Error('not asked about')
    return { ...all, conflict: dialog.conflict }
  }

  it('is shown as both want it, with nothing saved and nothing told', async () => {
    const { api, conflict, onSaved, told } = await changed()
    expect(api.updateExpense).toHaveBeenCalledExactlyOnceWith('a', expect.anything(), 1)
    expect(conflict).toEqual({ theirs, mine: { ...seen, amount: 9 }, wish: 'change' })
    expect([onSaved.mock.calls, told()]).toEqual([[], []])
  })

  it('is overwritten on request: that version alone', async () => {
    const { api, conflict, editing, told } = await changed()
    await editing.keepMine(conflict)
    expect(api.updateExpense).toHaveBeenLastCalledWith('a', conflict.mine, 2)
    expect([editing.dialog.value.kind, told()]).toEqual(['closed', ['changesSaved']])
  })

  it('is asked about again where it was changed once more', async () => {
    const { api, conflict, editing } = await changed()
    const latest = { ...theirs, version: 3 }
    api.updateExpense.mockResolvedValueOnce(stale(latest))
    await editing.keepMine(conflict)
    expect(editing.dialog.value).toMatchObject({ kind: 'conflict', conflict: { theirs: latest }, rest: [] })
  })

  it('comes again by itself as was chosen, where the person’s stays', async () => {
    const { addRule, api, editing, told } = setUp()
    api.updateExpense.mockResolvedValueOnce(stale(theirs))
    editing.openEdit(seen)
    await editing.updateRepeating(seen, seen, 'month')
    const { value: dialog } = editing.dialog
    if (dialog.kind !== 'conflict') throw new Error('not asked about')
    expect([dialog.conflict.repeat, addRule.mock.calls]).toEqual(['month', []])
    await editing.keepMine(dialog.conflict)
    expect(api.updateExpense).toHaveBeenLastCalledWith('a', seen, 2)
    expect(addRule).toHaveBeenCalledExactlyOnceWith(seen, 'month', expect.anything(), 'key 1')
    expect([editing.dialog.value.kind, told()]).toEqual(['closed', ['repeatAdded']])
  })

  it('stays as it is on request, and what is on show is read again', async () => {
    const { api, editing, onSaved, told } = await changed()
    editing.takeTheirs()
    expect(api.updateExpense).toHaveBeenCalledOnce()
    expect([editing.dialog.value.kind, onSaved.mock.calls.length, told()]).toEqual(['closed', 1, []])
  })

  it('is not deleted before that is confirmed for what it is now', async () => {
    const { api, bringBack, editing, shown } = setUp()
    api.deleteExpense.mockResolvedValueOnce(stale(theirs))
    await editing.remove(seen)
    const conflict = { theirs, mine: seen, wish: 'deletion' } as const
    expect(editing.dialog.value).toEqual({ kind: 'conflict', conflict, rest: [] })
    await editing.keepMine(conflict)
    expect(api.deleteExpense.mock.calls).toEqual([
      ['a', 1],
      ['a', 2],
    ])
    shown[0]?.undo?.()
    expect(bringBack).toHaveBeenCalledExactlyOnceWith([theirs])
  })

  it('is asked about after the one before it, without the dialog closing between them', async () => {
    const { editing } = setUp()
    const conflict = { theirs, mine: seen, wish: 'change' } as const
    const gone = { seen: { ...seen, id: 'b' }, mine: seen }
    const shown: string[] = []
    effect(() => void shown.push(editing.dialog.value.kind))
    editing.ask([{ kind: 'conflict', conflict }])
    editing.ask([{ kind: 'gone', gone }])
    await editing.keepMine(conflict)
    expect(editing.dialog.value).toEqual({ kind: 'gone', gone, rest: [] })
    editing.takeTheirs()
    expect(shown.filter((kind, at) => kind !== shown[at - 1])).toEqual([
      'closed',
      'conflict',
      'gone',
      'closed',
    ])
  })
})

describe('what comes again by itself', () => {
  const draft = { ...coffee, date: '2026-11-20' as CalendarDate }

  it('begins with the one that is added, in one request under one key', async () => {
    const { editing, api, addRule, told, onSaved } = setUp()
    editing.openAdd()
    await editing.addRepeating(draft, 'month')
    expect(addRule).toHaveBeenCalledWith(draft, 'month', '2026-11-20', 'key 1')
    expect(api.addExpense).not.toHaveBeenCalled()
    expect([editing.dialog.value.kind, told()]).toEqual(['closed', ['repeatAdded']])
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('stays in the form where it could not be saved, and is sent again under the same key', async () => {
    const { editing, addRule, told } = setUp()
    editing.openAdd()
    addRule.mockResolvedValueOnce(REFUSED)
    await editing.addRepeating(draft, 'week')
    expect([editing.dialog.value.kind, told()]).toEqual(['add', ['addFailed']])
    await editing.addRepeating(draft, 'week')
    expect(addRule.mock.calls.map(call => call[3])).toEqual(['key 1', 'key 1'])
  })

  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-23', '2026-11-24'],
  ])('after an expense of %s begins on %s at the earliest', async (date, starts) => {
    const { editing, api, addRule } = setUp()
    editing.openEdit(coffee)
    const changed = { ...draft, date: date as CalendarDate }
    await editing.updateRepeating(coffee, changed, 'week')
    expect(api.updateExpense).toHaveBeenCalledWith('a', changed, undefined)
    expect(addRule).toHaveBeenCalledWith(changed, 'week', starts, 'key 1')
  })

  it('where it alone failed, is tried again with what is stored by then', async () => {
    const { editing, api, addRule, told } = setUp()
    editing.openEdit(coffee)
    const stored = { ...coffee, version: 2 } as Expense
    api.updateExpense.mockResolvedValueOnce({ kind: 'ok', value: stored })
    addRule.mockResolvedValueOnce(REFUSED)
    await editing.updateRepeating(coffee, draft, 'week')
    expect([editing.dialog.value, told()]).toEqual([{ kind: 'edit', expense: stored }, ['updateFailed']])
    await editing.updateRepeating(stored, draft, 'week')
    expect(addRule.mock.calls.map(call => call[3])).toEqual(['key 1', 'key 1'])
  })

  it('does not begin where the change itself was refused', async () => {
    const { editing, api, addRule, told } = setUp()
    editing.openEdit(coffee)
    api.updateExpense.mockResolvedValueOnce(REFUSED)
    await editing.updateRepeating(coffee, draft, 'week')
    expect(addRule).not.toHaveBeenCalled()
    expect([editing.dialog.value.kind, told()]).toEqual(['edit', ['updateFailed']])
  })
})

const GONE: ApiResult<never> = {
  kind: 'failed',
  failure: { kind: 'status', status: 404, message: null },
}

it('deletes after the question and without it', async () => {
  const { editing, told, onSaved } = setUp()
  editing.openEdit(coffee)
  await editing.remove(coffee)
  expect(editing.dialog.value.kind).toBe('closed')
  expect(await editing.removeAtOnce(coffee)).toBe(true)
  expect([told(), onSaved.mock.calls.length]).toEqual([['deleted', 'deleted'], 2])
})

describe('an edit of what was deleted elsewhere', () => {
  const draft = { ...coffee, description: 'Kopi susu' }

  async function meetGone() {
    const all = setUp()
    all.editing.openEdit(coffee)
    all.api.updateExpense.mockResolvedValueOnce(GONE)
    await all.editing.update(coffee, draft)
    const { value: shown } = all.editing.dialog
    if (shown.kind !== 'gone') throw new Error(`it shows ${shown.kind}`)
    return { ...all, gone: shown.gone }
  }

  it('puts it back with the changes, under the id that it had', async () => {
    const { editing, api, gone, told, onSaved } = await meetGone()
    expect(told()).toEqual([])
    await editing.putBackGone(gone)
    expect(api.restoreExpenses).toHaveBeenCalledExactlyOnceWith([draft], expect.any(String))
    expect([editing.dialog.value.kind, told()]).toEqual(['closed', ['changesSaved']])
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('changes what another tab has put back meanwhile', async () => {
    const { editing, api, gone } = await meetGone()
    api.restoreExpenses.mockResolvedValueOnce({ kind: 'ok', value: [{ ...coffee, version: 7 }] })
    await editing.putBackGone(gone)
    expect(api.updateExpense).toHaveBeenLastCalledWith('a', draft, 7)
  })

  it('keeps asking where that fails, and leaves it where one says so', async () => {
    const { editing, api, gone, told, onSaved } = await meetGone()
    api.restoreExpenses.mockResolvedValueOnce(OFFLINE)
    await editing.putBackGone(gone)
    expect([editing.dialog.value.kind, told()]).toEqual(['gone', ['networkFailedKept']])
    editing.takeTheirs()
    expect(editing.dialog.value.kind).toBe('closed')
    expect(onSaved).toHaveBeenCalledOnce()
  })
})
