import type { Dictionary } from '../texts.ts'

export const receipt = {
  receipt: {
    manyExpenses: '{{count}} expenses',
    doubt: '{{field}}?',
    details: 'Details',
    unsaved: 'Not saved yet',
    howMuch: 'How much?',
    fold: 'Done with expense {{number}}',
    undoAll: 'Undo all',
  },
} as const satisfies Dictionary
