/** All of the client's state, wired together. */
import { computed, effect, untracked } from '@preact/signals-react'
import { createLastAnswers } from '../api/endpoints.ts'
import { openApi } from '../api/open-api.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'
import { dayInZone } from '../domain/calendar-date.ts'
import { createAnalytics } from './analytics.ts'
import type { AuthState } from './auth.ts'
import type { Base, BaseEnvironment } from './base-stores.ts'
import { createBulkDelete } from './bulk-delete.ts'
import { createConnection } from './connection.ts'
import { createDashboard } from './dashboard.ts'
import { createExpenseEditing } from './expense-editing.ts'
import { createExporting, type SaveFile } from './exporting.ts'
import { createLastKnown } from './last-known.ts'
import { type CreateRecorder, lazyRecorder } from './lazy-recorder.ts'
import type { Notice } from './notices.ts'
import { createNotifications, type NotificationDeps } from './notifications.ts'
import { createOtherTabs, type OtherTabsDeps } from './other-tabs.ts'
import { createPeriodDetail } from './period-detail.ts'
import { createRecording } from './recording.ts'
import { createReview } from './review.ts'
import { createReviewQueue } from './review-queue.ts'
import { createSelection } from './selection.ts'
import { createSubscription } from './subscription.ts'
import { createUnsent } from './unsent.ts'
import { createVisibility } from './visibility.ts'
import { AUTO_SAVED_EVENT, createVoiceOutcomes } from './voice-outcomes.ts'

/** What the stores need of the world. */
export interface Environment extends BaseEnvironment {
  /** Loads the recorder's code; called only when the voice path is wanted. */
  readonly createRecorder: CreateRecorder
  readonly notifications: Pick<NotificationDeps, 'permission' | 'registration' | 'storage' | 'texts'>
  readonly events: EventTarget
  readonly isVisible: () => boolean
  readonly openChannel: OtherTabsDeps['openChannel']
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
  const visible = createVisibility(environment)
  const lastKnown = createLastKnown({
    storage: environment.localStorage,
    userId: () => {
      const state = auth.state.peek()
      return state.kind === 'signedIn' ? state.user.uid : null
    },
    now: environment.now,
  })
  const known = createLastAnswers(lastKnown)
  const api = openApi({ ...base.connection, kept: lastKnown })
  base.beforeSignOut(user =>
    recorder()
      .then(loaded => loaded.forget(user.uid))
      .catch(() => console.warn('unsent recordings not forgotten: the recorder did not load')),
  )
  const recorder = lazyRecorder(environment.createRecorder, session, auth.state, ({ id, sent }) => {
    ;(unsent.sending.value === id ? unsent : recording).sent.value = sent
  })
  const subscription = createSubscription({ api, auth: auth.state, known: known.subscription })
  const dashboard = createDashboard({ api, auth: auth.state, known: known.dashboard })
  const today = () => dayInZone(environment.now(), timeZone())
  const selection = createSelection()
  const periodDetail = createPeriodDetail({
    api,
    auth: auth.state,
    today,
    selection,
    known: known.period,
  })
  const analytics = createAnalytics({ api, auth: auth.state, today, known: known.period })
  const refresh = () => {
    void dashboard.refresh()
    void periodDetail.refresh()
    void analytics.refresh()
  }
  const otherTabs = createOtherTabs({ ...environment, auth: auth.state, visible, onChanged: refresh })
  const onSaved = () => {
    refresh()
    otherTabs.tell()
  }
  const bulkDelete = createBulkDelete({ api, selection, toasts, onChanged: onSaved })
  const review = createReview({ api, toasts, today, onSaved })
  const editing = createExpenseEditing({ api, toasts, online: environment.online, onSaved })
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
    visible,
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

  const connection = createConnection({
    events,
    online: environment.online,
    visible,
    today,
    onReturn() {
      if (auth.state.peek().kind !== 'signedIn') return
      void auth.retryProfile()
      void subscription.check()
      refresh()
    },
  })
  effect(() => {
    const state = auth.state.value
    if (state.kind === 'loading') return
    lastKnown.keepOnly(state.kind === 'signedIn' ? state.user.uid : null)
    untracked(() => {
      auth.profile.value ??= known.profile()?.value ?? null
    })
  })
  // The account's own call is made before there is anything here to keep it.
  effect(() => {
    if (auth.profile.value) lastKnown.keeper()('profile', auth.profile.value)
  })
  effect(() => {
    if (visible.value) toasts.resume()
    else toasts.rest()
  })
  // What somebody was about to do is nothing for whoever signs in next.
  effect(() => {
    if (auth.state.value.kind !== 'signedOut') return
    editing.close()
    bulkDelete.cancel()
    review.close()
    reviewLater.clear()
    toasts.withdrawUndo()
  })
  base.appUpdate.holdBackWhile(() => recording.phase.value !== 'idle')

  events.addEventListener(AUTO_SAVED_EVENT, onSaved)
  return {
    appUpdate: base.appUpdate,
    auth,
    connection,
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
    now: environment.now,
  }
}
