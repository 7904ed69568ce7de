/** Has what a receipt holds unsaved kept on the device, by code that is loaded once there is a receipt, or a kept one. */
import { effect, untracked } from '@preact/signals-react'
import type { draftReview, ReviewDraftDeps } from './review-draft.ts'

/**
 * In local storage, a tab each: what is the tab's alone ends with the browser's process, which a phone ends for its
 * memory.
 */
const PLACES = ['keptReview', 'keptReview2', 'keptReview3', 'keptReview4']

export function draftUnsavedReview(load: () => Promise<typeof draftReview>, deps: ReviewDraftDeps): void {
  let isLoaded = false
  const { review, waiting, storage } = deps

  effect(() => {
    const isNeeded =
      review.review.value || waiting.value.length > 0 || PLACES.some(name => storage.getItem(name))
    if (!isNeeded || isLoaded) return
    isLoaded = true
    untracked(load).then(
      keep => keep(PLACES, deps),
      () => {
        isLoaded = false // The next change of the receipt tries again.
      },
    )
  })
}
