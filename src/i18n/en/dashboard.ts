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
    seeAll: 'See all',
    nothingBefore: 'Nothing spent on {{days}}',
    emptyTitle: 'No expenses yet',
    emptyText: 'Hold the microphone button and say what you spent, or type it.',
  },
  /** Until a first recording has worked. */
  firstUse: {
    holdHint: 'Hold the microphone button, say what you spent, let go.',
    tapHint: 'Tap the microphone button, say what you spent, tap again.',
    examples: 'Try one of these:',
    /** Read aloud. */
    example1: 'coffee 25 thousand',
    example2: 'parking 5 thousand and lunch 32 thousand',
    example3: 'yesterday groceries 150 thousand',
  },
  trial: {
    ends: { one: 'Your trial ends within a day.', other: 'Your trial ends in {{count}} days.' },
    after: 'After that Ucap needs a subscription. Your expenses stay, and you can export them.',
    name: 'Trial',
    paid: 'Subscription',
    daysLeft: { one: '1 day left', other: '{{count}} days left' },
  },
  offline: {
    label: 'Offline',
    asOf: 'As of {{time}}',
  },
  nav: {
    main: 'Main',
    dashboard: 'Dashboard',
    expenses: 'Expenses',
    analytics: 'Analytics',
    profile: 'Profile',
  },
  categories: {
    'Food & Dining': 'Food & Dining',
    Transportation: 'Transportation',
    Shopping: 'Shopping',
    Entertainment: 'Entertainment',
    'Bills & Utilities': 'Bills & Utilities',
    Healthcare: 'Healthcare',
    Travel: 'Travel',
    Business: 'Business',
    Subscription: 'Subscription',
    Other: 'Other',
  },
} as const satisfies Dictionary
