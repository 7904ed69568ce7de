/** Texts of the stores' notices in the user's language. */
import { formatMoney } from '../../shared/domain/money.ts'
import type { CurrencySum } from '../../shared/domain/totals.ts'
import { momentName } from '../i18n/dates.ts'
import { formatCount } from '../i18n/numbers.ts'
import { counted, type TextKey, t } from '../i18n/translate.ts'
import type {
  MicrophoneFault,
  NamedKind,
  Notice,
  PlainNotice,
  UnsentReason,
} from '../stores/messages/notices.ts'

const PLAIN: Readonly<Record<PlainNotice | NamedKind, TextKey>> = {
  added: 'add.added',
  changesSaved: 'edit.saved',
  deleted: 'edit.deleted',
  exported: 'export.exported',
  copySaved: 'ownData.copySaved',
  deletionUndone: 'ownData.deletionUndone',
  repeatAdded: 'repeat.added',
  repeatDeleted: 'repeat.deleted',
  repeatFailed: 'repeat.failed',
  phraseForgotten: 'phrases.forgotten',
  phraseFailed: 'phrases.failed',
  objectionSent: 'standing.sent',
  objectionFailed: 'standing.failed',
  agreementFailed: 'legal.agreementFailed',
  budgetSaved: 'budget.saved',
  budgetRemoved: 'budget.removed',
  correctionUndone: 'requests.undone',
  budgetFailed: 'budget.failed',
  addFailed: 'errors.failedToAdd',
  saveFailed: 'errors.failedToSave',
  updateFailed: 'errors.failedToUpdate',
  deleteFailed: 'errors.failedToDelete',
  changeNeedsIds: 'review.notSavedWithoutId',
  networkFailed: 'errors.network',
  networkFailedKept: 'errors.networkKept',
  clockWrong: 'errors.clockWrong',
  subscriptionBlocked: 'subscription.blocked',
  internetRequired: 'press.internetRequired',
  microphoneReady: 'voice.ready',
  offlineReady: 'voice.offlineReady',
  holdLonger: 'voice.tooShort',
  speakLonger: 'voice.tooShortHandsFree',
  manyInHand: 'voice.manyInHand',
  outboxFull: 'voice.outboxFull',
  outboxFullOnline: 'voice.outboxFullOnline',
  discarded: 'voice.discarded',
  startFailed: 'press.startFailed',
  noAudio: 'voice.noAudio',
  notRecording: 'voice.notRecording',
  notExpense: 'voice.notExpense',
  voiceFailed: 'voice.failed',
  recordingLost: 'voice.unsent.lost',
  sentenceLost: 'sentence.lost',
  sentenceRest: 'sentence.rest',
  unsentKept: 'voice.unsent.keptForAccount',
  unsentDeleted: 'voice.unsent.deleted',
  notificationsOn: 'notifications.welcome',
  notificationsAlready: 'notifications.already',
  notificationsDismissed: 'notifications.dismissed',
  notificationsDenied: 'notifications.denied',
  notificationsUnsupported: 'notifications.notSupported',
  notificationsFailed: 'notifications.failed',
}

/** The same of something that is named. */
const NAMED: Readonly<Record<NamedKind, TextKey>> = {
  added: 'add.addedNamed',
  changesSaved: 'edit.savedNamed',
  deleted: 'edit.deletedNamed',
  repeatDeleted: 'repeat.deletedNamed',
  phraseForgotten: 'phrases.forgottenNamed',
  discarded: 'sentence.discardedNamed',
}

export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'text':
      return notice.text
    case 'microphone':
      return microphoneText(notice.fault)
    case 'unsent':
      return notice.typed ? unsentSentenceText(notice.reason) : unsentText(notice.reason)
    case 'saved':
      if (notice.what !== undefined && notice.count === 1)
        return t('voice.savedNamed', { what: shortened(notice.what), sum: sumsText(notice.sums) })
      return counted('voice.saved', notice.count, { sum: sumsText(notice.sums) })
    case 'sumSaved':
      if (notice.count !== undefined)
        return counted('voice.saved', notice.count, { sum: sumsText(notice.sums) })
      return t('voice.sumSaved', { sum: sumsText(notice.sums) })
    case 'interrupted':
      return interruptedText(notice.why)
    case 'recordingsExpired':
      return counted('voice.unsent.expired', notice.count, { time: momentName(notice.since) })
    case 'accountDeleting':
      return t('ownData.deletionSet', { time: momentName(notice.until) })
    case 'voiceLeft':
      return counted('voice.left', notice.minutes)
    case 'imported':
      return counted('import.done', notice.count)
    case 'importedPartly':
      return t('import.partly', { count: formatCount(notice.count), total: formatCount(notice.of) })
    case 'enteredByRule':
      return counted('repeat.entered', notice.count, {
        what: notice.description,
        sum: sumsText(notice.sums),
      })
    case 'manyDeleted':
      return manyDeletedText(notice.count, notice.what)
    case 'notificationsDenied':
      return `${t('notifications.denied')} ${t('notifications.deniedHow')}`
    default:
      return 'what' in notice && notice.what !== undefined
        ? t(NAMED[notice.kind], { what: shortened(notice.what) })
        : t(PLAIN[notice.kind])
  }
}

function manyDeletedText(count: number, first?: string): string {
  if (first === undefined) return counted('expenses.deleted', count)
  const what = shortened(first)
  if (count === 1) return t('edit.deletedNamed', { what })
  return t('expenses.deletedNamed', { what, count: formatCount(count - 1) })
}

/** In characters: a longer name is cut, so that a message stays one of two lines. */
const LONGEST_NAME = 40

function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME).join('').trimEnd()}…`
}

/** `Rp30.000 + $4.50`: sums in different currencies stand side by side. */
export function sumsText(sums: readonly CurrencySum[]): string {
  return sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}

function microphoneText(fault: MicrophoneFault): string {
  switch (fault.kind) {
    case 'blocked':
      return t('voice.blocked')
    case 'dismissed':
      return t('voice.cancelled')
    case 'notFound':
      return t('voice.notFound')
    case 'inUse':
      return t('voice.inUse')
    case 'security':
      return t('voice.security')
    case 'insecure':
      return t('voice.httpsRequired')
    case 'notSupported':
      return t('voice.microphoneNotSupported')
    case 'other':
      return fault.reason ? t('voice.accessFailed', { reason: fault.reason }) : t('voice.unknownMicrophone')
  }
}

function interruptedText(why: Extract<Notice, { kind: 'interrupted' }>['why']): string {
  switch (why) {
    case 'microphoneLost':
      return t('voice.notFound')
    case 'microphoneBlocked':
      return t('voice.microphoneRequired')
    case 'contextInterrupted':
    case 'captureFailed':
      return t('voice.interrupted')
  }
}

/** The backend's message, if any, and always that nothing is lost. */
function unsentText(reason: UnsentReason): string {
  switch (reason.kind) {
    case 'offline':
      return t('voice.unsent.offline')
    case 'timeout':
      return t('voice.unsent.timeout')
    case 'signedOut':
    case 'recorderFailed':
      return t('voice.unsent.kept')
    case 'server':
      if (reason.status === 402) return `${t('subscription.blocked')} ${t('voice.unsent.kept')}`
      return `${reason.message ?? t('voice.unsent.failed')} ${t('voice.unsent.keptForRetry')}`
  }
}

function unsentSentenceText(reason: UnsentReason): string {
  switch (reason.kind) {
    case 'offline':
      return t('sentence.kept')
    case 'timeout':
      return t('sentence.timeout')
    case 'signedOut':
    case 'recorderFailed':
      return t('sentence.keptHere')
    case 'server':
      if (reason.status === 402) return `${t('subscription.blocked')} ${t('sentence.keptHere')}`
      return `${reason.message ?? t('sentence.notSaved')} ${t('sentence.keptForRetry')}`
  }
}
