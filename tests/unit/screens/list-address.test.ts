import { describe, expect, it } from 'vitest'
import { NO_FILTER } from '../../../shared/domain/list-filter.ts'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import {
  type ListView,
  readListAddress,
  writeListAddress,
} from '../../../src/screens/expenses/list-address.ts'

const NOW: ListView = { period: 'month', month: null, filter: NO_FILTER, everywhere: false }
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
  ])('%s leads to the current month', address => {
    expect(readListAddress(address)).toEqual(NOW)
  })
})
