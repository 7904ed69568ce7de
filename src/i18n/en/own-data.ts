import type { Dictionary } from '../texts.ts'

export const ownData = {
  ownData: {
    copyOpen: 'Download everything',
    copyTitle: 'Download everything',
    copyText:
      'One ZIP file with all that we store about you: every expense, budgets, repeating expenses, your account, and recordings that we had to keep.',
    copyNote:
      'As CSV for a spreadsheet and JSON for programs, with a README that explains them. Anyone who has the file can read it.',
    copySubmit: 'Download',
    copying: 'Preparing…',
    copyFailed: 'The download failed. Please try again.',
    copyFirst: 'Download everything first',
    deleteOpen: 'Delete account',
    deleteTitle: 'Delete account?',
    deleteGoes:
      'Everything goes: expenses, budgets, repeating expenses, recordings, your profile, and what is left of your subscription.',
    deleteWhen:
      'You are signed out on all devices now. After 7 days it is gone for good; until then, signing in again undoes it.',
    deleteUnsent: {
      one: '1 recording or sentence on this device was not sent yet: it is deleted now.',
      other: '{{count}} recordings or sentences on this device were not sent yet: they are deleted now.',
    },
    deleteStays:
      'Only a code stays by which we would know you again, so that deleting ends no ban and brings no second trial. Your name and email can’t be read from it.',
    deleteWord: 'delete',
    deleteConfirm: 'To go on, type “{{word}}”',
    deleteMissing: 'Type “{{word}}” to delete your account.',
    deleteSubmit: 'Delete',
    deleting: 'Deleting…',
    deleteFailed: 'Your account could not be deleted. Please try again.',
    deletionSet: 'Your account will be deleted on {{time}}. Sign in before then to keep it.',
    deletionUndone: 'Welcome back. Your account is not going to be deleted.',
    copySaved: 'Your data was saved to your downloads.',
  },
} as const satisfies Dictionary
