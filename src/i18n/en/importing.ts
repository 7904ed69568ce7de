import type { Dictionary } from '../texts.ts'

export const importing = {
  import: {
    data: 'Your data',
    open: 'Import',
    title: 'Import Expenses',
    text: 'Choose a CSV file that was exported here. What is there already is not added again.',
    choose: 'Choose a CSV file',
    checking: 'Checking the file…',
    fresh: { one: '1 new expense', other: '{{count}} new expenses' },
    existing: { one: '1 is there already', other: '{{count}} are there already' },
    unreadable: { one: '1 row can’t be read', other: '{{count}} rows can’t be read' },
    which: 'Which rows?',
    row: 'Row {{row}}: {{fault}}',
    faults: {
      date: 'the date',
      description: 'the description',
      amount: 'the amount',
      category: 'the category',
      currency: 'the currency',
      payment: 'the payment method',
      id: 'the id',
      created: 'the time of entry',
    },
    currency: 'Currency of the amounts',
    submit: { one: 'Import 1 expense', other: 'Import {{count}} expenses' },
    busy: 'Importing…',
    done: { one: '1 expense imported.', other: '{{count}} expenses imported.' },
    unknown: 'This file has no columns Date, Description, Amount and Category.',
    empty: 'There are no expenses in this file.',
    failed: 'Import failed. Please try again.',
  },
} as const satisfies Dictionary
