import type { Dictionary } from '../texts.ts'

export const login = {
  login: {
    title: 'Sign in to Ucap',
    subtitle: 'Track your expenses by voice',
    google: 'Sign in with Google',
    signingIn: 'Signing in…',
    failed: 'Failed to sign in with Google. Please try again.',
    network: 'Google could not be reached. Check your internet connection and try again.',
    disabled: 'Your access is switched off. If you think that is a mistake, write to us.',
    agreement: 'By signing in you agree to the terms and conditions and to the privacy policy.',
    promises: 'What Ucap does for you',
    voiceTitle: 'Voice-first recording',
    voiceText: 'Hold the button, say what you spent, let go.',
    smartTitle: 'Smart categorization',
    smartText: 'Amounts, categories and dates are filled in for you.',
    realtimeTitle: 'Real-time analytics',
    realtimeText: 'This month, this week and today, always up to date.',
  },
  claims: {
    accuracy: 'Up to 99% AI accuracy',
    speed: '10x faster processing',
    support: '24/7 support',
  },
} as const satisfies Dictionary
