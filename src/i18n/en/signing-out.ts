import type { Dictionary } from '../texts.ts'

export const signingOut = {
  signingOut: {
    title: 'Sign out?',
    question: {
      one: 'One recording has not been sent yet. What should happen to it?',
      other: '{{count}} recordings have not been sent yet. What should happen to them?',
    },
    send: 'Send now',
    sendHint: 'You are signed out once it is saved.',
    keep: 'Keep for this account',
    keepHint:
      'It stays on this device until 24 hours after it was recorded. It is sent when {{account}} signs in here again, and shown to no other account.',
    thisAccount: 'this account',
    delete: 'Delete',
    deleteHint: 'It is removed from this device for good.',
    deleting: 'Deleting…',
    notDeleted: 'The recordings could not be deleted. Please try again.',
  },
} as const satisfies Dictionary
