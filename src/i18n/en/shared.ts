import type { Dictionary } from '../texts.ts'

export const shared = {
  app: {
    name: 'Ucap',
    loading: 'Loading',
    chunkFailed: 'Part of the app could not be loaded. Check your connection, then reload.',
    reload: 'Reload',
  },
  common: {
    language: 'Language',
    retry: 'Retry',
    discard: 'Discard',
    close: 'Close',
    cancel: 'Cancel',
    delete: 'Delete',
    saving: 'Saving…',
    dismiss: 'Dismiss',
    none: 'None',
    undo: 'Undo',
    open: 'Open',
  },
  /** Of a day in a list. */
  days: {
    today: 'Today',
    yesterday: 'Yesterday',
  },
  errors: {
    network: 'Network error. Please check your internet connection.',
    unknown: 'An unknown error occurred',
    failedToLoad: 'Failed to load dashboard data',
    networkKept: 'Network error. Please check your internet connection. What you typed is still here.',
    clockWrong: 'Your phone’s date looks wrong. Set it right, check the date here too, then try again.',
    failedToUpdate: 'Failed to update expense. Please try again.',
    failedToDelete: 'Failed to delete expense. Please try again.',
    failedToSave: 'Failed to save expenses. Please try again.',
    failedToAdd: 'The expense could not be saved. Please try again.',
  },
  /** Why a press of the record button leads to nothing. */
  press: {
    internetRequired: 'Internet connection required for voice recording',
    recordAnyway: 'Record anyway, send later',
    startFailed: 'Failed to start recording. Please check microphone permissions.',
  },
} as const satisfies Dictionary
