import type { Dictionary } from '../texts.ts'

/** Questions about what was spent, and corrections of what was just saved. */
export const requests = {
  requests: {
    week: 'This week',
    ask: 'Ask',
    asking: 'Adding it up…',
    offline: 'This needs a connection.',
    failed: 'That could not be looked up.',
    nothing: 'Nothing noted for this.',
    showAll: 'Show all',
    times: { one: 'Once', other: '{{count}} times' },
    expenses: { one: '1 expense', other: '{{count}} expenses' },
    largest: 'Largest expenses',
    latest: 'Latest expenses',
    corrected: 'Changed',
    changes: 'Changes',
    apply: 'Change',
    deleted: 'Deleted',
    undone: 'Changed back',
    which: 'Which one do you mean?',
    deleteAsked: { one: 'Delete this?', other: 'Delete {{count}} expenses?' },
    changeAsked: { one: 'Change this one?', other: 'Change {{count}} expenses?' },
    options: 'Possible meanings',
    unclear: 'It isn’t clear what to change',
    waits: 'What isn’t sent yet can be put right once it is.',
    sayName: 'Say what it is about, like “the coffee was 30”.',
    addNew: 'Add a new expense',
    change: 'Change {{name}}: {{changes}}',
    delete: 'Delete {{name}} {{amount}}',
    noPayment: 'No payment method',
  },
} as const satisfies Dictionary
