import type { Dictionary } from '../texts.ts'

export const login = {
  login: {
    title: 'Sign in to Ucap',
    subtitle: 'Track your expenses by voice',
    google: 'Sign in with Google',
    signingIn: 'Signing in…',
    failed: 'Failed to sign in with Google. Please try again.',
    voiceTitle: 'Voice first',
    voiceText: 'Hold the button, say what you spent, let go.',
    smartTitle: 'Smart categories',
    smartText: 'Amounts, categories and dates are filled in for you.',
    realtimeTitle: 'Totals at a glance',
    realtimeText: 'This month, this week and today, always up to date.',
  },
} as const satisfies Dictionary
