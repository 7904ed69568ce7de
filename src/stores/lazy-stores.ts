/** The members that the other screens, the dialogs and the result of a recording need. */
import { computed, effect } from '@preact/signals-react'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { readVoiceReply } from '../../shared/wire/voice-reply.ts'
import { createAgreeToTerms } from '../api/agreement-endpoint.ts'
import { createPhrasesApi, readCachedPhrases } from '../api/phrase-endpoints.ts'
import { createCachedPlans, createPlansApi } from '../api/plan-endpoints.ts'
import { createStandingApi } from '../api/standing-endpoints.ts'
import { createAgreement } from './account/agreement.ts'
import { followPreferences } from './account/follow-preferences.ts'
import { createPhrases } from './account/phrases.ts'
import { createStanding } from './account/standing.ts'
import type { AccountStores } from './account-stores.ts'
import { createInstallOffer } from './device/install-offer.ts'
import { createNotifications } from './device/notifications.ts'
import { createSumsNotification } from './device/sums-notification.ts'
import { createTabSync } from './device/tab-sync.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { createListStores } from './list-stores.ts'
import type { Notice } from './messages/notices.ts'
import { createOwnDataStores } from './own-data-stores.ts'
import { createPlanStores } from './plan-stores.ts'
import { draftUnsavedReview } from './receipt/kept-review.ts'
import { createReviewQueue } from './receipt/review-queue.ts'
import { AUTO_SAVED_EVENT } from './recording/auto-saved.ts'
import { createVoiceResultHandlers } from './recording/voice-result-handlers.ts'
import type { VoiceResultHandlers } from './recording-stores.ts'
import { createSavedStores } from './saved-stores.ts'
import { createTypedStores } from './typed-stores.ts'
import { isSentence } from './unsent/all-unsent.ts'
import { createUnsentStores } from './unsent-stores.ts'

export type LazyStores = ReturnType<typeof createLazyStores>

/** Once a page: they listen for as long as the page lives. */
export function createLazyStores(account: AccountStores, initial: InitialStores, environment: Environment) {
  const { auth, preferences, toasts } = account
  const { connection, dashboard, firstUse, recording, typed, typing, wiring } = initial
  const { refresh, visible } = wiring
  const { randomId } = environment
  const tabSync = createTabSync({ ...environment, auth: auth.state, visible, onChanged: refresh })
  const notifications = createNotifications({ ...environment.notifications, now: environment.now, toasts })
  const sumsNotification = createSumsNotification({
    figures: dashboard.data,
    currency: preferences.currency,
    auth: auth.state,
    notifications,
    texts: environment.sumsTexts,
    storage: environment.localStorage,
    now: environment.now,
  })
  const onSaved = () => {
    sumsNotification.renew()
    refresh()
    tabSync.notify()
  }
  const saved = createSavedStores(account, initial, environment, {
    addRule: (...rule) => plans.addRule(...rule),
    undoRule: added => void plans.undoRule(added),
    keep: (...entered) => keepEntered(...entered),
    onSaved,
    unsentAt: () => unsent.list.peek().at(-1)?.recordedAt ?? 0,
    unsent: () => unsent.list.peek().flatMap(entry => (isSentence(entry) ? entry.expenses : [])),
  })
  const { api, bringBack, editing, review, justSaved, corrections, spendingAnswers, sheets } = saved
  const lists = createListStores(account, initial, { api, bringBack, onChanged: onSaved })
  const plansApi = createPlansApi(wiring.request)
  const cachedPlans = createCachedPlans(wiring.cache)
  const plans = createPlanStores(account, initial, environment, {
    api: plansApi,
    cached: cachedPlans,
    notify: body => notifications.send({ body }),
    onChanged: tabSync.notify,
    undoEntered: saved.undo,
  })
  const installOffer = createInstallOffer({ ...environment, storage: environment.localStorage })
  const { sentences, sentenceDelivery, outbox, unsent, signingOut } = createUnsentStores(
    account,
    initial,
    environment,
    {
      addRule: plans.addRule,
      onOutcome(outcome, isSignedIn) {
        // First: the end of the session withdraws what stands in messages by then.
        checkAccount(outcome, isSignedIn)
        outcomes.follow(outcome, null)
      },
      onSentLater: outcome => outcomes.followLater(outcome),
      onOutcomeLeaving: outcome => outcomes.follow(outcome, null),
    },
  )
  const ownData = createOwnDataStores(account, initial, environment, { api, outbox, onChanged: onSaved })
  const phrases = createPhrases({
    api: createPhrasesApi(wiring.request),
    cached: () => readCachedPhrases(wiring.cache),
    auth: auth.state,
    typing,
    toasts,
  })
  wiring.refreshToo(phrases.outdate)
  const standing = createStanding({
    api: createStandingApi(wiring.request),
    auth: auth.state,
    toasts,
    randomId,
  })
  const agreement = createAgreement({
    agreeTo: createAgreeToTerms(wiring.request),
    auth,
    toasts,
    idle: computed(() => recording.phase.value === 'idle' && !(typing.value && typed.value !== '')),
    onAgreed: unsent.resume,
  })
  const noDialog = computed(
    () =>
      editing.dialog.value.kind === 'closed' &&
      signingOut.state.value.kind === 'closed' &&
      ownData.exporting.state.value.kind === 'closed' &&
      ownData.importing.state.value.kind === 'closed' &&
      ownData.ownCopy.state.value.kind === 'closed' &&
      ownData.accountDeletion.state.value.kind === 'closed' &&
      plans.budgets.dialog.value === null &&
      !phrases.asking.value &&
      !standing.objecting.value &&
      agreement.asked.value === null,
  )
  const free = computed(() => noDialog.value && recording.phase.value === 'idle')
  const reviews = createReviewQueue({ open: sheets.openReview }, free)
  draftUnsavedReview(environment.loadReviewDraft, {
    review,
    waiting: reviews.waiting,
    auth: auth.state,
    storage: environment.localStorage,
    locks: async () => (await sentences()).locks,
  })
  const outcomes = createVoiceResultHandlers({
    toasts,
    reviews,
    answered: sheets.showAnswer,
    corrected: sheets.correct,
    undo: sheets.undo,
    onShow: saved.onShow,
    noteSaved: justSaved.note,
    noteViolation: () => void standing.noteViolation(),
    recordsOffline: () => connection.recordsOffline.peek(),
    events: environment.events,
    onSentenceSaved() {
      installOffer.sentenceSaved()
      void notifications.notifySaved()
    },
    refreshUnsent: unsent.refresh,
  })
  const { sentence, again, keepEntered } = createTypedStores(account, initial, environment, {
    saved,
    sentences,
    phrases,
    api: plansApi,
    cached: cachedPlans,
    waiting: () =>
      unsent.list.value.flatMap(entry =>
        isSentence(entry) && entry.id !== unsent.sending.value
          ? [{ expenses: entry.expenses, drop: () => void unsent.discard(entry.id) }]
          : [],
      ),
    reviews,
    send: async typedSentence => (await sentenceDelivery()).send(typedSentence),
    onOutcome: followSentence,
    onSaved,
  })

  function followSentence(outcome: VoiceOutcome): void {
    unsent.note(outcome)
    outcomes.followSentence(outcome)
    checkAccount(outcome, () => true)
  }

  /** Ends the session where the backend refused it. `isSignedIn`: whether the outcome is of the session of now. */
  function checkAccount(outcome: VoiceOutcome, isSignedIn: () => boolean): void {
    if (outcome.kind === 'unsent' && outcome.reason.kind === 'signedOut' && isSignedIn()) auth.expire()
  }

  effect(() => {
    if (visible.value) toasts.resumeAll()
    else toasts.pauseAll()
  })
  // The next account must not meet what the one before was about to do, or could not do.
  effect(() => {
    if (auth.state.value.kind !== 'signedOut') return
    editing.close()
    lists.bulkDelete.cancel()
    review.close()
    corrections.clear()
    spendingAnswers.close()
    justSaved.clear()
    reviews.clear()
    signingOut.close()
    toasts.withdraw(
      ({ action, duration, notice }) => action !== null || duration === null || isUntrueSignedOut(notice),
    )
  })
  environment.events.addEventListener(AUTO_SAVED_EVENT, onSaved)
  followPreferences({ ...environment, preferences })

  const voiceResults: VoiceResultHandlers = {
    follow(outcome, spoken) {
      // Of another account, or from before a sign-out: saved expenses are in the totals, the rest is in the outbox.
      if (auth.state.peek().kind === 'signedIn' && !spoken.isSignedIn()) return refresh()
      if (outcome.kind === 'answered') {
        firstUse.recorded()
        // What it is to undo is still on show.
        if (readVoiceReply(outcome.body)?.kind !== 'undo') sheets.outdate(spoken.releasedAt)
      }
      unsent.note(outcome)
      checkAccount(outcome, spoken.isSignedIn)
      outcomes.follow(outcome, spoken)
    },
    cancelled: unsent.offerUndo,
    uploading(id, sent) {
      if (unsent.sending.value === id) unsent.sent.value = sent
    },
  }

  return {
    ...lists,
    ...ownData,
    agreement,
    budgets: plans.budgets,
    recurring: plans.recurring,
    phrases,
    again,
    review,
    corrections,
    spendingAnswers,
    sentence,
    editing,
    installOffer,
    notifications,
    signingOut,
    standing,
    sumsNotification,
    unsent,
    voiceResults,
  }
}

/** Stored recordings are not sent automatically while no account is signed in. */
function isUntrueSignedOut(notice: Notice): boolean {
  return notice.kind === 'unsent' && notice.reason.kind !== 'signedOut'
}
