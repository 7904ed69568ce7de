import type { LegalText } from './legal-text.ts'

export const terms: LegalText = {
  introduction:
    'These are the rules for using Ucap, a web app that notes personal expenses, mainly by voice. We have kept them short so that you can really read them.',
  sections: [
    {
      id: 'agreement',
      heading: 'Your agreement',
      body: [
        'By using Ucap you agree to these terms and to the Privacy Policy. If you do not agree, please do not use Ucap.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        'You sign in with a Google account. Whoever can use that account can see your expenses in Ucap, so keep it safe, and sign out on a device that is not yours.',
        'Ucap is not meant for children under 13.',
      ],
    },
    {
      id: 'voice',
      heading: 'Voice is for expenses only',
      body: [
        'Use the record button only to say what you spent. Recordings about anything else, and recordings that insult, threaten or break the law, are an abuse of Ucap.',
        'What we store of such a recording is written in the Privacy Policy.',
      ],
    },
    {
      id: 'consequences',
      heading: 'What happens after abuse',
      body: [
        'The consequences grow with each case:',
        ['a warning', 'temporary suspension', 'account deactivation', 'a permanent ban'],
        'They close voice to you. Your expenses stay yours: you can still see, change, export and delete them. The Privacy Policy says which case leads to what.',
      ],
    },
    {
      id: 'accuracy',
      heading: 'Check what was understood',
      body: [
        'A computer turns your words into amounts, categories and dates, and it can be wrong. Look through what it saved and correct it. Ucap keeps notes for you; it gives no financial, tax or legal advice.',
      ],
    },
    {
      id: 'subscription',
      heading: 'Subscription and fees',
      body: [
        'Ucap needs an active subscription; a trial counts as one. When it ends, the app is closed to you until you renew. Ask for the price and the ways to pay through support.',
        'Subscription fees are non-refundable unless the law requires a refund.',
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      body: [
        'We work to keep Ucap running and your expenses safe, but we cannot promise that it never fails. Export your expenses from time to time if you rely on them.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'These terms may change. When they do, the Last Updated date at the top changes with them, and we ask you in the app whether you agree. Until you do, you cannot add anything; what is there you can still see, export and delete.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      body: ['These terms are governed by the law of Indonesia.'],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: ['Reach us through the support channels inside the app. You find them on your profile.'],
    },
  ],
}
