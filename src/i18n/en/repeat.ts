import type { Dictionary } from '../texts.ts'

/** Expenses that come again by themselves. */
export const repeat = {
  repeat: {
    label: 'Repeat',
    never: 'Does not repeat',
    month: 'Every month on day {{day}}',
    week: 'Every {{weekday}}',
    mark: 'Entered by itself',
    byHandMark: 'Repeats',
    byHand: 'This repeats. You can change or stop that in your profile.',
    byRule: 'This was entered by itself. You can change or stop that in your profile.',
    title: 'Repeating Expenses',
    empty:
      'Rent, subscriptions: choose “Repeat” when you add an expense, and the next ones are entered by themselves.',
    next: 'Next: {{day}}',
    paused: 'Paused',
    editTitle: 'Edit Repeating Expense',
    editText: 'Changes count for the next ones. What was entered stays as it is.',
    often: 'How often',
    monthly: 'Every month',
    weekly: 'Every week',
    day: 'On',
    monthDay: 'day {{day}}',
    pause: 'Pause {{what}}',
    resume: 'Resume {{what}}',
    delete: 'Delete {{what}}',
    added: 'Saved. The next ones are entered by themselves.',
    deleted: 'It is not entered again.',
    deletedNamed: '“{{what}}” is not entered again.',
    failed: 'This could not be changed. Please try again.',
    entered: {
      one: 'Entered by itself: {{what}}, {{sum}}',
      other: '{{count}} repeating expenses entered, {{sum}}',
    },
  },
} as const satisfies Dictionary
