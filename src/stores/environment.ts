/** What the stores need of the browser: one object a page, replaced in tests. */
import type { BudgetState } from '../../shared/domain/budget.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import type { Language } from '../../shared/domain/language.ts'
import type { openAccountApi } from '../api/account-endpoints.ts'
import type { MicrophoneRequest } from '../recorder/recorder.ts'
import type { Sentences } from '../sentences/open-sentences.ts'
import type { Session } from '../session/session.ts'
import type { Installation } from './device/install-offer.ts'
import type { NotificationDeps } from './device/notifications.ts'
import type { SumsTexts } from './device/sums-notification.ts'
import type { TabSyncDeps } from './device/tab-sync.ts'
import type { SaveFile } from './own-data/exporting.ts'
import type { draftReview } from './receipt/review-draft.ts'
import type { CreateRecorder } from './recording/lazy-recorder.ts'

export interface Environment {
  readonly session: Session
  readonly fetch: typeof fetch
  readonly localStorage: Storage
  /** Of this tab; survives a reload. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Of the interface. */
  readonly language: () => Language
  /** IANA zone of the person. */
  readonly timeZone: () => string
  readonly now: () => Date
  readonly online: () => boolean
  readonly isVisible: () => boolean
  /** The window's events. */
  readonly events: EventTarget
  readonly vibrate: (milliseconds: number) => void
  /** Loads the recorder's code; called only when the voice path is wanted. */
  readonly createRecorder: CreateRecorder
  readonly openMicrophone: () => MicrophoneRequest
  readonly microphonePermission: () => Promise<PermissionState | 'unknown'>
  /** Loads what typed sentences need of the browser; called once they are wanted, or may wait. */
  readonly openSentences: () => Promise<Sentences>
  /** Loads what keeps an unsaved receipt on the device. */
  readonly loadReviewDraft: () => Promise<typeof draftReview>
  /** In the person's language. */
  readonly budgetWarning: (state: BudgetState, shown: Currency) => Promise<string>
  readonly openChannel: TabSyncDeps['openChannel']
  readonly notifications: Omit<NotificationDeps, 'now' | 'toasts'>
  readonly sumsTexts: SumsTexts
  /** On the icon of the installed app: 0 for none. */
  readonly showBadge: (count: number) => void
  readonly installation: Installation
  /** Calls `fire` once after `ms`, unless the returned function is called first. */
  readonly after: (ms: number, fire: () => void) => () => void
  /** 0..1 */
  readonly random: () => number
  readonly randomId: () => string
  readonly saveFile: SaveFile
  /** Loads the schemas of its answers, too. */
  readonly loadAccountApi: () => Promise<typeof openAccountApi>
}
