import type { Dictionary } from '../texts.ts'

export const profile = {
  profile: {
    title: 'Profile',
    settings: 'Settings',
    fallbackName: 'User',
    language: 'Language',
    currency: 'Currency',
    rupiah: 'Indonesian Rupiah (Rp)',
    dollar: 'US Dollar ($)',
    tapMode: 'Tap to record',
    tapModeText: 'Tap once to start and once more to stop, instead of holding.',
    signOut: 'Sign out',
  },
  notifications: {
    promptTitle: 'Get notified',
    promptText: 'Ucap can tell you when your spoken expenses are saved.',
    enable: 'Enable Notifications',
    later: 'Maybe Later',
    welcome: 'Notifications are on. We will tell you when your expenses are saved.',
    notSupported: 'Notifications not supported in this browser',
    denied: 'Notifications denied. You can enable them later in browser settings.',
    failed: 'Failed to request notification permission',
  },
} as const satisfies Dictionary
