import type { Dictionary } from '../texts.ts'

export const dashboard = {
  dashboard: {
    totalSpent: 'Total Spent',
    thisMonth: 'This month',
    thisWeek: 'This week',
    today: 'Today',
    countLabel: 'Expenses',
    dailyAverage: 'Daily average',
    topCategory: 'Top category',
    breakdown: 'Category Breakdown',
    breakdownCount: '{{count}}×',
    chartLabel: 'Share of each category',
    centre: 'This Month',
    createdOn: 'Recorded {{day}}',
    recent: 'Recent Expenses',
    emptyTitle: 'No expenses yet',
    emptyText: 'Hold the microphone button and say what you spent, or add it by hand.',
  },
  offline: {
    label: 'Offline',
    asOf: 'As of {{time}}',
    tryLater: 'You’re offline. Try again once you’re back online.',
    formKept: 'You’re offline. What you typed is still here: save it once you’re back online.',
  },
} as const satisfies Dictionary
