/**
 * Keeps what the receipt holds unsaved on the device, so that neither a reload nor a phone that ends the page loses it: of
 * the account signed in, until it is saved, discarded or signed out.
 */
import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { OutboxLocks } from '../../../shared/outbox/locks.ts'
import { readKeptReceipt } from '../../../shared/wire/kept-receipt.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import type { AuthState } from '../account/auth.ts'
import { type DraftPlace, takeDraftPlace } from './draft-place.ts'
import { keptGroup, restoredGroup } from './kept-group.ts'
import { isUnsaved, type ReceiptGroup } from './receipt.ts'
import type { ReviewStore } from './review.ts'

export interface ReviewDraftDeps {
  readonly review: Pick<ReviewStore, 'review' | 'bringBack' | 'newGroup' | 'nextKey' | 'newIdempotencyKey'>
  /** Reviews that open later. */
  readonly waiting: ReadonlySignal<readonly VoiceExtraction[]>
  readonly auth: ReadonlySignal<AuthState>
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly locks: () => Promise<OutboxLocks>
}

/** In one of the `places` of the storage, by name. Once a page. */
export function draftReview(
  places: readonly string[],
  { review, waiting, auth, storage, locks }: ReviewDraftDeps,
): void {
  let lock: 'none' | 'awaited' | 'held' = 'none'
  /** Where this tab keeps its receipt, while it holds the lock. */
  let place: DraftPlace = { name: '', release() {} }
  /** The account for which what was kept was looked for. */
  let lookedFor: string | null = null

  effect(() => {
    const state = auth.value
    const groups = pending()
    untracked(() => {
      if (state.kind === 'signedIn') follow(state.user.uid, groups)
      else if (state.kind === 'signedOut') forgetAll()
    })
  })

  function pending(): readonly ReceiptGroup[] {
    const open = review.review.value?.groups ?? []
    return [...open, ...waiting.value.map(review.newGroup)].filter(isUnsaved)
  }

  function follow(userId: string, groups: readonly ReceiptGroup[]): void {
    const isNew = lookedFor !== userId
    lookedFor = userId
    if (groups.length > 0 && lock === 'held') write(userId, groups)
    else if (groups.length === 0 && lock === 'held') forget()
    else if (groups.length > 0 || isNew) void begin(userId, groups.length > 0)
  }

  /** Brings back what is kept in its place, and keeps the receipt there from then on. */
  async function begin(userId: string, hasReceipt: boolean): Promise<void> {
    if (lock !== 'none') return
    lock = 'awaited'
    const taken = await takeDraftPlace(places, storage, await locks(), hasReceipt)
    lock = taken ? 'held' : 'none'
    if (!taken) {
      // Opened while nothing was found to bring back.
      if (!hasReceipt && untracked(pending).length > 0) await begin(userId, true)
      return
    }
    place = taken
    bringBack(userId)
    const state = auth.peek()
    if (state.kind === 'signedIn') follow(state.user.uid, untracked(pending))
    else forget()
  }

  function bringBack(userId: string): void {
    const kept = readKeptReceipt(storage.getItem(place.name) ?? '')
    if (kept?.userId !== userId || auth.peek().kind !== 'signedIn') return
    void review.bringBack(kept.groups.map(group => restoredGroup(group, review)))
  }

  function write(userId: string, groups: readonly ReceiptGroup[]): void {
    try {
      storage.setItem(place.name, JSON.stringify({ userId, groups: groups.map(keptGroup) }))
    } catch {
      // Storage is full: the receipt stands open all the same.
    }
  }

  /** Another tab's may be kept there from then on. */
  function forget(): void {
    storage.removeItem(place.name)
    lock = 'none'
    place.release()
  }

  function forgetAll(): void {
    if (lock === 'held') forget()
    for (const name of places) storage.removeItem(name)
  }
}
