import type { Dictionary } from '../texts.ts'

export const budget = {
  budget: {
    set: 'Set a budget',
    title: 'Monthly Budget',
    limit: 'Limit a month',
    scope: 'For',
    all: 'All spending',
    save: 'Save',
    remove: 'Remove this budget',
    list: 'Your budgets',
    limitOfAll: 'Budget {{amount}}',
    limitOf: 'Budget for {{name}} {{amount}}',
    left: '{{amount}} left',
    perDay: 'Up to {{amount}} a day',
    used: '{{percent}}% used',
    usedUp: 'Used up',
    over: '{{amount}} over',
    of: 'of {{amount}}',
    saved: 'Budget saved.',
    removed: 'Budget removed.',
    failed: 'The budget could not be saved. Please try again.',
    notifyNear: '{{name}}: {{percent}}% of this month’s budget is used, {{left}} left.',
    notifyReached: '{{name}}: this month’s budget is used up.',
  },
} as const satisfies Dictionary
