import type { Dictionary } from '../texts.ts'

export const dialogs = {
  add: {
    open: 'Add expense',
    title: 'Add Expense',
    submit: 'Add',
    added: 'Expense saved.',
    amountNeeded: 'Enter an amount above zero.',
    amountTooLarge: 'That amount is too large.',
    descriptionNeeded: 'Enter a description.',
    dateInvalid: 'Choose a date from January 1, 2020 up to today.',
  },
  edit: {
    title: 'Edit Expense',
    subtitle: 'Update expense details',
    submit: 'Save Changes',
    saved: 'Changes saved.',
    deleteTitle: 'Delete Expense',
    deleteQuestion: 'Are you sure you want to delete "{{description}}"? This action cannot be undone.',
    deleted: 'Expense deleted.',
  },
  review: {
    title: 'Review Extracted Expenses',
    titleAutoInserted: 'Review Auto-Inserted Expenses',
    subtitle: '{{count}} expense(s) extracted from voice',
    subtitleAutoInserted: '{{count}} expense(s) automatically added',
    hint: 'Review and edit detected expenses before saving',
    list: 'Review Expenses',
    heading: 'Expense {{number}}',
    remove: 'Remove expense {{number}}',
    save: 'Save {{count}} Expense(s)',
    update: 'Update {{count}} Expense(s)',
    discard: 'Discard Changes',
    transcript: 'Transcript',
    confidence: 'Confidence score',
    notSavedWithoutId: 'These expenses can only be changed from your expense list.',
  },
} as const satisfies Dictionary
