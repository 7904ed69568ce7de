/** Has what a receipt holds unsaved kept on the device, by code that is loaded once there is a receipt, or a kept one. */
import { effect, untracked } from '@preact/signals-react'
import type { draftReview, ReviewDraftDeps } from './review-draft.ts'

/** In local storage: what is the tab's alone ends with the browser's process, which a phone ends for its memory. */
const NAME = 'keptReview'

export function draftUnsavedReview(load: () => Promise<typeof draftReview>, deps: ReviewDraftDeps): void {
  let isLoaded = false
  const { review, waiting, storage } = deps

  effect(() => {
    const isNeeded = review.review.value || waiting.value.length > 0 || storage.getItem(NAME)
    if (!isNeeded || isLoaded) return
    isLoaded = true
    untracked(load).then(
      keep => keep(NAME, deps),
      () => {
        isLoaded = false // The next change of the receipt tries again.
      },
    )
  })
}
