import type { Dictionary } from '../texts.ts'

export const legal = {
  legal: {
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
    licenses: 'Open-source licenses',
    opensNewTab: '(opens in a new tab)',
    lastUpdated: 'Last Updated: {{date}}',
    back: 'Back',
    agreementFailed: 'Your agreement could not be saved. Please try again later.',
  },
} as const satisfies Dictionary
