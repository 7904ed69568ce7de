import type { Dictionary } from '../texts.ts'

/** What corrections have taught. */
export const phrases = {
  phrases: {
    title: 'Learned from You',
    learn: 'Learn from my corrections',
    learnText: 'What you correct is right the next time you say it.',
    empty: 'Nothing yet. Correct an expense that you said or typed as a sentence, and it shows here.',
    corrected: 'corrected on {{day}}',
    payment: 'Payment',
    noPayment: 'without payment method',
    forget: 'Forget “{{phrase}}”',
    forgotten: 'Forgotten. Your expenses stay as they are.',
    forgottenNamed: '“{{what}}” is forgotten. Your expenses stay as they are.',
    failed: 'This could not be changed. Please try again.',
    stopTitle: 'Stop learning?',
    stopQuestion: 'Everything learned from your corrections is forgotten. Your expenses stay as they are.',
    stop: 'Stop and forget',
  },
} as const satisfies Dictionary
