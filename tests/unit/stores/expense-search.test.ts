import { signal } from '@preact/signals-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { NO_FILTER } from '../../../shared/domain/list-filter.ts'
import { type Matches, totalsOf } from '../../../shared/domain/totals.ts'
import type { ExpensePage } from '../../../shared/wire/period.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { ExpenseQuery } from '../../../src/api/list-endpoints.ts'
import type { CountMatches } from '../../../src/api/matches-endpoint.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createExpenseSearch } from '../../../src/stores/expenses/expense-search.ts'
import { createPeriodDetail, type PeriodStats } from '../../../src/stores/expenses/period-detail.ts'
import { createSelection } from '../../../src/stores/expenses/selection.ts'
import { SEARCH_DELAY } from '../../../src/stores/expenses/server-matches.ts'
import { deferred } from '../deferred.ts'
import { rupiah } from '../rupiah.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const OFFLINE: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }

function spent(id: string, description: string): Expense {
  const [amount] = [25_000 as Expense['amount']]
  const date = '2026-11-20' as CalendarDate
  const category = 'Food & Dining'
  return { id, description, amount, currency: 'IDR', category, date, createdAt: '', paymentMethod: null }
}
const COFFEE = spent('coffee', 'Kopi susu')
const BREAD = spent('bread', 'Roti')
const OLD_COFFEE = spent('old', 'Kopi tubruk')

/** A month of which so much is loaded. */
async function setUp({ expenses, nextCursor }: Pick<PeriodStats, 'expenses' | 'nextCursor'>) {
  const stats = { totals: rupiah(0), breakdown: [], expenses, count: 3, nextCursor }
  const asked: { query: ExpenseQuery; answer: ReturnType<typeof deferred<ApiResult<ExpensePage>>> }[] = []
  const api = {
    period: vi.fn(async (): Promise<ApiResult<PeriodStats>> => ({ kind: 'ok', value: { ...stats } })),
    expenses: (query: ExpenseQuery) => {
      const answer = deferred<ApiResult<ExpensePage>>()
      asked.push({ query, answer })
      return answer.promise
    },
  }
  const user = { uid: 'ani', displayName: null, email: null, photoURL: null }
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const selection = createSelection()
  const today = () => '2026-11-21' as CalendarDate
  const period = createPeriodDetail({ api, auth, today, selection, cached: () => null })
  const countMatches = vi.fn(async (..._: Parameters<CountMatches>): Promise<ApiResult<Matches>> => OFFLINE)
  const search = createExpenseSearch({ api, countMatches, auth, period, selection })
  period.open()
  search.open()
  await vi.advanceTimersByTimeAsync(0)
  const ids = () => search.found.value?.expenses.map(({ id }) => id)
  const answer = async (index: number, page: ExpensePage) => {
    asked[index]?.answer.resolve({ kind: 'ok', value: page })
    await vi.advanceTimersByTimeAsync(0)
  }
  const answerPeriod = (listed: readonly Expense[]) =>
    api.period.mockResolvedValue({ kind: 'ok', value: { ...stats, expenses: [...listed] } })
  const wait = () => vi.advanceTimersByTimeAsync(SEARCH_DELAY)
  return { asked, answer, answerPeriod, auth, countMatches, ids, period, search, selection, wait }
}
const whole = () => setUp({ expenses: [COFFEE, BREAD], nextCursor: null })
const part = () => setUp({ expenses: [COFFEE, BREAD], nextCursor: 'more' })

describe('a search', () => {
  it('is answered at once where the period is loaded whole, and the server is not asked', async () => {
    const { asked, ids, search, wait } = await whole()
    search.narrow({ text: 'kopi' })
    expect(ids()).toEqual(['coffee'])
    expect(search.found.value).toMatchObject({ count: 1, final: true })
    await wait()
    expect(asked).toEqual([])
  })

  it('shows what is loaded, then what the server finds', async () => {
    const { asked, answer, countMatches, ids, search, wait } = await part()
    search.narrow({ text: 'kopi' })
    expect(ids()).toEqual(['coffee'])
    expect(search.found.value?.final).toBe(false)
    await wait()
    expect(asked[0]?.query).toMatchObject({
      range: { from: '2026-11-01', to: '2026-11-30' },
      filter: { ...NO_FILTER, text: 'kopi' },
    })
    await answer(0, { expenses: [COFFEE, OLD_COFFEE], next: null })
    expect(ids()).toEqual(['coffee', 'old'])
    expect(search.found.value).toMatchObject({ count: 2, final: true })
    expect(countMatches).not.toHaveBeenCalled()
  })

  it('asks once for what is typed quickly, and ends the request that a later key outruns', async () => {
    const { asked, answer, ids, search, wait } = await part()
    search.narrow({ text: 'k' })
    search.narrow({ text: 'ko' })
    await wait()
    expect(asked.map(({ query }) => query.filter?.text)).toEqual(['ko'])
    search.narrow({ text: 'rot' })
    expect(asked[0]?.query.signal?.aborted).toBe(true)
    await wait()
    await answer(1, { expenses: [BREAD], next: null })
    await answer(0, { expenses: [COFFEE], next: null })
    expect(ids()).toEqual(['bread'])
  })

  it('is for all days where that is asked for, until nothing is looked for', async () => {
    const { asked, search, wait } = await whole()
    search.setEverywhere(true)
    expect(search.everywhere.value).toBe(false)
    search.narrow({ text: 'kopi' })
    search.setEverywhere(true)
    await wait()
    expect(asked[0]?.query.range).toBeNull()
    search.narrow({ text: '' })
    expect(search.everywhere.value).toBe(false)
    expect(search.found.value).toBeNull()
  })

  it('is for the days that a link names, without a word as well, until another period is chosen', async () => {
    const { asked, answer, ids, period, search, wait } = await whole()
    const days = { from: '2026-10-26' as CalendarDate, to: '2026-11-20' as CalendarDate }
    search.show(NO_FILTER, false, days)
    // What is loaded of them.
    expect(ids()).toEqual(['coffee', 'bread'])
    await wait()
    expect(asked[0]?.query).toMatchObject({ range: days, filter: NO_FILTER })
    await answer(0, { expenses: [OLD_COFFEE], next: null })
    expect(ids()).toEqual(['old'])
    period.choosePeriod('today')
    expect([search.days.value, search.found.value]).toEqual([null, null])
  })

  it('stays for all days while other words are typed, until another period is chosen', async () => {
    const { period, search } = await whole()
    search.narrow({ text: 'kopi' })
    search.setEverywhere(true)
    search.narrow({ text: '' })
    search.narrow({ text: 'roti' })
    expect(search.everywhere.value).toBe(true)
    search.narrow({ text: '' })
    period.moveMonth(-1)
    search.narrow({ text: 'teh' })
    expect(search.everywhere.value).toBe(false)
  })

  it('asks how many there are and their sum once the first page of more is on show', async () => {
    const { answer, countMatches, ids, search, wait } = await part()
    const totals = totalsOf(COFFEE)
    const counting = deferred<ApiResult<Matches>>()
    countMatches.mockReturnValueOnce(counting.promise)
    search.narrow({ text: 'kopi' })
    await wait()
    await answer(0, { expenses: [COFFEE], next: 'next' })
    expect([ids(), search.found.value]).toMatchObject([
      ['coffee'],
      { count: null, totals: null, final: true },
    ])
    expect(countMatches.mock.calls[0]?.[0]).toMatchObject({ filter: { text: 'kopi' } })
    counting.resolve({ kind: 'ok', value: { count: 2, totals } })
    await vi.advanceTimersByTimeAsync(0)
    expect(search.found.value).toMatchObject({ count: 2, totals, nextCursor: 'next' })
  })

  it('does not take the sum of another search', async () => {
    const { answer, countMatches, search, wait } = await part()
    const counting = deferred<ApiResult<Matches>>()
    countMatches.mockReturnValueOnce(counting.promise)
    search.narrow({ text: 'kopi' })
    await wait()
    await answer(0, { expenses: [COFFEE], next: 'next' })
    search.narrow({ text: 'roti' })
    expect(countMatches.mock.calls[0]?.[1].aborted).toBe(true)
    await wait()
    await answer(1, { expenses: [BREAD], next: 'next' })
    counting.resolve({ kind: 'ok', value: { count: 2, totals: totalsOf(COFFEE) } })
    await vi.advanceTimersByTimeAsync(0)
    expect(search.found.value).toMatchObject({ count: null, totals: null })
  })

  it('whose sum cannot be had is counted once all of it is loaded', async () => {
    const { answer, ids, search, wait } = await part()
    search.narrow({ text: 'kopi' })
    await wait()
    await answer(0, { expenses: [COFFEE], next: 'next' })
    void search.rest.value.loadMore()
    await answer(1, { expenses: [OLD_COFFEE], next: null })
    expect([ids(), search.found.value?.count]).toEqual([['coffee', 'old'], 2])
  })

  it('goes on at the end of what was found', async () => {
    const { asked, answer, ids, search, wait } = await part()
    search.narrow({ category: 'Food & Dining' })
    await wait()
    await answer(0, { expenses: [COFFEE, BREAD], next: 'next' })
    void search.rest.value.loadMore()
    expect(asked[1]?.query).toMatchObject({ cursor: 'next', filter: { category: 'Food & Dining' } })
    await answer(1, { expenses: [OLD_COFFEE], next: null })
    expect(ids()).toEqual(['coffee', 'bread', 'old'])
  })

  it('says why it failed, keeps what is loaded, and is tried again', async () => {
    const { asked, answer, ids, search, wait } = await part()
    search.narrow({ text: 'kopi' })
    await wait()
    asked[0]?.answer.resolve(OFFLINE)
    await vi.advanceTimersByTimeAsync(0)
    expect(search.failed.value).toBe('network')
    expect(ids()).toEqual(['coffee'])
    void search.retry()
    await answer(1, { expenses: [COFFEE, OLD_COFFEE], next: null })
    expect(search.failed.value).toBeNull()
    expect(ids()).toEqual(['coffee', 'old'])
  })

  it('is made again when the period’s expenses have changed', async () => {
    const { asked, answer, ids, period, search, wait } = await part()
    search.narrow({ text: 'kopi' })
    await wait()
    await answer(0, { expenses: [COFFEE, OLD_COFFEE], next: null })
    await period.refresh()
    expect(ids()).toEqual(['coffee', 'old'])
    await wait()
    await answer(1, { expenses: [OLD_COFFEE], next: null })
    expect(ids()).toEqual(['old'])
    expect(asked).toHaveLength(2)
  })

  it('is forgotten with the person', async () => {
    const { auth, search } = await whole()
    search.narrow({ text: 'kopi' })
    auth.value = { kind: 'signedOut' }
    expect(search.filter.value).toEqual(NO_FILTER)
  })
})

describe('picking', () => {
  it('ends when something else is looked for', async () => {
    const { search, selection } = await whole()
    selection.enter()
    search.narrow({ text: 'kopi' })
    expect(selection.selecting.value).toBe(false)
  })

  it('loses only what a refresh no longer lists', { tags: ['spec-4.39'] }, async () => {
    const { answerPeriod, period, search, selection } = await whole()
    selection.enter()
    await search.pickAll()
    answerPeriod([BREAD])
    await period.refresh()
    expect([...selection.picked.value]).toEqual(['bread'])
  })

  it('takes all of the period, those not listed yet as well', async () => {
    const { answer, search, selection } = await part()
    selection.enter()
    const picking = search.pickAll()
    await answer(0, { expenses: [OLD_COFFEE], next: null })
    await picking
    expect([...selection.picked.value]).toEqual(['coffee', 'bread', 'old'])
  })

  it('takes nothing where the rest cannot be had', async () => {
    const { asked, search, selection } = await part()
    selection.enter()
    const picking = search.pickAll()
    asked[0]?.answer.resolve(OFFLINE)
    await picking
    expect(selection.count.value).toBe(0)
  })

  it('takes what was found alone', async () => {
    const { search, selection } = await whole()
    search.narrow({ text: 'kopi' })
    selection.enter()
    await search.pickAll()
    expect([...selection.picked.value]).toEqual(['coffee'])
  })
})
