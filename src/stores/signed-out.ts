/** What the members give up when the sign-in ends. */
import { effect } from '@preact/signals-react'
import type { AccountStores } from './account-stores.ts'
import type { createListStores } from './list-stores.ts'
import type { Notice } from './messages/notices.ts'
import type { createReviewQueue } from './receipt/review-queue.ts'
import type { createSavedStores } from './saved-stores.ts'
import type { createUnsentStores } from './unsent-stores.ts'

export interface SessionMembers {
  readonly saved: Pick<
    ReturnType<typeof createSavedStores>,
    'editing' | 'review' | 'corrections' | 'spendingAnswers' | 'justSaved'
  >
  readonly lists: Pick<ReturnType<typeof createListStores>, 'bulkDelete'>
  readonly reviews: Pick<ReturnType<typeof createReviewQueue>, 'clear'>
  readonly signingOut: Pick<ReturnType<typeof createUnsentStores>['signingOut'], 'close'>
}

/** The next account must not meet what the one before was about to do, or could not do. */
export function clearWhenSignedOut(
  { auth, toasts }: Pick<AccountStores, 'auth' | 'toasts'>,
  { saved, lists, reviews, signingOut }: SessionMembers,
): void {
  effect(() => {
    if (auth.state.value.kind !== 'signedOut') return
    saved.editing.close()
    lists.bulkDelete.cancel()
    saved.review.close()
    saved.corrections.clear()
    saved.spendingAnswers.close()
    saved.justSaved.clear()
    reviews.clear()
    signingOut.close()
    toasts.withdraw(
      ({ action, duration, notice }) => action !== null || duration === null || isUntrueSignedOut(notice),
    )
  })
}

/** Stored recordings are not sent automatically while no account is signed in. */
function isUntrueSignedOut(notice: Notice): boolean {
  return notice.kind === 'unsent' && notice.reason.kind !== 'signedOut'
}
