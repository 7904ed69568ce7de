import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { HeardExpense } from '../../../shared/wire/voice.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { Notice } from '../../../src/stores/notices.ts'
import { createReview } from '../../../src/stores/review.ts'

const TODAY = '2026-11-20' as CalendarDate
const FAILED: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }

function heard(id: string | null, description: string, amount: number): HeardExpense {
  return {
    id,
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
  const ok = async () => ({ kind: 'ok', value: undefined }) as never
  const api = { addExpenses: vi.fn(ok), updateExpense: vi.fn(ok), deleteExpense: vi.fn(ok) }
  const notices: Notice[] = []
  const onSaved = vi.fn()
  let ids = 0
  const store = createReview({
    api,
    toasts: { show: (_, notice) => notices.push(notice) },
    today: () => TODAY,
    randomId: () => `key ${++ids}`,
    onSaved,
  })
  store.open({ expenses: items, transcription: '', confidence: null, hardToHear: false, autoInserted })
  const form = (key: number) => {
    const item = store.review.value?.items.find(candidate => candidate.key === key)
    if (!item) throw new Error(`no item ${key}`)
    return item.form
  }
  return { api, notices, onSaved, store, form }
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
    const { api, store, form, onSaved } = setUp([coffee(), parking(), heard('c', 'Roti', 9000)])
    store.change(0, { ...form(0), amount: '27000' })
    store.remove(1)
    await store.save()
    expect(api.updateExpense).toHaveBeenCalledExactlyOnceWith('a', expect.objectContaining({ amount: 27000 }))
    expect(api.deleteExpense).toHaveBeenCalledExactlyOnceWith('b')
    expect(api.addExpenses).not.toHaveBeenCalled()
    expect(onSaved).toHaveBeenCalledOnce()
    expect(store.review.value).toBeNull()
  })

  it('calls nothing and says so when the server did not name what it saved', {
    tags: ['spec-4.27', 'spec-8.18'],
  }, async () => {
    const { api, store, form, notices } = setUp([heard(null, 'Kopi', 25000), parking()])
    store.change(0, { ...form(0), amount: '27000' })
    store.remove(1)
    await store.save()
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'changeNeedsIds' }])
    expect(store.review.value?.items).toHaveLength(1)
  })

  it('stays open with every change when a call fails, and succeeds when tried again', async () => {
    const { api, store, form, notices } = setUp([coffee(), parking()])
    store.change(0, { ...form(0), amount: '27000' })
    store.remove(1)
    api.updateExpense.mockResolvedValueOnce(FAILED as never)
    await store.save()
    expect(notices).toEqual([{ kind: 'networkFailed' }])
    expect(store.review.value).toMatchObject({ modified: true, saving: false })
    await store.save()
    expect(store.review.value).toBeNull()
  })

  it('takes an expense that is gone already for deleted', async () => {
    const { api, store } = setUp([coffee(), parking()])
    store.remove(1)
    api.deleteExpense.mockResolvedValueOnce({
      kind: 'failed',
      failure: { kind: 'status', status: 404, message: null },
    } as never)
    await store.save()
    expect(store.review.value).toBeNull()
  })
})

describe('a review of expenses that are only understood', () => {
  it('posts them as they now read, in one batch', { tags: ['spec-4.26'] }, async () => {
    const { api, store, form } = setUp([coffee(), parking()], false)
    store.change(1, { ...form(1), description: 'Parkir mal' })
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
    expect(warn).toHaveBeenCalledExactlyOnceWith('saveFailed:', 'nothing')
    warn.mockRestore()
  })

  it('is tried again under its first key; another review with the same expenses has one of its own', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { api, store } = setUp([coffee()], false)
    api.addExpenses.mockResolvedValueOnce(FAILED as never)
    await store.save()
    await store.save()
    const again = { transcription: '', confidence: null, hardToHear: false, autoInserted: false }
    store.open({ expenses: [coffee()], ...again })
    await store.save()
    const keys = api.addExpenses.mock.calls.map((call: unknown[]) => call[1])
    expect(keys).toEqual(['key 1', 'key 1', 'key 2'])
    warn.mockRestore()
  })
})

describe('any review', () => {
  it('cannot be emptied', { tags: ['spec-4.31', 'spec-5.20'] }, () => {
    const { store } = setUp([coffee()])
    store.remove(0)
    expect(store.review.value).toMatchObject({ items: [{ key: 0 }], modified: false })
  })

  it('marks the item that cannot be saved and calls nothing', async () => {
    const { api, store, form } = setUp([coffee(), parking()], false)
    store.change(1, { ...form(1), amount: '' })
    await store.save()
    expect(store.review.value?.items.map(({ fault }) => fault)).toEqual([null, 'amountNeeded'])
    expect(api.addExpenses).not.toHaveBeenCalled()
  })
})

describe('a field in doubt', () => {
  const doubted = () => ({ ...coffee(), doubtful: ['amount', 'category'] as const })
  const marks = ({ review }: ReturnType<typeof setUp>['store']) =>
    review.value?.items.map(({ doubtful }) => doubtful)

  it('is so no more once it was changed, even back, and the others stay', () => {
    const { store, form } = setUp([doubted(), doubted()])
    store.change(0, { ...form(0), amount: '27000' })
    expect(marks(store)).toEqual([['category'], ['amount', 'category']])
    store.change(0, { ...form(0), amount: '25000' })
    expect(marks(store)).toEqual([['category'], ['amount', 'category']])
  })

  it('makes no change of its own', async () => {
    const { api, store } = setUp([doubted()])
    expect(store.review.value?.modified).toBe(false)
    await store.save()
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled()
  })
})
