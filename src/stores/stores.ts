/** All of the client's state, wired together. */
import { computed } from '@preact/signals-react'
import { openApi } from '../api/open-api.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'
import { dayInZone } from '../domain/calendar-date.ts'
import { createAnalytics } from './analytics.ts'
import type { AuthState } from './auth.ts'
import type { Base, BaseEnvironment } from './base-stores.ts'
import { createBulkDelete } from './bulk-delete.ts'
import { createDashboard } from './dashboard.ts'
import { createExpenseEditing } from './expense-editing.ts'
import { createExporting, type SaveFile } from './exporting.ts'
import { type CreateRecorder, lazyRecorder } from './lazy-recorder.ts'
import type { Notice } from './notices.ts'
import { createNotifications, type NotificationDeps } from './notifications.ts'
import { createPeriodDetail } from './period-detail.ts'
import { createRecording } from './recording.ts'
import { createReview } from './review.ts'
import { createReviewQueue } from './review-queue.ts'
import { createSelection } from './selection.ts'
import { createSubscription } from './subscription.ts'
import { createUnsent } from './unsent.ts'
import { AUTO_SAVED_EVENT, createVoiceOutcomes } from './voice-outcomes.ts'

/** What the stores need of the world. */
export interface Environment extends BaseEnvironment {
  /** Loads the recorder's code; called only when the voice path is wanted. */
  readonly createRecorder: CreateRecorder
  readonly notifications: Pick<NotificationDeps, 'permission' | 'registration' | 'storage' | 'texts'>
  readonly events: EventTarget
  readonly now: () => Date
  readonly online: () => boolean
  /** Calls `fire` once after `ms`, unless the function returned is called first. */
  readonly after: (ms: number, fire: () => void) => () => void
  /** 0..1 */
  readonly random: () => number
  readonly vibrate: (milliseconds: number) => void
  readonly saveFile: SaveFile
}

export type Stores = ReturnType<typeof createStores>

/** What a signed-in person needs, on top of `base`. Once a page: it listens for as long as the page lives. */
export function createStores(base: Base, environment: Environment) {
  const { session, events, language, timeZone } = environment
  const { auth, preferences, toasts } = base
  const api = openApi(base.connection)
  base.beforeSignOut(user =>
    recorder()
      .then(loaded => loaded.forget(user.uid))
      .catch(() => console.warn('unsent recordings not forgotten: the recorder did not load')),
  )
  const recorder = lazyRecorder(environment.createRecorder, session, auth.state, ({ id, sent }) => {
    ;(unsent.sending.value === id ? unsent : recording).sent.value = sent
  })
  const subscription = createSubscription(api, auth.state)
  const dashboard = createDashboard(api, auth.state)
  const today = () => dayInZone(environment.now(), timeZone())
  const selection = createSelection()
  const periodDetail = createPeriodDetail({ api, auth: auth.state, today, selection })
  const analytics = createAnalytics({ api, auth: auth.state, today })
  const onSaved = () => {
    void dashboard.refresh()
    void periodDetail.refresh()
    void analytics.refresh()
  }
  const bulkDelete = createBulkDelete({ api, selection, toasts, onChanged: onSaved })
  const review = createReview({ api, toasts, today, onSaved })
  const editing = createExpenseEditing({ api, toasts, onSaved })
  const exporting = createExporting({
    api,
    auth: auth.state,
    currency: preferences.currency,
    toasts,
    today,
    now: environment.now,
    saveFile: environment.saveFile,
  })
  const notifications = createNotifications({ ...environment.notifications, toasts })
  const unsent = createUnsent({
    ...environment,
    keeper: recorder,
    auth: auth.state,
    onOutcome: follow,
    onSentLater: outcome => outcomes.followLater(outcome),
  })
  const reviewLater = createReviewQueue(
    review,
    computed(
      () =>
        review.review.value === null &&
        editing.dialog.value.kind === 'closed' &&
        exporting.state.value.kind === 'closed' &&
        recording.phase.value === 'idle',
    ),
  )
  const outcomes = createVoiceOutcomes({
    toasts,
    review,
    reviewLater,
    events,
    notifySaved: notifications.notifySaved,
    refreshUnsent: unsent.refresh,
  })
  let speaker: AuthState | null = null
  const recording = createRecording({
    recorder,
    options: () => {
      const state = auth.state.value
      if (state.kind !== 'signedIn') return null
      speaker = state
      const currency = preferences.currency.value
      return { userId: state.user.uid, language: language(), timeZone: timeZone(), currency }
    },
    refusal,
    toasts,
    onOutcome(outcome) {
      unsent.note(outcome)
      follow(outcome)
    },
    vibrate: environment.vibrate,
  })

  function follow(outcome: VoiceOutcome): void {
    outcomes.follow(outcome)
    const signedOut = outcome.kind === 'unsent' && outcome.reason.kind === 'signedOut'
    // Of another account it says nothing about this one.
    if (signedOut && auth.state.value === speaker) auth.expire()
  }

  function refusal(): Notice | null {
    if (!subscription.isActive()) return { kind: 'subscriptionBlocked' }
    return environment.online() ? null : { kind: 'internetRequired' }
  }

  events.addEventListener(AUTO_SAVED_EVENT, onSaved)
  return {
    auth,
    subscription,
    dashboard,
    analytics,
    periodDetail,
    selection,
    bulkDelete,
    preferences,
    toasts,
    review,
    editing,
    exporting,
    notifications,
    unsent,
    recording,
    today,
    timeZone,
  }
}
