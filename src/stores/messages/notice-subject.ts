/** What a message is about: a newer one of the same subject makes the older one untrue, or old. */
import type { Notice } from './notices.ts'

export type Subject =
  /** Whether a press of the record button leads to a recording. */
  | 'press'
  /** Whether what was spoken has arrived. */
  | 'sending'
  /** Whether what was typed or changed is saved. */
  | 'saving'
  | 'notifications'
  /** Whether the account is to be deleted. */
  | 'account'

const SUBJECTS: { readonly [K in Notice['kind']]?: Subject } = {
  internetRequired: 'press',
  subscriptionBlocked: 'press',
  microphone: 'press',
  startFailed: 'press',
  noAudio: 'press',
  microphoneReady: 'press',
  offlineReady: 'press',
  holdLonger: 'press',
  speakLonger: 'press',
  interrupted: 'press',
  manyInHand: 'press',
  outboxFull: 'press',
  outboxFullOnline: 'press',
  notRecording: 'press',
  unsent: 'sending',
  saved: 'sending',
  sumSaved: 'sending',
  added: 'saving',
  deleted: 'saving',
  manyDeleted: 'saving',
  changesSaved: 'saving',
  addFailed: 'saving',
  saveFailed: 'saving',
  updateFailed: 'saving',
  deleteFailed: 'saving',
  repeatAdded: 'saving',
  repeatDeleted: 'saving',
  repeatFailed: 'saving',
  objectionSent: 'saving',
  objectionFailed: 'saving',
  agreementFailed: 'saving',
  budgetSaved: 'saving',
  budgetRemoved: 'saving',
  correctionUndone: 'saving',
  budgetFailed: 'saving',
  networkFailed: 'saving',
  networkFailedKept: 'saving',
  clockWrong: 'saving',
  accountDeleting: 'account',
  deletionUndone: 'account',
  notificationsOn: 'notifications',
  notificationsAlready: 'notifications',
  notificationsDismissed: 'notifications',
  notificationsDenied: 'notifications',
  notificationsUnsupported: 'notifications',
  notificationsFailed: 'notifications',
}

/** What it tells of stands in the list, to be changed or deleted there: a newer message ends its Undo. */
const EASILY_CHANGED: ReadonlySet<Notice['kind']> = new Set(['added', 'changesSaved', 'repeatAdded'])

/** Whether a newer message of its subject takes its place though it offers something. */
export function givesWay({ kind }: Notice): boolean {
  return EASILY_CHANGED.has(kind)
}

/** Null where it stands for itself. */
export function subjectOf({ kind }: Notice): Subject | null {
  return SUBJECTS[kind] ?? null
}

/** Whether the next press answers it: why the last one came to nothing, or what was wrong with what was said. */
export function endsWithPress(notice: Notice): boolean {
  const { kind } = notice
  return subjectOf(notice) === 'press' || kind === 'text' || kind === 'notExpense' || kind === 'voiceFailed'
}

/** Whether the return of the network settles it. */
export function endsOnline(notice: Notice): boolean {
  switch (notice.kind) {
    case 'internetRequired':
    case 'offlineReady':
    case 'outboxFull':
    case 'networkFailed':
    case 'networkFailedKept':
      return true
    case 'unsent':
      return notice.reason.kind === 'offline'
    default:
      return false
  }
}
