import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { profileOutput, subscriptionOutput } from '../../../shared/wire/account.ts'
import { readErrorBody } from '../../../shared/wire/error.ts'
import {
  draftToWire,
  expenseBatch,
  expenseChange,
  expenseInput,
  expenseOutput,
} from '../../../shared/wire/expense.ts'
import { expenseListOutput, periodOutput } from '../../../shared/wire/period.ts'
import { dashboardOutput } from '../../../shared/wire/totals.ts'
import { voiceOutput } from '../../../shared/wire/voice.ts'
import { readPeriod } from '../../../src/api/list-endpoints.ts'

const coffee = {
  id: 7,
  amount: '25000.00',
  description: 'Kopi',
  category: 'Food & Dining',
  currency: 'IDR',
  date: '2026-11-20T00:00:00.000Z',
  created_at: '2026-11-20T03:00:00Z',
}

const period = (body: object) => readPeriod(v.parse(periodOutput, body))

describe('answers', () => {
  it('give expenses in minor units and calendar days, ids and amounts as text or number', {
    tags: ['spec-3.1'],
  }, () => {
    expect(v.parse(expenseOutput, coffee)).toEqual({
      id: '7',
      amount: 25000,
      currency: 'IDR',
      description: 'Kopi',
      category: 'Food & Dining',
      date: '2026-11-20',
      createdAt: '2026-11-20T03:00:00Z',
      paymentMethod: null,
    })
  })

  it('are read with and without an envelope', { tags: ['spec-3.14'] }, () => {
    const profile = { name: 'Ani', email: 'ani@example.com', createdAt: '2026-01-01' }
    expect(v.parse(profileOutput, { data: profile })).toEqual(v.parse(profileOutput, profile))
    expect(v.parse(expenseListOutput, [coffee])).toEqual(v.parse(expenseListOutput, { expenses: [coffee] }))
  })

  it('take month_spend where totalSpend is missing', { tags: ['spec-3.13'] }, async () => {
    expect(await period({ month_spend: 5000, expenses: [] })).toMatchObject({
      totals: { IDR: 5000n },
      count: 0,
    })
    expect(await period({ totalSpend: 7000, total_expenses: 3 })).toMatchObject({
      totals: { IDR: 7000n },
      count: 3,
    })
  })

  it('of the dashboard need their three sums', { tags: ['spec-3.12'] }, () => {
    const sums = { month_spend: 3, week_spend: 2, today_spend: 1 }
    expect(v.parse(dashboardOutput, sums)).toMatchObject({
      monthSpend: { IDR: 3n },
      weekSpend: { IDR: 2n },
      todaySpend: { IDR: 1n },
      recent: [],
    })
    expect(v.safeParse(dashboardOutput, { month_spend: 3 }).success).toBe(false)
    expect(v.safeParse(dashboardOutput, null).success).toBe(false)
  })

  it('have sums in each currency as they are told, to the last digit of any size', async () => {
    const told = { IDR: '9007199254740993', USD: '110.25' }
    const totals = { IDR: 9_007_199_254_740_993n, USD: 11_025n }
    const breakdown = [{ category: 'Other', amount: 9007199254740992, count: 2, totals: told }]
    const body = { totalSpend: 9007199254740992, totals: told, categoryBreakdown: breakdown }
    const figures = { totals, breakdown: [{ category: 'Other', totals, count: 2 }] }
    expect(await period({ ...body, expenses: [coffee], total_expenses: 2 })).toMatchObject(figures)
    const spend = { month_spend: 1, month_totals: told, week_spend: 1, week_totals: told, today_spend: 1 }
    expect(
      v.parse(dashboardOutput, { ...spend, today_totals: told, category_breakdown: breakdown }),
    ).toMatchObject({ monthSpend: totals, weekSpend: totals, todaySpend: totals })
  })

  it('with sums in IDR alone have those of the expenses where all are there, and convert them where not', async () => {
    const dollar = { ...coffee, amount: 1, currency: 'USD' }
    const sums = { totalSpend: 15_000, categoryBreakdown: [{ category: 'Other', amount: 15_000, count: 1 }] }
    const whole = await period({ ...sums, expenses: [dollar], total_expenses: 1 })
    expect(whole?.totals).toEqual({ IDR: 15_000n, USD: 100n })
    expect(whole?.breakdown[0]).toMatchObject({ category: 'Food & Dining', totals: { USD: 100n } })
    const part = await period({ ...sums, expenses: [dollar], total_expenses: 2 })
    expect(part?.totals).toEqual({ IDR: 15_000n, USD: 101n })
    expect(part?.breakdown[0]).toMatchObject({ category: 'Other', totals: { USD: 101n } })
  })

  it('of a recording may carry expenses without ids', { tags: ['spec-3.3'] }, () => {
    const { id: _, ...unnamed } = coffee
    const heard = v.parse(voiceOutput, {
      expenses: [coffee, unnamed],
      transcription: 'kopi',
      auto_inserted: true,
    })
    expect(heard.expenses.map(({ id }) => id)).toEqual(['7', null])
    expect(heard).toMatchObject({ autoInserted: true, confidence: null })
  })

  it('of a recording may name the fields to look at, and none that is not known', () => {
    const doubtful_fields = ['payment_method', 'amount', 'mood']
    const heard = v.parse(voiceOutput, {
      expenses: [{ ...coffee, doubtful_fields }, coffee, { ...coffee, doubtful_fields: 'amount' }],
      hard_to_hear: true,
    })
    expect(heard.expenses.map(({ doubtful }) => doubtful)).toEqual([['amount', 'paymentMethod'], [], []])
    expect(heard.hardToHear).toBe(true)
    expect(v.parse(voiceOutput, { expenses: [] }).hardToHear).toBe(false)
  })

  it('of a recording may say why, and nothing that is not known', () => {
    const doubtful_reasons = {
      amount: 'thousandsAssumed',
      category: 'amountFar',
      date: 'whim',
      mood: 'nameLong',
    }
    const heard = v.parse(voiceOutput, { expenses: [{ ...coffee, doubtful_reasons }] })
    expect(heard.expenses[0]?.reasons).toEqual({ amount: 'thousandsAssumed' })
  })

  it('of the subscription default what is optional', { tags: ['spec-3.17'] }, () => {
    expect(v.parse(subscriptionOutput, { has_active_subscription: true })).toEqual({
      active: true,
      trial: false,
      totalDays: 0,
      daysRemaining: null,
    })
  })

  it('that are errors never throw, whatever they hold', { tags: ['spec-3.20'] }, () => {
    expect(readErrorBody({ message: 'no', violation_type: 'x' })).toEqual({
      message: 'no',
      violationType: 'x',
    })
    for (const body of [null, 'text', 3, [], { message: 5 }, { message: ' ' }]) {
      expect(readErrorBody(body)).toEqual({ message: null, violationType: null })
    }
  })
})

describe('requests', () => {
  const input = {
    amount: 4.5,
    description: ' Bus ',
    category: 'Transportation',
    currency: 'USD',
    date: '2026-11-20',
  }

  it('are trimmed, and rupiah where no currency is named', () => {
    const { currency: _, ...rest } = input
    expect(v.parse(expenseInput, rest)).toMatchObject({ description: 'Bus', currency: 'IDR' })
  })

  it('hold no character that is not seen', () => {
    const hidden = { ...input, description: '\u202eB\u200bus\0 👩‍🍳\ufeff' }
    expect(v.parse(expenseInput, hidden)).toMatchObject({ description: 'Bus 👩‍🍳' })
    expect(v.parse(expenseChange, { description: '\u2066Bus\u2069' })).toEqual({ description: 'Bus' })
  })

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: Number.POSITIVE_INFINITY },
    { amount: 1e12 },
    { amount: '5' },
    { description: '  ' },
    { category: 'Gifts' },
    { currency: 'EUR' },
    { date: '2026-02-30' },
  ])('with %j are refused', { tags: ['spec-5.16', 'spec-5.17'] }, change => {
    expect(v.safeParse(expenseInput, { ...input, ...change }).success).toBe(false)
  })

  it.each(['Cash', 'Credit Card', 'Debit Card', 'GoPay', 'OVO', 'DANA', 'Bank Transfer', 'QRIS', 'E-wallet'])(
    'may name %s as the way of paying, or none',
    { tags: ['spec-3.5', 'spec-3.23', 'spec-5.19'] },
    method => {
      expect(v.parse(expenseInput, { ...input, payment_method: method })).toMatchObject({
        payment_method: method,
      })
      expect(v.safeParse(expenseInput, { ...input, payment_method: null }).success).toBe(true)
      expect(v.safeParse(expenseInput, { ...input, payment_method: 'Barter' }).success).toBe(false)
    },
  )

  it('of a batch are a list or an object with one, never empty', () => {
    expect(v.parse(expenseBatch, [input])).toEqual(v.parse(expenseBatch, { expenses: [input] }))
    expect(v.safeParse(expenseBatch, []).success).toBe(false)
  })

  it('carry decimals and the currency', () => {
    const draft = { ...v.parse(expenseOutput, { ...coffee, amount: 4.5, currency: 'USD' }) }
    expect(draftToWire(draft, '2026-11-20T01:00:00+07:00')).toEqual({
      amount: 4.5,
      description: 'Kopi',
      category: 'Food & Dining',
      currency: 'USD',
      date: '2026-11-20T01:00:00+07:00',
    })
  })
})
