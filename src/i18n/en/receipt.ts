import type { Dictionary } from '../texts.ts'

export const receipt = {
  receipt: {
    manyExpenses: '{{count}} expenses',
    doubt: '{{field}}?',
    details: 'Details',
    unsaved: 'Not saved yet',
    howMuch: 'How much?',
    fold: 'Done with expense {{number}}',
    discardQuestion: {
      one: '1 expense is not saved yet. Discard it?',
      other: '{{count}} expenses are not saved yet. Discard them?',
    },
    undoAll: 'Undo all',
  },
} as const satisfies Dictionary
