/** What the product has to tell a person, free of any language; the screens put it into words. */
import type { UnsentReason } from '../../../shared/contracts/voice-outcome.ts'
import type { CurrencySum } from '../../../shared/domain/totals.ts'
import type { Interruption, MicrophoneFault } from '../../recorder/fault.ts'

export type { Interruption, MicrophoneFault, UnsentReason }

/** `typed` of a sentence, otherwise of a recording. */
export interface UnsentNotice {
  readonly kind: 'unsent'
  readonly reason: UnsentReason
  readonly typed?: true
}

export type Notice =
  /** Already in the person's language: a message of the backend. */
  | {
      readonly kind: 'text'
      readonly text: string
      /** Why voice is closed, or was warned of, stands in Profile. */
      readonly about?: 'standing'
    }
  | { readonly kind: 'microphone'; readonly fault: MicrophoneFault }
  | UnsentNotice
  /** `sums` in each currency of theirs. */
  | {
      readonly kind: 'saved'
      readonly count: number
      readonly sums: readonly CurrencySum[]
      readonly what?: string | undefined
    }
  /** As `saved`, of one sentence, where a receipt says how many. */
  | { readonly kind: 'sumSaved'; readonly sums: readonly CurrencySum[] }
  /** A recording that the person did not end. */
  | { readonly kind: 'interrupted'; readonly why: Exclude<Interruption, 'workerFailed'> }
  /** Kept for 24 hours and deleted; `since` is when the oldest was spoken, in milliseconds since the epoch. */
  | { readonly kind: 'recordingsExpired'; readonly count: number; readonly since: number }
  /** `description` is that of the first. */
  | {
      readonly kind: 'enteredByRule'
      readonly count: number
      readonly description: string
      readonly sums: readonly CurrencySum[]
    }
  /** `what`: the description of the first. */
  | { readonly kind: 'manyDeleted'; readonly count: number; readonly what?: string | undefined }
  | { readonly kind: 'imported'; readonly count: number }
  /** `count` of `of` new expenses, before the import failed. */
  | { readonly kind: 'importedPartly'; readonly count: number; readonly of: number }
  /** Less than so many minutes of the day's voice are left, at least 1. */
  | { readonly kind: 'voiceLeft'; readonly minutes: number }
  /** Of the account; in milliseconds since the epoch. */
  | { readonly kind: 'accountDeleting'; readonly until: number }
  | { readonly kind: PlainNotice }
  | NamedNotice

/** What was added, changed or taken away, by the name that a person knows it by: Undo is offered for it. */
export interface NamedNotice {
  readonly kind: NamedKind
  readonly what?: string | undefined
}

export type NamedKind =
  | 'added'
  | 'changesSaved'
  | 'deleted'
  | 'repeatDeleted'
  | 'phraseForgotten'
  | 'discarded'

export type PlainNotice =
  | 'exported'
  | 'copySaved'
  | 'deletionUndone'
  | 'repeatAdded'
  | 'repeatFailed'
  | 'phraseFailed'
  | 'objectionSent'
  | 'objectionFailed'
  | 'agreementFailed'
  | 'budgetSaved'
  | 'budgetRemoved'
  | 'budgetFailed'
  | 'correctionUndone'
  | 'addFailed'
  | 'saveFailed'
  | 'updateFailed'
  | 'deleteFailed'
  | 'changeNeedsIds'
  | 'networkFailed'
  | 'networkFailedKept'
  /** The date of the device is far from the backend's. */
  | 'clockWrong'
  | 'subscriptionBlocked'
  | 'internetRequired'
  | 'microphoneReady'
  /** Recordings are taken without a network. */
  | 'offlineReady'
  | 'holdLonger'
  /** Sent before anything could be said, hands-free. */
  | 'speakLonger'
  | 'manyInHand'
  /** No more recordings can be kept until some are sent. */
  | 'outboxFull'
  /** As `outboxFull`, with a network. */
  | 'outboxFullOnline'
  | 'startFailed'
  | 'noAudio'
  | 'notRecording'
  | 'notExpense'
  | 'voiceFailed'
  | 'recordingLost'
  | 'sentenceLost'
  /** Of a long text the first part was taken. */
  | 'sentenceRest'
  | 'unsentKept'
  | 'unsentDeleted'
  | 'notificationsOn'
  | 'notificationsAlready'
  | 'notificationsDismissed'
  | 'notificationsDenied'
  | 'notificationsUnsupported'
  | 'notificationsFailed'
