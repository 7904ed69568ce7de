import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { NO_FILTER } from '../../../shared/domain/list-filter.ts'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import {
  type ListView,
  readListAddress,
  writeListAddress,
} from '../../../src/screens/expenses/list-address.ts'

const NOW: ListView = { period: 'month', month: null, filter: NO_FILTER, everywhere: false, days: null }
const LAST_WEEK = { from: '2026-11-16' as CalendarDate, to: '2026-11-22' as CalendarDate }
const OCTOBER = '2026-10' as CalendarMonth

describe('the address of a list', () => {
  it.each<[string, ListView]>([
    ['', NOW],
    ['?timeframe=week', { ...NOW, period: 'week' }],
    ['?month=2026-10', { ...NOW, month: OCTOBER }],
    ['?category=Food+%26+Dining', { ...NOW, filter: { ...NO_FILTER, category: 'Food & Dining' } }],
    [
      '?month=2026-10&q=kopi+25rb&category=Shopping&payment=GoPay',
      { ...NOW, month: OCTOBER, filter: { text: 'kopi 25rb', category: 'Shopping', paymentMethod: 'GoPay' } },
    ],
    ['?timeframe=all&q=kopi', { ...NOW, filter: { ...NO_FILTER, text: 'kopi' }, everywhere: true }],
    ['?payment=none', { ...NOW, filter: { ...NO_FILTER, paymentMethod: 'none' } }],
    ['?from=2026-11-16&to=2026-11-22', { ...NOW, days: LAST_WEEK }],
    [
      '?from=2026-11-16&to=2026-11-22&q=kopi',
      { ...NOW, filter: { ...NO_FILTER, text: 'kopi' }, days: LAST_WEEK },
    ],
  ])('%s is read as it was written', (address, view) => {
    expect(writeListAddress(view)).toBe(address)
    expect(readListAddress(address)).toEqual(view)
  })

  it.each([
    '?timeframe=year',
    '?month=2026-13',
    '?category=Nothing',
    '?payment=Shells',
    '?timeframe=all',
    '?timeframe=month',
    '?from=2026-11-16',
    '?from=2026-11-22&to=2026-11-16',
    '?from=2026-11-31&to=2026-12-01',
  ])('%s leads to the current month', address => {
    expect(readListAddress(address)).toEqual(NOW)
  })
})
