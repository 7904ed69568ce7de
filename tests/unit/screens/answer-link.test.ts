import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { readListAddress } from '../../../src/screens/expenses/list-address.ts'
import { answerLink } from '../../../src/screens/requests/answer-link.ts'

/** A Monday. */
const TODAY = '2026-11-23' as CalendarDate
const asked = (from: string, to: string, more: Partial<SpendingQuestion> = {}): SpendingQuestion => ({
  what: 'sum',
  period: { from: from as CalendarDate, to: to as CalendarDate },
  category: null,
  words: null,
  payment: null,
  ...more,
})

it.each([
  ['today', asked('2026-11-23', '2026-11-23'), { period: 'today', days: null }],
  ['this week', asked('2026-11-23', '2026-11-29'), { period: 'week', days: null }],
  ['a month', asked('2026-10-01', '2026-10-31'), { month: '2026-10', days: null }],
  ['last week', asked('2026-11-16', '2026-11-22'), { days: { from: '2026-11-16', to: '2026-11-22' } }],
  ['yesterday', asked('2026-11-22', '2026-11-22'), { days: { from: '2026-11-22', to: '2026-11-22' } }],
  [
    'words',
    asked('2026-11-23', '2026-11-23', { words: 'kopi', category: 'Food & Dining', payment: 'GoPay' }),
    { filter: { text: 'kopi', category: 'Food & Dining', paymentMethod: 'GoPay' } },
  ],
])('the answer about %s leads to the list of it', (_, question, view) => {
  const [path, query = ''] = answerLink(question, TODAY).split('?')
  expect(path).toBe('/expenses')
  expect(readListAddress(query)).toMatchObject(view)
})
