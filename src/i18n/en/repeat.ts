import type { Dictionary } from '../texts.ts'

/** Expenses that come again by themselves. */
export const repeat = {
  repeat: {
    label: 'Repeat',
    never: 'Does not repeat',
    month: 'Every month on day {{day}}',
    week: 'Every {{weekday}}',
    mark: 'Entered by itself',
    byRule: 'This was entered by itself. You can pause or delete that in your profile.',
    title: 'Repeating Expenses',
    empty:
      'Rent, subscriptions: choose “Repeat” when you add an expense, and the next ones are entered by themselves.',
    next: 'Next: {{day}}',
    paused: 'Paused',
    pause: 'Pause {{what}}',
    resume: 'Resume {{what}}',
    delete: 'Delete {{what}}',
    added: 'Saved. The next ones are entered by themselves.',
    deleted: 'It is not entered again.',
    failed: 'This could not be changed. Please try again.',
    entered: {
      one: 'Entered by itself: {{what}}, {{sum}}',
      other: '{{count}} repeating expenses entered, {{sum}}',
    },
  },
} as const satisfies Dictionary
