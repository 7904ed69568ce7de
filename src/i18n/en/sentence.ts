import type { Dictionary } from '../texts.ts'

export const sentence = {
  sentence: {
    reading: 'Reading…',
    save: 'Save',
    clear: 'Clear',
    total: '{{count}} expenses',
    cut: 'Only the first {{count}} are read. The rest stays in the field.',
    cutText: 'Only the beginning is read. The rest stays in the field.',
    rest: 'Only the first part was taken. The rest is still in the field.',
    howMuch: 'How much?',
    enterPrice: 'Enter the price',
    form: 'Use the form',
    ok: 'OK',
    isExpense: 'It is an expense',
    /** Of money that was told of besides the expenses. */
    notNoted: 'Not noted: {{what}}',
    besides: {
      income: '“{{said}}” (money you got)',
      moved: '“{{said}}” (lent, owed or moved)',
      others: '“{{said}}” (someone else paid)',
    },
    failed: 'Without a connection this can’t be read yet. Your text stays here.',
    kept: 'Kept on this device. It is saved by itself once you are back online.',
    timeout: 'The server did not answer in time. What you typed is kept.',
    keptHere: 'What you typed is kept on this device.',
    notSaved: 'That could not be saved.',
    keptForRetry: 'It is kept, and we will try again.',
    lost: 'This could be neither saved nor kept on this device. Your text is still there.',
    unsent: 'Not saved yet',
    typedAt: 'Typed {{time}}. It is kept on this device.',
    discardedNamed: '“{{what}}” discarded.',
    /** Why a sentence is no expense of one's own. */
    reasons: {
      income: 'This is money you got, so it is not noted as an expense.',
      moved: 'Money lent, paid back or moved between accounts is not noted as an expense.',
      others: 'Someone else paid, so it is not noted as your expense.',
      plan: 'This is not paid yet. Note it once it is.',
      question: 'This is a question, so nothing is noted.',
      confirmed: 'Everything stays as it is saved.',
      negated: 'Nothing was paid here, so nothing is noted.',
      news: 'This only tells a price or a balance, so nothing is noted.',
      unlikely: 'This doesn’t sound like something you paid. If it is, start with “I paid”.',
      amountOutOfRange: 'The amount cannot be noted.',
      unclear: 'Type what you bought and its price, like “coffee 25”.',
    },
  },
} as const satisfies Dictionary
