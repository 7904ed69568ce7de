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

/** Held by the one tab whose receipt is kept: no other shows it, or puts its own in the place of it. */
const LOCK = 'kept-review'

/** Under that name in the storage. Once a page. */
export function draftReview(name: string, { review, waiting, auth, storage, locks }: ReviewDraftDeps): void {
  let lock: 'none' | 'awaited' | 'held' = 'none'
  let release = () => {}
  /** The account for which what was kept was looked for. */
  let lookedFor: string | null = null

  effect(() => {
    const state = auth.value
    const groups = pending()
    untracked(() => {
      if (state.kind === 'signedIn') follow(state.user.uid, groups)
      else if (state.kind === 'signedOut') forget()
    })
  })

  function pending(): readonly ReceiptGroup[] {
    const open = review.review.value?.groups ?? []
    return [...open, ...waiting.value.map(review.newGroup)].filter(isUnsaved)
  }

  function follow(userId: string, groups: readonly ReceiptGroup[]): void {
    const isNew = lookedFor !== userId
    lookedFor = userId
    if (groups.length === 0) {
      if (lock === 'held') forget()
      else if (isNew && storage.getItem(name) !== null) void beginIfFree(userId)
    } else if (lock === 'held') write(userId, groups)
    else void begin(userId)
  }

  /** A tab that still shows it keeps it. */
  async function beginIfFree(userId: string): Promise<void> {
    const held = await (await locks()).lockedIds()
    if (!held.includes(LOCK)) await begin(userId)
  }

  /** Brings back what is kept, and keeps the receipt from then on. */
  async function begin(userId: string): Promise<void> {
    if (lock !== 'none') return
    lock = 'awaited'
    const granted = await locks()
    await granted.withLock(LOCK, () => {
      return new Promise<void>(resolve => {
        release = resolve
        lock = 'held'
        bringBack(userId)
        const state = auth.peek()
        if (state.kind === 'signedIn') follow(state.user.uid, untracked(pending))
        else forget()
      })
    })
  }

  function bringBack(userId: string): void {
    const kept = readKeptReceipt(storage.getItem(name) ?? '')
    if (kept?.userId !== userId || auth.peek().kind !== 'signedIn') return
    void review.bringBack(kept.groups.map(group => restoredGroup(group, review)))
  }

  function write(userId: string, groups: readonly ReceiptGroup[]): void {
    try {
      storage.setItem(name, JSON.stringify({ userId, groups: groups.map(keptGroup) }))
    } catch {
      // Storage is full: the receipt stands open all the same.
    }
  }

  /** Another tab's may be kept from then on. */
  function forget(): void {
    storage.removeItem(name)
    if (lock === 'held') lock = 'none'
    release()
  }
}
