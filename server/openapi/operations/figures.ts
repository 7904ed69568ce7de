/** What is told of expenses as a whole: sums, answers, what is usual. */
import * as answers from '../../../shared/wire/answers/figures.ts'
import { filterQuery, periodParameters } from '../../../shared/wire/queries.ts'
import { questionFields } from '../../../shared/wire/spending-question.ts'
import { TIME_ZONE_HEADER } from '../../../shared/wire/voice-request.ts'
import type { Operation } from '../operation.ts'

export const FIGURES_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/dashboard/stats',
    summary:
      'Sums of this month, week and day, in IDR and exactly in each currency, of the same days of the month before, and the ten expenses entered last.',
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.dashboardAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/analytics/trends',
    summary:
      'Exact sums in each currency of the last twelve months, of the days of the current one, and of the same days of the month before, these by category, too.',
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.trendsAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/detail',
    summary:
      'Sums of a period, in IDR and exactly in each currency, and its latest 1000 expenses; `next_cursor` leads to the rest. `period` is another name of `timeframe`.',
    query: periodParameters,
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.periodAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/answer',
    summary:
      'What a question about the expenses comes to: how many match, their exact sums in each currency, and the largest of them where `what` is that, else the latest.',
    query: questionFields,
    status: 200,
    answer: answers.spendingAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/totals',
    summary: 'How many expenses match, and their exact sums in each currency; each parameter as of the list.',
    query: filterQuery,
    status: 200,
    answer: answers.matchesAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/usual',
    summary:
      'What the account usually buys about this hour and weekday, at most five, from the latest 1000 expenses of the last 90 days.',
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.usualListAnswer,
    refusals: [400],
  },
]
