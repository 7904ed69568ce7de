import { expect, it } from 'vitest'
import { need, speak, type TextKey, t } from '../../../src/i18n/translate.ts'

const MICROPHONE_ACCESS = 'Microphone access'

/** Words that the specification fixes; `{x}` stands for what is filled in. */
const FIXED: readonly (readonly [key: TextKey, text: string])[] = [
  ['login.google', 'Sign in with Google'],
  ['login.failed', 'Failed to sign in with Google. Please try again.'],
  ['subscription.title', 'Subscription Required'],
  ['subscription.text', 'This feature requires an active subscription'],
  ['subscription.failedToCheck', 'Failed to check subscription status'],
  ['support.hoursValue', '09:00-17:00 WIB'],
  ['dashboard.recent', 'Recent Expenses'],
  ['dashboard.breakdown', 'Category Breakdown'],
  ['dashboard.totalSpent', 'Total Spent'],
  ['dashboard.centre', 'This Month'],
  ['dashboard.emptyTitle', 'No expenses yet'],
  ['notifications.enable', 'Enable Notifications'],
  ['notifications.later', 'Maybe Later'],
  ['edit.title', 'Edit Expense'],
  ['edit.subtitle', 'Update expense details'],
  ['edit.submit', 'Save Changes'],
  ['edit.deleteTitle', 'Delete Expense'],
  ['edit.deleteQuestion', 'Are you sure you want to delete "{x}"?'],
  ['review.title', 'Review Extracted Expenses'],
  ['review.titleAutoInserted', 'Review Auto-Inserted Expenses'],
  ['review.subtitle', '{x} expense(s) extracted from voice'],
  ['review.subtitleAutoInserted', '{x} expense(s) automatically added'],
  ['review.hint', 'Review and edit detected expenses before saving'],
  ['review.list', 'Review Expenses'],
  ['review.heading', 'Expense {x}'],
  ['review.save', 'Save {x} Expense(s)'],
  ['review.update', 'Update {x} Expense(s)'],
  ['review.discard', 'Discard Changes'],
  ['fields.amountPlaceholder', '0.00'],
  ['fields.dateTime', 'Date & Time'],
  ['expenses.today', 'Today'],
  ['expenses.thisWeek', 'This Week'],
  ['expenses.thisMonth', 'This Month'],
  ['expenses.all', 'All Expenses'],
  ['expenses.selectAll', 'Select All'],
  ['expenses.clearAll', 'Clear All'],
  ['expenses.empty', 'No expenses found for this period'],
  ['expenses.deleteQuestion', 'Are you sure you want to delete {x} expense(s)?'],
  ['expenses.failedToLoad', 'Failed to load expense details'],
  ['expenses.deleteFailed', 'Failed to delete expenses'],
  ['export.failed', 'Export failed. Please try again.'],
  ['profile.fallbackName', 'User'],
  ['profile.notAvailable', 'N/A'],
  ['errors.failedToLoad', 'Failed to load dashboard data'],
  ['errors.failedToUpdate', 'Failed to update expense. Please try again.'],
  ['errors.failedToDelete', 'Failed to delete expense. Please try again.'],
  ['errors.failedToSave', 'Failed to save expenses. Please try again.'],
  ['errors.network', 'Network error. Please check your internet connection.'],
  ['errors.unknown', 'An unknown error occurred'],
  ['common.retry', 'Retry'],
  ['voice.expensesAutoSaved', 'Your expenses have been automatically saved!'],
  ['voice.notExpense', 'Content not related to expense tracking'],
  ['voice.failed', 'Failed to process voice recording'],
  ['press.internetRequired', 'Internet connection required for voice recording'],
  ['voice.httpsRequired', `${MICROPHONE_ACCESS} requires HTTPS. Please use a secure connection.`],
  [
    'voice.microphoneRequired',
    `${MICROPHONE_ACCESS} is required to record expenses. Please allow microphone access and try again.`,
  ],
  [
    'voice.microphoneNotSupported',
    'Microphone not available. Please check if your browser supports microphone access.',
  ],
  [
    'voice.blocked',
    'Microphone blocked. Click the lock icon in your browser address bar to allow microphone access.',
  ],
  [
    'voice.notFound',
    'No microphone detected. Please check if your microphone is connected and recognized by your system.',
  ],
  [
    'voice.inUse',
    'Microphone is already in use. Please close other apps using the microphone and try again.',
  ],
  ['voice.cancelled', 'Microphone request was cancelled. Please try again.'],
  ['voice.security', `${MICROPHONE_ACCESS} blocked by browser security settings. Try refreshing the page.`],
  ['voice.accessFailed', `${MICROPHONE_ACCESS} failed: {x}. Please check your browser settings.`],
  ['voice.unknownMicrophone', 'Unknown microphone error occurred'],
  ['press.startFailed', 'Failed to start recording. Please check microphone permissions.'],
  ['voice.notRecording', 'No active recording'],
  ['notifications.notSupported', 'Notifications not supported in this browser'],
  ['notifications.denied', 'Notifications denied. You can enable them later in browser settings.'],
  ['notifications.failed', 'Failed to request notification permission'],
]

const PARAMETERS = ['count', 'number', 'description', 'reason']

it.each(FIXED)('%s reads in English letter by letter as it is fixed', async (key, text) => {
  await speak('en')
  await need('whole')
  expect(t(key, Object.fromEntries(PARAMETERS.map(name => [name, '{x}'])))).toBe(text)
})
