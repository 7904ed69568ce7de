import type { Dictionary } from '../texts.ts'

export const importing = {
  import: {
    data: 'Your data',
    open: 'Import',
    title: 'Import Expenses',
    text: 'Choose a CSV file that was exported here, or one with the columns Date, Description, Amount and Category. What is there already is not added again.',
    choose: 'Choose a CSV file',
    checking: 'Checking the file…',
    fresh: { one: '1 new expense', other: '{{count}} new expenses' },
    existing: { one: '1 is there already', other: '{{count}} are there already' },
    unreadable: { one: '1 row can’t be read', other: '{{count}} rows can’t be read' },
    which: 'Which rows?',
    row: 'Row {{row}}: “{{found}}”',
    emptyRow: 'Row {{row}}: empty',
    /** Of the column, with what is read in it. */
    faults: {
      date: 'Date: like 2026-11-18 or 18/11/2026, from January 1, 2020 up to today',
      description: 'Description: up to 500 characters',
      amount: 'Amount: a number above zero, like 25000',
      category: 'Category: {{names}}',
      currency: 'Currency: IDR or USD',
      payment: 'Payment Method: {{names}}, or nothing',
      id: 'ID: as it was exported, or nothing',
      created: 'Created: as it was exported, or nothing',
    },
    /** A day that could be read in two ways. */
    assumedDay: '{{text}} is read as {{day}}.',
    currency: 'Currency of the amounts',
    submit: { one: 'Import 1 expense', other: 'Import {{count}} expenses' },
    partly: '{{count}} of {{total}} are in.',
    goOn: 'Go on',
    busy: 'Importing…',
    done: { one: '1 expense imported.', other: '{{count}} expenses imported.' },
    unknown: 'This file has no columns Date, Description, Amount and Category.',
    empty: 'There are no expenses in this file.',
    failed: 'Import failed. Please try again.',
  },
} as const satisfies Dictionary
