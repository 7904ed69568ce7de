/** The members that the other screens, the dialogs and the result of a recording need. */
import { computed, effect } from '@preact/signals-react'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import type { HeardExpense } from '../../shared/wire/voice.ts'
import { createAgreeToTerms } from '../api/agreement-endpoint.ts'
import { createAnswer } from '../api/answer-endpoint.ts'
import { createApi } from '../api/endpoints.ts'
import { createPhrasesApi, readCachedPhrases } from '../api/phrase-endpoints.ts'
import { createCachedPlans, createPlansApi } from '../api/plan-endpoints.ts'
import { createStandingApi } from '../api/standing-endpoints.ts'
import type { KeptSentence } from '../sentences/kept-sentence.ts'
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
import { createBringBack } from './expenses/bring-back.ts'
import { createExpenseEditing } from './expenses/expense-editing.ts'
import type { InitialStores, VoiceResultHandlers } from './initial-stores.ts'
import { createListStores } from './list-stores.ts'
import type { Notice } from './messages/notices.ts'
import { createOwnDataStores } from './own-data-stores.ts'
import { createPlanStores } from './plan-stores.ts'
import { createAgain } from './plans/again.ts'
import { followWrites } from './receipt/follow-writes.ts'
import { createJustSaved } from './receipt/just-saved.ts'
import { createReview } from './receipt/review.ts'
import { createReviewQueue } from './receipt/review-queue.ts'
import { undoSaved } from './receipt/undo-saved.ts'
import { AUTO_SAVED_EVENT } from './recording/auto-saved.ts'
import { createVoiceResultHandlers } from './recording/voice-result-handlers.ts'
import { createCorrections } from './requests/corrections.ts'
import { createRequestSheets } from './requests/request-sheets.ts'
import { createSentence } from './requests/sentence.ts'
import { createSpendingAnswers } from './requests/spending-answers.ts'
import { createUnsentStores } from './unsent-stores.ts'

export type LazyStores = ReturnType<typeof createLazyStores>

/** Once a page: they listen for as long as the page lives. */
export function createLazyStores(account: AccountStores, initial: InitialStores, environment: Environment) {
  const { auth, preferences, toasts } = account
  const { connection, dashboard, firstUse, recording, today, typed, typing, wiring } = initial
  const { refresh, visible } = wiring
  const api = followWrites(createApi(wiring.request), {
    changed: expenses => justSaved.note(expenses),
    deleted: ids => justSaved.forget(ids),
  })
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
  const bringBack = createBringBack({ api, toasts, randomId, onChanged: onSaved })
  const undoWhatIsSaved = (saved: readonly (HeardExpense | Expense)[]) =>
    void undoSaved({ api, toasts, bringBack, onChanged: onSaved }, saved)
  const lists = createListStores(account, initial, { api, bringBack, onChanged: onSaved })
  const plansApi = createPlansApi(wiring.request)
  const cachedPlans = createCachedPlans(wiring.cache)
  const plans = createPlanStores(account, initial, environment, {
    api: plansApi,
    cached: cachedPlans,
    notify: body => notifications.send({ body }),
    onChanged: tabSync.notify,
    undoEntered: undoWhatIsSaved,
  })
  const editing = createExpenseEditing({
    api,
    toasts,
    randomId,
    bringBack,
    undoSaved: undoWhatIsSaved,
    addRule: plans.addRule,
    undoRule: added => void plans.undoRule(added),
    today,
    onSaved() {
      sheets.outdate()
      onSaved()
    },
    noteSaved: expenses => justSaved.note(expenses),
  })
  const review = createReview({
    api,
    toasts,
    bringBack,
    today,
    currency: () => preferences.currency.peek(),
    randomId,
    onChanged: onSaved,
    onConflicts: editing.ask,
    noteSaved: expenses => justSaved.note(expenses),
  })
  const justSaved = createJustSaved({ receipt: review.review, now: environment.now })
  wiring.canCorrect(() =>
    justSaved
      .current()
      .map(({ id }) => id)
      .join(),
  )
  const corrections = createCorrections({
    api,
    toasts,
    bringBack,
    onEdited(edits) {
      review.reread(edits)
      onSaved()
    },
  })
  effect(() => {
    wiring.unanswered.value = corrections.unanswered.value
  })
  const spendingAnswers = createSpendingAnswers({ answer: createAnswer(wiring.request) })
  const sheets = createRequestSheets({
    review,
    corrections,
    answers: spendingAnswers,
    clock: () => performance.now(),
  })
  const installOffer = createInstallOffer({ ...environment, storage: environment.localStorage })
  const { sentences, sentenceKeeper, keeper, unsent, signingOut } = createUnsentStores(
    account,
    initial,
    environment,
    {
      onOutcome(outcome, isSignedIn) {
        checkAccount(outcome, isSignedIn)
        outcomes.follow(outcome, null)
      },
      onSentLater: outcome => outcomes.followLater(outcome),
      onOutcomeLeaving: outcome => outcomes.follow(outcome, null),
    },
  )
  async function sendTyped(typedSentence: KeptSentence): Promise<VoiceOutcome> {
    sheets.outdate()
    return (await sentenceKeeper()).send(typedSentence)
  }
  const ownData = createOwnDataStores(account, initial, environment, { api, keeper, onChanged: onSaved })
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
    idle: computed(() => recording.phase.value === 'idle'),
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
  const outcomes = createVoiceResultHandlers({
    toasts,
    reviews,
    answered: sheets.showAnswer,
    corrected: sheets.correct,
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

  const sentence = createSentence({
    typed,
    reader: async () => (await sentences()).reader,
    context: () => ({
      now: environment.now(),
      zone: environment.timeZone(),
      currency: preferences.currency.value,
      language: environment.language(),
    }),
    saved: justSaved.current,
    memory: phrases.memory,
    ask: sheets.ask,
    correct: sheets.correct,
    auth: auth.state,
    send: sendTyped,
    onOutcome: followSentence,
    askPrice(said, transcription) {
      sheets.outdate()
      const typedOnly = {
        transcription,
        confidence: null,
        hardToHear: false,
        typed: true,
        autoInserted: false,
      }
      reviews.add({ ...typedOnly, expenses: [], unpriced: [said] })
    },
    openForm: editing.openAdd,
    randomId,
  })

  const again = createAgain({
    api: plansApi,
    cached: cachedPlans.usual,
    auth: auth.state,
    typed,
    typing,
    today,
    now: environment.now,
    randomId,
    send: sendTyped,
    toasts,
    undo: undoWhatIsSaved,
    onSaved(expenses) {
      justSaved.note(expenses)
      onSaved()
    },
    onOther: followSentence,
  })
  wiring.refreshToo(again.outdate)

  function followSentence(outcome: VoiceOutcome): void {
    unsent.note(outcome)
    outcomes.followSentence(outcome)
    checkAccount(outcome, () => true)
  }

  /**
   * Whether the sign-in is over. Of a session that is over the outcome says nothing about this one. Before the outcome is
   * told: what stands there is withdrawn with the session.
   */
  function checkAccount(outcome: VoiceOutcome, isSignedIn: () => boolean): void {
    if (outcome.kind === 'unsent' && outcome.reason.kind === 'signedOut' && isSignedIn()) auth.expire()
  }

  effect(() => {
    if (visible.value) toasts.resumeAll()
    else toasts.pauseAll()
  })
  // What one account was about to do, or could not do, is nothing for the next one.
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
        sheets.outdate(spoken.releasedAt)
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
