import { beforeAll, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import { setLocale } from '../../../src/i18n/translate.ts'
import { optionLabels } from '../../../src/screens/requests/option-labels.ts'

const BAKSO: SavedExpense = {
  id: 'a',
  amount: toMinor(15_000, 'IDR'),
  currency: 'IDR',
  description: 'Bakso',
  category: 'Food & Dining',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
}
const deleted = (...saved: Partial<SavedExpense>[]) =>
  optionLabels(saved.map(one => [{ before: { ...BAKSO, ...one }, after: null }]))
const at = (time: string) => ({ savedAt: new Date(`2026-11-20T${time}`).getTime() })

beforeAll(() => setLocale('en'))

it.each([
  ['another name', [{}, { description: 'Soto' }], [/Bakso Rp15.000$/, /Soto Rp15.000$/]],
  ['the day', [{}, { date: '2026-11-19' as CalendarDate }], [/Nov 20, 2026\)$/, /Nov 19, 2026\)$/]],
  ['the minute', [at('08:00:01'), at('08:01:01')], [/8:00\sAM\)$/, /8:01\sAM\)$/]],
  ['the second', [at('08:00:01'), at('08:00:09')], [/8:00:01\sAM\)$/, /8:00:09\sAM\)$/]],
  ['a number, where nothing else does', [{}, {}], [/ · 1$/, / · 2$/]],
])('are told apart by %s', (_, saved, expected) => {
  const labels = deleted(...saved)
  expect(labels).toEqual(expected.map(pattern => expect.stringMatching(pattern)))
})
