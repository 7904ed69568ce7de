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
    copySaved: 'Your data was saved to your downloads.',
  },
} as const satisfies Dictionary
