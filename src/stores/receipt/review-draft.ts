/**
 * Keeps what the receipt holds unsaved on the device, so that neither a reload nor a phone that ends the page loses it: of
 * the account signed in, until it is saved, discarded or signed out.
 */
import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { OutboxLocks } from '../../../shared/outbox/locks.ts'
import { readKeptReceipt } from '../../../shared/wire/kept-receipt.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import type { AuthState } from '../account/auth.ts'
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

/** With the name of a place: held by the one tab that keeps its receipt there; no other shows it or writes there. */
const LOCK = 'kept-review '
/** Held while a tab chooses its place. */
const CHOICE = 'kept-review'

/** In one of the `places` of the storage, by name. Once a page. */
export function draftReview(
  places: readonly string[],
  { review, waiting, auth, storage, locks }: ReviewDraftDeps,
): void {
  let lock: 'none' | 'awaited' | 'held' = 'none'
  /** Where this tab keeps its receipt, while it holds the lock. */
  let place = ''
  let release = () => {}
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

  const isUsed = (name: string) => storage.getItem(name) !== null

  /**
   * Of those that no tab holds: for a receipt one of its own, as another that comes out of nowhere would be taken for
   * the one at hand; else one with what a tab that is gone has left.
   */
  async function choose(granted: OutboxLocks, hasReceipt: boolean): Promise<string | undefined> {
    const held = await granted.lockedIds()
    const free = places.filter(name => !held.includes(LOCK + name))
    return (hasReceipt ? free.find(name => !isUsed(name)) : undefined) ?? free.find(isUsed)
  }

  /** Until `release` is called; settles once it is held. */
  function hold(granted: OutboxLocks, name: string): Promise<void> {
    return new Promise(settle => {
      const held = new Promise<void>(letGo => {
        release = letGo
      })
      void granted.withLock(LOCK + name, () => {
        settle()
        return held
      })
    })
  }

  /** Brings back what is kept in its place, and keeps the receipt there from then on. */
  async function begin(userId: string, hasReceipt: boolean): Promise<void> {
    if (lock !== 'none') return
    lock = 'awaited'
    const granted = await locks()
    const chosen = await granted.withLock(CHOICE, async () => {
      const name = await choose(granted, hasReceipt)
      if (name !== undefined) await hold(granted, name)
      return name
    })
    lock = chosen === undefined ? 'none' : 'held'
    if (chosen === undefined) {
      // Opened while nothing was found to bring back.
      if (!hasReceipt && untracked(pending).length > 0) await begin(userId, true)
      return
    }
    place = chosen
    bringBack(userId)
    const state = auth.peek()
    if (state.kind === 'signedIn') follow(state.user.uid, untracked(pending))
    else forget()
  }

  function bringBack(userId: string): void {
    const kept = readKeptReceipt(storage.getItem(place) ?? '')
    if (kept?.userId !== userId || auth.peek().kind !== 'signedIn') return
    void review.bringBack(kept.groups.map(group => restoredGroup(group, review)))
  }

  function write(userId: string, groups: readonly ReceiptGroup[]): void {
    try {
      storage.setItem(place, JSON.stringify({ userId, groups: groups.map(keptGroup) }))
    } catch {
      // Storage is full: the receipt stands open all the same.
    }
  }

  /** Another tab's may be kept there from then on. */
  function forget(): void {
    storage.removeItem(place)
    lock = 'none'
    release()
  }

  function forgetAll(): void {
    if (lock === 'held') forget()
    for (const name of places) storage.removeItem(name)
  }
}
