/** Texts of the stores' notices in the user's language. */
import { formatMoney } from '../../shared/domain/money.ts'
import type { CurrencySum } from '../../shared/domain/totals.ts'
import { momentName } from '../i18n/dates.ts'
import { formatCount } from '../i18n/numbers.ts'
import { counted, t } from '../i18n/translate.ts'
import type { Notice } from '../stores/messages/notices.ts'
import { interruptedText, microphoneText, unsentSentenceText, unsentText } from './fault-text.ts'
import { NAMED, PLAIN } from './notice-keys.ts'
import { shortenedName } from './shortened-name.ts'

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
        return t('voice.savedNamed', { what: shortenedName(notice.what), sum: sumsText(notice.sums) })
      return counted('voice.saved', notice.count, { sum: sumsText(notice.sums) })
    case 'sumSaved':
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
        what: shortenedName(notice.description),
        sum: sumsText(notice.sums),
      })
    case 'manyDeleted':
      return manyDeletedText(notice.count, notice.what)
    case 'notificationsDenied':
      return `${t('notifications.denied')} ${t('notifications.deniedHow')}`
    default:
      return 'what' in notice && notice.what !== undefined
        ? t(NAMED[notice.kind], { what: shortenedName(notice.what) })
        : t(PLAIN[notice.kind])
  }
}

function manyDeletedText(count: number, first?: string): string {
  if (first === undefined) return counted('expenses.deleted', count)
  const what = shortenedName(first)
  if (count === 1) return t('edit.deletedNamed', { what })
  return t('expenses.deletedNamed', { what, count: formatCount(count - 1) })
}

/** `Rp30.000 + $4.50`: sums in different currencies stand side by side. */
export function sumsText(sums: readonly CurrencySum[]): string {
  return sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}
