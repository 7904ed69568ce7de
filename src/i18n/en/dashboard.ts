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
} as const satisfies Dictionary
