import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'
import { askedPrices } from '../../../src/stores/receipt/asked-price.ts'
import { isModified, itemsOf } from '../../../src/stores/receipt/receipt.ts'
import { createReview, type ReviewStore } from '../../../src/stores/receipt/review.ts'

const TODAY = '2026-11-20' as CalendarDate
const FAILED: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }

function heard(id: string | null, description: string, amount: number): HeardExpense {
  return {
    id,
    version: 1,
    description,
    amount: amount as Minor,
    currency: 'IDR',
    category: 'Other',
    date: TODAY,
    paymentMethod: null,
    confidence: null,
    doubtful: [],
  }
}

function setUp(items: HeardExpense[], autoInserted = true) {
  const ok = async () => ({ kind: 'ok', value: {} }) as never
  const api = {
    addExpenses: vi.fn(
      async (drafts: readonly ExpenseDraft[], _key: string): Promise<ApiResult<Expense[]>> => ({
        kind: 'ok',
        value: drafts.map((draft, at) => ({ ...draft, id: `new ${at}`, createdAt: '' })),
      }),
    ),
    updateExpense: vi.fn(ok),
    deleteExpense: vi.fn(ok),
    deleteExpenses: vi.fn(ok),
  }
  const notices: Notice[] = []
  const undos: (() => void)[] = []
  const onChanged = vi.fn()
  const ask = vi.fn()
  const noteSaved = vi.fn()
  const bringBack = vi.fn(async () => undefined)
  const withdraw = vi.fn()
  let ids = 0
  const store = createReview({
    api,
    toasts: {
      show: (_, notice, { undo } = {}) => {
        notices.push(notice)
        if (undo) undos.push(undo)
      },
      withdraw,
    },
    bringBack,
    today: () => TODAY,
    currency: () => 'IDR',
    randomId: () => `key ${++ids}`,
    onChanged,
    ask,
    noteSaved,
  })
  store.open(answer(items, autoInserted))
  return {
    api,
    notices,
    undos,
    withdraw,
    onChanged,
    ask,
    noteSaved,
    bringBack,
    store,
    ...reading(store),
  }
}

const answer = (expenses: HeardExpense[], autoInserted: boolean): VoiceExtraction => ({
  expenses,
  unpriced: [],
  transcription: '',
  confidence: null,
  hardToHear: false,
  typed: false,
  autoInserted,
})

/** Items by their place on the receipt, from 0. */
function reading(store: ReviewStore) {
  const items = () => (store.review.value ? itemsOf(store.review.value) : [])
  const at = (place: number) => {
    const item = items()[place]
    if (!item) throw new Error(`no item ${place}`)
    return item
  }
  return {
    items,
    change: (place: number, to: Partial<ExpenseForm>) =>
      store.change(at(place).key, { ...at(place).form, ...to }),
    remove: (place: number) => store.remove(at(place).key),
  }
}

const coffee = () => heard('a', 'Kopi', 25000)
const parking = () => heard('b', 'Parkir', 5000)

describe('a review of expenses that are already saved', () => {
  it('left as it is closes without a call', { tags: ['spec-4.28'] }, async () => {
    const { api, store } = setUp([coffee(), parking()])
    await store.save()
    expect(store.review.value).toBeNull()
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
  })

  it('puts what was changed and deletes what was removed, and only that', {
    tags: ['spec-4.27', 'spec-4.29'],
  }, async () => {
    const { api, store, change, remove, onChanged } = setUp([coffee(), parking(), heard('c', 'Roti', 9000)])
    change(0, { amount: '27000' })
    remove(1)
    await store.save()
    expect(api.updateExpense).toHaveBeenCalledExactlyOnceWith(
      'a',
      expect.objectContaining({ amount: 27000 }),
      1,
    )
    expect(api.deleteExpense).toHaveBeenCalledExactlyOnceWith('b', 1)
    expect(api.addExpenses).not.toHaveBeenCalled()
    expect(onChanged).toHaveBeenCalledOnce()
    expect(store.review.value).toBeNull()
  })

  it('calls nothing and says so when the server did not name what it saved', {
    tags: ['spec-4.27', 'spec-8.18'],
  }, async () => {
    const { api, store, change, remove, items, notices } = setUp([heard(null, 'Kopi', 25000), parking()])
    change(0, { amount: '27000' })
    remove(1)
    await store.save()
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'changeNeedsIds' }])
    expect(items()).toHaveLength(1)
  })

  it('stays open with every change when a call fails, and succeeds when tried again', async () => {
    const { api, store, change, remove, notices } = setUp([coffee(), parking()])
    change(0, { amount: '27000' })
    remove(1)
    api.updateExpense.mockResolvedValueOnce(FAILED as never)
    await store.save()
    expect(notices).toEqual([{ kind: 'networkFailed' }])
    expect(store.review.value).toMatchObject({ saving: false })
    expect(store.review.value && isModified(store.review.value)).toBe(true)
    await store.save()
    expect(store.review.value).toBeNull()
  })
})

describe('a review of expenses that are only understood', () => {
  it('posts them as they now read, in one batch', { tags: ['spec-4.26'] }, async () => {
    const { api, store, change } = setUp([coffee(), parking()], false)
    change(1, { description: 'Parkir mal' })
    await store.save()
    expect(api.addExpenses).toHaveBeenCalledExactlyOnceWith(
      [
        expect.objectContaining({ description: 'Kopi' }),
        expect.objectContaining({ description: 'Parkir mal' }),
      ],
      'key 1',
    )
    expect(store.review.value).toBeNull()
  })

  it('stays open where the account is full, and says what to do', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { api, store, notices } = setUp([coffee()], false)
    const failure = { kind: 'status', status: 507, message: 'Your account is full.' }
    api.addExpenses.mockResolvedValueOnce({ kind: 'failed', failure } as never)
    await store.save()
    expect(store.review.value).toMatchObject({ saving: false })
    expect(notices).toEqual([{ kind: 'text', text: 'Your account is full.' }])
    warn.mockRestore()
  })

  it('stays open when the batch is not taken, which is told and logged', {
    tags: ['spec-8.17'],
  }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { api, store, notices } = setUp([coffee()], false)
    api.addExpenses.mockResolvedValueOnce(FAILED as never)
    await store.save()
    expect(store.review.value).toMatchObject({ saving: false })
    expect(notices).toEqual([{ kind: 'networkFailed' }])
    expect(warn).toHaveBeenCalledExactlyOnceWith('saveFailed:', 'networkFailed')
    warn.mockRestore()
  })

  it('is tried again under its first key; another review with the same expenses has one of its own', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { api, store } = setUp([coffee()], false)
    api.addExpenses.mockResolvedValueOnce(FAILED as never)
    await store.save()
    await store.save()
    store.open(answer([coffee()], false))
    await store.save()
    const keys = api.addExpenses.mock.calls.map((call: unknown[]) => call[1])
    expect(keys).toEqual(['key 1', 'key 1', 'key 2'])
    warn.mockRestore()
  })
})

describe('any review', () => {
  it('cannot be emptied', { tags: ['spec-4.31', 'spec-5.20'] }, () => {
    const { store, items, remove } = setUp([coffee()])
    remove(0)
    expect(items()).toHaveLength(1)
    expect(store.review.value && isModified(store.review.value)).toBe(false)
  })

  it('marks the item that cannot be saved and calls nothing', async () => {
    const { api, store, change, items } = setUp([coffee(), parking()], false)
    change(1, { amount: '' })
    await store.save()
    expect(items().map(({ fault }) => fault)).toEqual([null, 'amountNeeded'])
    expect(store.review.value?.opened).toBe(items()[1]?.key)
    expect(api.addExpenses).not.toHaveBeenCalled()
  })
})

describe('a field in doubt', () => {
  const doubted = () => ({ ...coffee(), doubtful: ['amount', 'category'] as const })
  const marks = ({ items }: ReturnType<typeof setUp>) => items().map(({ doubtful }) => doubtful)

  it('is so no more once it was changed, even back, and the others stay', () => {
    const opened = setUp([doubted(), doubted()])
    const { change } = opened
    change(0, { amount: '27000' })
    expect(marks(opened)).toEqual([['category'], ['amount', 'category']])
    change(0, { amount: '25000' })
    expect(marks(opened)).toEqual([['category'], ['amount', 'category']])
  })

  it('makes no change of its own', async () => {
    const { api, store } = setUp([doubted()])
    expect(store.review.value && isModified(store.review.value)).toBe(false)
    await store.save()
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
  })
})

describe('what is said while a review is open', () => {
  it('joins it as further rows, and each answer is saved in its own right', async () => {
    const { api, store, change, items, notices } = setUp([coffee()])
    store.open(answer([heard(null, 'Roti', 9000)], false))
    store.open(answer([heard(null, 'Teh', 5000), heard(null, 'Susu', 7000)], false))
    expect(items().map(({ form }) => form.description)).toEqual(['Kopi', 'Roti', 'Teh', 'Susu'])
    change(0, { amount: '26000' })
    await store.save()
    expect(api.updateExpense).toHaveBeenCalledExactlyOnceWith(
      'a',
      expect.objectContaining({ amount: 26000 }),
      1,
    )
    expect(api.addExpenses.mock.calls.map(([drafts]) => drafts.length)).toEqual([1, 2])
    expect(new Set(api.addExpenses.mock.calls.map(([, key]) => key)).size).toBe(2)
    expect(store.review.value).toBeNull()
    expect(notices).toEqual([{ kind: 'saved', count: 3, sums: [{ currency: 'IDR', amount: 21_000n }] }])
  })

  it('joins it even while it is being saved, and stays when that is done', async () => {
    const { api, store, change, items } = setUp([coffee()])
    let respond: (result: never) => void = () => undefined
    api.updateExpense.mockReturnValueOnce(
      new Promise(resolve => {
        respond = resolve
      }),
    )
    change(0, { amount: '26000' })
    const saving = store.save()
    store.open(answer([parking()], true))
    respond({ kind: 'ok', value: undefined } as never)
    await saving
    expect(items().map(({ form }) => form.description)).toEqual(['Parkir'])
    expect(store.review.value).toMatchObject({ saving: false })
  })

  it('is added no second time when what failed beside it is tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { api, store, change, items } = setUp([coffee()])
    store.open(answer([heard(null, 'Roti', 9000)], false))
    change(0, { amount: '26000' })
    api.updateExpense.mockResolvedValueOnce(FAILED as never)
    await store.save()
    expect(items().map(({ saved, heard }) => [saved, heard?.id])).toEqual([
      [true, 'a'],
      [true, 'new 0'],
    ])
    await store.save()
    expect(api.addExpenses).toHaveBeenCalledOnce()
    expect(store.review.value).toBeNull()
    warn.mockRestore()
  })

  it('leaves with its last row where it was not saved yet', () => {
    const { store, remove } = setUp([coffee()])
    store.open(answer([heard(null, 'Roti', 9000)], false))
    remove(1)
    expect(store.review.value?.groups).toHaveLength(1)
    expect(store.review.value && isModified(store.review.value)).toBe(false)
  })
})

describe('an expense without its price', () => {
  const bread = { description: 'Roti', category: 'Food & Dining', date: TODAY } as const

  it('is saved once it has one, beside those that are saved already', async () => {
    const { api, store, change, items, onChanged } = setUp([])
    store.close()
    store.open({ ...answer([coffee()], true), unpriced: [bread] })
    expect(items().map(({ saved }) => saved)).toEqual([true, false])
    await store.save()
    expect(items()[1]?.fault).toBe('amountNeeded')
    // Its row asks for it: no other field has to be shown.
    expect(store.review.value?.opened).toBeNull()
    expect(onChanged).not.toHaveBeenCalled()
    change(1, { amount: '12000' })
    await store.save()
    expect(api.addExpenses.mock.calls[0]?.[0]).toEqual([
      { ...bread, amount: 12000, currency: 'IDR', paymentMethod: null },
    ])
    expect(api.updateExpense).not.toHaveBeenCalled()
    expect(store.review.value).toBeNull()
  })

  it.each([
    [
      'with what was read of it where that was put right',
      'Shopping',
      { heard: { category: bread.category } },
    ],
    ['without where it was not', bread.category, {}],
  ])('teaches by the words that named it, %s', async (_, category, taught) => {
    const { api, store, change } = setUp([])
    store.close()
    store.open({ ...answer([], false), unpriced: [{ ...bread, phrase: 'roti sobek' }] })
    change(0, { amount: '12000', category })
    await store.save()
    const sent = api.addExpenses.mock.calls[0]?.[0][0]
    expect(sent).toMatchObject({ phrase: 'roti sobek', category, ...taught })
    expect('heard' in (sent ?? {})).toBe('heard' in taught)
  })
})

describe('a receipt that waits for nothing', () => {
  it('is closed, as all of it is saved', () => {
    const { store } = setUp([coffee(), parking()])
    store.closeDone()
    expect(store.review.value).toBeNull()
  })

  it.each<[string, ReturnType<typeof setUp>, (opened: ReturnType<typeof setUp>) => void]>([
    ['not saved', setUp([coffee()], false), () => undefined],
    ['in doubt', setUp([{ ...coffee(), doubtful: ['amount'] }]), () => undefined],
    ['changed', setUp([coffee()]), ({ change }) => change(0, { amount: '20000' })],
    ['open', setUp([coffee()]), ({ store, items }) => store.toggle(items()[0]?.key ?? 0)],
  ])('is none while something of it is %s', (_, opened, meanwhile) => {
    meanwhile(opened)
    opened.store.closeDone()
    expect(opened.store.review.value).not.toBeNull()
  })
})

it('takes the message of its sum along as it closes, and not before', () => {
  const { store, withdraw } = setUp([coffee()])
  withdraw.mockClear()
  store.toggle(store.review.value?.groups[0]?.items[0]?.key ?? 0)
  expect(withdraw).not.toHaveBeenCalled()
  store.close()
  expect(withdraw).toHaveBeenCalledOnce()
  expect(withdraw.mock.calls[0]?.[0]({ notice: { kind: 'sumSaved' } })).toBe(true)
  expect(withdraw.mock.calls[0]?.[0]({ notice: { kind: 'saved' } })).toBe(false)
})

describe('undoing what was saved', () => {
  it('deletes all of it, what was to be removed included, and can be undone itself', async () => {
    const { api, store, remove, notices, undos, withdraw, bringBack, onChanged } = setUp([
      coffee(),
      parking(),
    ])
    remove(1)
    await store.undoAll()
    // That so much is saved is not true any more.
    expect(withdraw.mock.calls[0]?.[0]({ notice: { kind: 'sumSaved' } })).toBe(true)
    expect(api.deleteExpenses).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
    expect(notices).toEqual([{ kind: 'manyDeleted', count: 2, what: 'Kopi' }])
    expect(onChanged).toHaveBeenCalledOnce()
    expect(store.review.value).toBeNull()
    undos[0]?.()
    expect(bringBack).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ description: 'Kopi', amount: 25000 }),
      expect.objectContaining({ description: 'Parkir', amount: 5000 }),
    ])
  })

  it('leaves what is not saved yet', async () => {
    const { store, items } = setUp([coffee()])
    store.open(answer([heard(null, 'Roti', 9000)], false))
    await store.undoAll()
    expect(items().map(({ form }) => form.description)).toEqual(['Roti'])
  })

  it('that fails is told, and everything stays', async () => {
    const { api, store, items, notices } = setUp([coffee()])
    api.deleteExpenses.mockResolvedValueOnce(FAILED as never)
    await store.undoAll()
    expect(notices).toEqual([{ kind: 'networkFailed' }])
    expect(items()).toHaveLength(1)
  })

  it('is not to be had where the backend did not name what it saved', async () => {
    const { api, store, notices } = setUp([heard(null, 'Kopi', 25000)])
    await store.undoAll()
    expect(api.deleteExpenses).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'changeNeedsIds' }])
    expect(store.review.value).not.toBeNull()
  })
})

describe('what was changed elsewhere since it was saved', () => {
  const theirs = { ...coffee(), description: 'Teh', version: 2 } as unknown as Expense
  const STALE = { kind: 'failed', failure: { kind: 'stale', current: theirs } } as never

  it('is asked about, and nothing of it is told as saved', async () => {
    const { api, change, notices, ask, store } = setUp([coffee()])
    api.updateExpense.mockResolvedValueOnce(STALE)
    change(0, { amount: '27000' })
    await store.save()
    const mine = expect.objectContaining({ amount: 27000 })
    const conflict = { theirs, mine, wish: 'change' }
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ kind: 'conflict', conflict }])
    expect([notices, store.review.value]).toEqual([[], null])
  })

  it('is not deleted with the receipt, either', async () => {
    const { api, ask, remove, store } = setUp([coffee(), parking()])
    api.deleteExpense.mockResolvedValueOnce(STALE)
    remove(0)
    await store.save()
    const conflict = { theirs, mine: coffee(), wish: 'deletion' }
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ kind: 'conflict', conflict }])
  })

  it('does not count what the receipt itself has changed', async () => {
    const { api, change, store } = setUp([coffee(), parking()])
    const changed = { ...coffee(), version: 2 }
    api.updateExpense
      .mockResolvedValueOnce({ kind: 'ok', value: changed } as never)
      .mockResolvedValueOnce(FAILED as never)
    change(0, { amount: '27000' })
    change(1, { amount: '6000' })
    await store.save()
    change(0, { amount: '28000' })
    await store.save()
    expect(api.updateExpense).toHaveBeenCalledWith('a', expect.objectContaining({ amount: 28000 }), 2)
  })
})

it('what it adds can be put right by what is said next', async () => {
  const { noteSaved, store } = setUp([heard(null, 'Teh', 8000)], false)
  await store.save()
  expect(noteSaved).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ id: 'new 0', description: 'Teh', amount: 8000 }),
  ])
})

describe('what was deleted elsewhere since it was saved', () => {
  const GONE = { kind: 'failed', failure: { kind: 'status', status: 404, message: null } } as never

  it('is asked about where it was changed, and nothing of it is told as saved', async () => {
    const { api, ask, change, notices, store } = setUp([coffee()])
    api.updateExpense.mockResolvedValueOnce(GONE)
    change(0, { amount: '27000' })
    await store.save()
    const gone = {
      seen: { ...coffee(), createdAt: '' },
      mine: expect.objectContaining({ amount: 27000 }),
    }
    expect(ask).toHaveBeenCalledExactlyOnceWith([{ kind: 'gone', gone }])
    expect([notices, store.review.value]).toEqual([[], null])
  })
})

it('asks first for the price of what was said last, and no more once that is saved in another way', () => {
  const { store } = setUp([], false)
  const said = (description: string) => ({ description, category: 'Other', date: TODAY }) as const
  store.open({ ...answer([], false), unpriced: [said('Lupis')] })
  store.open({ ...answer([], false), unpriced: [said('Martabak'), said('Teh')] })
  const asked = () => askedPrices(store.review.value).map(({ form }) => form.description)
  expect(asked()).toEqual(['Martabak', 'Teh', 'Lupis'])
  for (const { key } of askedPrices(store.review.value)) store.takeOut(key)
  expect(asked()).toEqual([])
})

it('moves the day that an unsaved item took from a clock that was wrong, and no day that the person chose', () => {
  const { store, items, change } = setUp([heard(null, 'Kopi', 25_000), heard(null, 'Teh', 5000)], false)
  change(1, { date: '2026-11-18' })
  store.moveDays(7)
  expect(items().map(({ form }) => form.date)).toEqual(['2026-11-27', '2026-11-18'])
})

describe('a save whose answer was lost', () => {
  async function lostAnswer() {
    const set = setUp([heard(null, 'Kopi', 25000), heard(null, 'Roti', 7000)], false)
    set.api.addExpenses.mockResolvedValueOnce(FAILED)
    await set.store.save()
    return set
  }
  const sent = ({ api }: Pick<ReturnType<typeof setUp>, 'api'>) =>
    api.addExpenses.mock.calls.map(([drafts, key]) => [...drafts.map(({ amount }) => amount), key])
  const keyOf = (store: ReviewStore, at: number) =>
    (store.review.value && itemsOf(store.review.value)[at]?.key) ?? 0

  it('is sent again as it was before an edit, which then changes what it saved', async () => {
    const set = await lostAnswer()
    const { store, api, noteSaved } = set
    const [coffee] = store.review.value ? itemsOf(store.review.value) : []
    if (coffee) store.change(coffee.key, { ...coffee.form, amount: '26000' })
    await store.save()
    expect(sent(set)).toEqual([
      [25000, 7000, 'key 1'],
      [25000, 7000, 'key 1'],
    ])
    expect(api.updateExpense.mock.calls).toMatchObject([['new 0', { amount: 26000 }, undefined]])
    expect(noteSaved.mock.calls[1]?.[0]).toHaveLength(2)
    expect(store.review.value).toBeNull()
  })

  it('deletes what it saved and was removed since', async () => {
    const set = await lostAnswer()
    set.store.remove(keyOf(set.store, 0))
    await set.store.save()
    expect(sent(set)).toHaveLength(2)
    expect(set.api.deleteExpense.mock.calls).toEqual([['new 0', undefined]])
    expect(set.api.updateExpense).not.toHaveBeenCalled()
  })

  it('stays open, and saves nothing else, while that is not known', async () => {
    const set = await lostAnswer()
    set.store.remove(keyOf(set.store, 0))
    set.api.addExpenses.mockResolvedValueOnce(FAILED)
    await set.store.save()
    expect(sent(set).map(one => one.at(-1))).toEqual(['key 1', 'key 1'])
    expect(set.notices.map(({ kind }) => kind)).toEqual(['networkFailed', 'networkFailed'])
    expect(set.store.review.value).toMatchObject({ saving: false, groups: [{ items: [{ saved: false }] }] })
  })

  it('saves the edited one alone where the first was refused for good', async () => {
    const set = await lostAnswer()
    const refused = { kind: 'status', status: 422, message: null } as const
    set.api.addExpenses.mockResolvedValueOnce({ kind: 'failed', failure: refused } as never)
    set.store.remove(keyOf(set.store, 0))
    await set.store.save()
    expect(sent(set).at(-1)).toEqual([7000, 'key 2'])
    expect(set.store.review.value).toBeNull()
  })
})
