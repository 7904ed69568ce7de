import type { Dictionary } from '../texts.ts'

export const subscription = {
  subscription: {
    title: 'Subscription Required',
    text: 'This feature requires an active subscription',
    blocked: 'You need an active subscription to record expenses.',
    failedToCheck: 'Failed to check subscription status',
    contactWhatsApp: 'Contact us on WhatsApp',
    whatsAppMessage: 'Hello Ucap, I would like to know the price of Premium and how to pay.',
    email: 'Email',
    hours: 'Business hours: 09:00-17:00 WIB',
  },
} as const satisfies Dictionary
