/** The members that the other screens, the dialogs and the result of a recording need. */
import { computed, effect } from '@preact/signals-react'
import { createCachedPlans, createPlansApi } from '../api/plan-endpoints.ts'
import { followPreferences } from './account/follow-preferences.ts'
import type { AccountStores } from './account-stores.ts'
import { createDeviceStores } from './device-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { createListStores } from './list-stores.ts'
import { isAnyDialogOpen } from './open-dialogs.ts'
import { createOwnDataStores } from './own-data-stores.ts'
import { createPersonalStores } from './personal-stores.ts'
import { createPlanStores } from './plan-stores.ts'
import { draftUnsavedReview } from './receipt/kept-review.ts'
import { createReviewQueue } from './receipt/review-queue.ts'
import { AUTO_SAVED_EVENT } from './recording/auto-saved.ts'
import { createResultStores } from './result-stores.ts'
import { createSavedStores } from './saved-stores.ts'
import { clearWhenSignedOut } from './signed-out.ts'
import { createTypedStores } from './typed-stores.ts'
import { isSentence } from './unsent/all-unsent.ts'
import { createUnsentStores } from './unsent-stores.ts'

export type LazyStores = ReturnType<typeof createLazyStores>

/** Once a page: they listen for as long as the page lives. */
export function createLazyStores(account: AccountStores, initial: InitialStores, environment: Environment) {
  const { auth, preferences, toasts } = account
  const { recording, wiring } = initial
  const { refresh, visible } = wiring
  const { tabSync, notifications, sumsNotification, installOffer } = createDeviceStores(
    account,
    initial,
    environment,
  )
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
  const { api, bringBack, editing, review, corrections, spendingAnswers, sheets } = saved
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
  const { sentences, sentenceDelivery, outbox, unsent, signingOut } = createUnsentStores(
    account,
    initial,
    environment,
    {
      addRule: plans.addRule,
      onOutcome: (...attempt) => results.followRetry(...attempt),
      onSentLater: outcome => results.followLater(outcome),
      onOutcomeLeaving: outcome => results.followLeaving(outcome),
    },
  )
  const ownData = createOwnDataStores(account, initial, environment, { api, outbox, onChanged: onSaved })
  const personal = createPersonalStores(account, initial, environment, { onAgreed: unsent.resume })
  const isDialogOpen = isAnyDialogOpen({ editing, signingOut, ownData, plans, personal })
  const free = computed(() => !isDialogOpen.value && recording.phase.value === 'idle')
  const reviews = createReviewQueue({ open: sheets.openReview }, free)
  draftUnsavedReview(environment.loadReviewDraft, {
    review,
    waiting: reviews.waiting,
    auth: auth.state,
    storage: environment.localStorage,
    locks: async () => (await sentences()).locks,
  })
  const results = createResultStores(account, initial, environment, {
    saved,
    unsent,
    reviews,
    noteViolation: () => void personal.standing.noteViolation(),
    onSentenceSaved() {
      installOffer.sentenceSaved()
      void notifications.notifySaved()
    },
  })
  const { sentence, again, keepEntered } = createTypedStores(account, initial, environment, {
    saved,
    sentences,
    phrases: personal.phrases,
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
    onOutcome: results.followSentence,
    onSaved,
  })

  effect(() => {
    if (visible.value) toasts.resumeAll()
    else toasts.pauseAll()
  })
  clearWhenSignedOut(account, { saved, lists, reviews, signingOut })
  environment.events.addEventListener(AUTO_SAVED_EVENT, onSaved)
  followPreferences({ ...environment, preferences })

  return {
    ...lists,
    ...ownData,
    ...personal,
    budgets: plans.budgets,
    recurring: plans.recurring,
    again,
    review,
    corrections,
    spendingAnswers,
    sentence,
    editing,
    installOffer,
    notifications,
    signingOut,
    sumsNotification,
    unsent,
    voiceResults: results.voiceResults,
  }
}
