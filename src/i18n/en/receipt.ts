import type { Dictionary } from '../texts.ts'

export const receipt = {
  receipt: {
    manyExpenses: '{{count}} expenses',
    converted: 'Together {{total}}, at {{foreign}} = {{rate}}',
    doubt: '{{field}}?',
    details: 'Details',
    capped:
      'Too much at once: only the first part was read. Say the rest again. All you said is under Details.',
    unsaved: 'Not saved yet',
    howMuch: 'How much?',
    fold: 'Done with expense {{number}}',
    discardQuestion: {
      one: '1 expense is not saved yet. Discard it?',
      other: '{{count}} expenses are not saved yet. Discard them?',
    },
    undoAll: 'Undo all',
    undoSaved: 'Undo {{count}} saved',
    titleUnpriced: {
      one: '{{saved}} saved, 1 has no price yet',
      other: '{{saved}} saved, {{count}} have no price yet',
    },
    titleUnsaved: {
      one: '{{saved}} saved, 1 not yet',
      other: '{{saved}} saved, {{count}} not yet',
    },
    titleTyped: 'Review Your Expenses',
    subtitleTyped: { one: '1 expense from what you typed', other: '{{count}} expenses from what you typed' },
    typed: 'You typed',
    recalled: 'as you changed it on {{day}}',
    unusual: 'Unusual for you. Did you mean',
  },
} as const satisfies Dictionary
