import type { Dictionary } from '../texts.ts'

/** Whether voice is open to the account, and objecting where it is not. */
export const standing = {
  standing: {
    title: 'Voice on Your Account',
    see: 'See why',
    open: 'Voice is on.',
    warned: 'Voice is on, but you were warned.',
    until: 'Voice is off until {{time}}.',
    untilLifted: 'Voice is off until support turns it on again.',
    forGood: 'Voice is off for good.',
    why: 'Voice is for expenses only. What we heard was about something else.',
    heard: {
      one: 'What we heard: 1 recording',
      other: 'What we heard: {{count}} recordings',
    },
    led: {
      not_expense: 'does not count',
      not_expense_warning: 'warning',
      temporary_suspension: 'voice off for a while',
      account_deactivation: 'voice off',
      permanent_ban: 'voice off for good',
    },
    objection: 'Your objection',
    waits: 'Received on {{time}}. The answer will be here.',
    accepted: 'Accepted on {{time}}. What you had said by then no longer counts.',
    rejected: 'Turned down on {{time}}.',
    answer: 'Our answer',
    object: 'Send an objection',
    objectText: 'A person reads it and decides.',
    field: 'What did we get wrong?',
    length: '{{count}} of {{most}} characters',
    missing: 'Write what we got wrong.',
    submit: 'Send',
    sending: 'Sending…',
    discard: 'Discard your objection?',
    sent: 'We have your objection.',
    failed: 'Your objection could not be sent. Please try again.',
  },
} as const satisfies Dictionary
