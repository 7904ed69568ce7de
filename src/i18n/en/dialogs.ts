import { shared } from '../en.shared.ts'
import type { Dictionary } from '../texts.ts'
import { early } from './early.ts'

export const dialogs = {
  add: {
    ...early.add,
    title: 'Add Expense',
    submit: 'Add',
    added: 'Expense saved.',
    amountNeeded: 'Enter an amount above zero.',
    amountDecimals: 'Rupiah has no decimals, dollars have two at most.',
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
    check: 'Please check',
    hardToHear: 'The recording was hard to hear. Please check every field.',
    notSavedWithoutId: 'These expenses can only be changed from your expense list.',
  },
  errors: {
    ...shared.errors,
    failedToUpdate: 'Failed to update expense. Please try again.',
    failedToDelete: 'Failed to delete expense. Please try again.',
    failedToSave: 'Failed to save expenses. Please try again.',
    failedToAdd: 'The expense could not be saved. Please try again.',
  },
  fields: {
    amount: 'Amount',
    amountPlaceholder: '0.00',
    description: 'Description',
    category: 'Category',
    currency: 'Currency',
    date: 'Date',
    dateTime: 'Date & Time',
  },
  update: {
    ready: 'A new version is ready',
    later: 'Later',
  },
} as const satisfies Dictionary
