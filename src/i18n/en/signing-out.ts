import type { Dictionary } from '../texts.ts'

export const signingOut = {
  signingOut: {
    title: 'Sign out?',
    question: {
      one: '1 not sent yet. What should happen to it?',
      other: '{{count}} not sent yet. What should happen to them?',
    },
    send: 'Send now',
    sendHint: 'You are signed out once all is saved.',
    keep: 'Keep for this account',
    keepHint:
      'Stays on this device, and is sent when {{account}} signs in here again. No other account sees it. A recording is kept for 24 hours.',
    thisAccount: 'this account',
    delete: 'Delete',
    deleteHint: 'Removed from this device for good.',
    deleting: 'Deleting…',
    notDeleted: 'This could not be deleted. Please try again.',
  },
} as const satisfies Dictionary
