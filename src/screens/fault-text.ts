/** Why a recording could not be made or a sentence not be sent, in the user's language. */
import { t } from '../i18n/translate.ts'
import type { MicrophoneFault, Notice, UnsentReason } from '../stores/messages/notices.ts'

export function microphoneText(fault: MicrophoneFault): string {
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

export function interruptedText(why: Extract<Notice, { kind: 'interrupted' }>['why']): string {
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
export function unsentText(reason: UnsentReason): string {
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

export function unsentSentenceText(reason: UnsentReason): string {
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
