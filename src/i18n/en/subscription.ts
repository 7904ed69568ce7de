import type { Dictionary } from '../texts.ts'

export const subscription = {
  subscription: {
    title: 'Subscription Required',
    text: 'This feature requires an active subscription',
    blocked: 'You need an active subscription to record expenses.',
    failedToCheck: 'Failed to check subscription status',
    contactWhatsApp: 'Contact us on WhatsApp',
    whatsAppMessage: 'Hello Ucap, I would like to know about Premium pricing and payment options. Thank you.',
    checkAgain: 'Check again',
    features: 'What Premium gives you',
    voiceRecording: 'Unlimited voice recording',
    aiAnalysis: 'Advanced AI analysis',
    exportData: 'Export data in various formats',
    prioritySupport: 'Priority support',
    multiCurrency: 'Multi-currency',
    advancedReports: 'Advanced reports',
    benefits: 'Why people stay',
    accuracyText: 'And you can review and correct every item.',
    speedText: 'Say it once instead of typing each item.',
    security: 'Your voice stays yours',
    securityText: 'Legitimate expense audio is never stored.',
    supportText: 'Write whenever you like; a person answers in business hours.',
  },
  support: {
    title: 'Contact us',
    whatsApp: 'WhatsApp',
    email: 'Email',
    hours: 'Business hours',
    hoursValue: '09:00-17:00 WIB',
    unavailable: 'This copy of Ucap has no contact address yet. Ask whoever runs it for you.',
  },
} as const satisfies Dictionary
