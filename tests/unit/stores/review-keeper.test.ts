import { signal } from '@preact/signals-react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { OutboxLocks } from '../../../shared/outbox/locks.ts'
import { type VoiceExtraction, voiceOutput } from '../../../shared/wire/voice.ts'
import { storageOr } from '../../../src/app/browser-storage.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { keepUnsavedReview } from '../../../src/stores/receipt/kept-review.ts'
import { itemsOf } from '../../../src/stores/receipt/receipt.ts'
import { createReview } from '../../../src/stores/receipt/review.ts'
import { keepReview } from '../../../src/stores/receipt/review-keeper.ts'

const as = (uid: string): AuthState => ({
  kind: 'signedIn',
  user: { uid, displayName: null, email: null, photoURL: null },
})
const memory = () =>
  storageOr(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

/** As the browser's, of the tabs that are open. */
function openTabs(): OutboxLocks {
  let held: Promise<unknown> | null = null
  return {
    async withLock(_, work) {
      while (held) await held
      const mine = work()
      held = mine
      const result = await mine
      held = null
      return result
    },
    lockedIds: async () => (held ? ['kept-review'] : []),
  }
}

function load({ storage = memory(), uid = 'ani', locks = openTabs(), keys = 'first' } = {}) {
  const auth = signal<AuthState>({ kind: 'loading' })
  const waiting = signal<readonly VoiceExtraction[]>([])
  const sent: string[] = []
  const review = createReview({
    api: {
      // Never answered.
      addExpenses: (_: unknown, key: string) => {
        sent.push(key)
        return new Promise(() => undefined)
      },
    },
    toasts: { show: () => undefined, withdraw: () => undefined },
    noteSaved: () => undefined,
    onConflicts: () => undefined,
    today: () => '2026-11-20',
    currency: () => 'IDR',
    randomId: () => keys,
  } as never)
  keepUnsavedReview(async () => keepReview, {
    review,
    waiting,
    auth,
    storage,
    locks: async () => locks,
  })
  auth.value = as(uid)
  const forms = () => (review.review.value ? itemsOf(review.review.value).map(({ form }) => form) : [])
  const change = (at: number, to: { amount?: string; description?: string }) => {
    const item = review.review.value && itemsOf(review.review.value)[at]
    if (item) review.change(item.key, { ...item.form, ...to })
  }
  return { storage, auth, locks, review, waiting, sent, forms, change }
}

const settled = () => new Promise(done => setTimeout(done))

/** Coffee that is saved, and bread whose price was not said. */
const heard = v.parse(voiceOutput, {
  expenses: [{ id: 'a', amount: 5000, description: 'Kopi', date: '2026-11-20', doubtful_fields: ['amount'] }],
  items: [{ description: 'Roti', category: 'Other', date: '2026-11-20' }],
  transcription: 'kopi lima ribu sama roti',
  auto_inserted: true,
})

it('brings back what was unsaved, as it was edited', async () => {
  const first = load()
  first.review.open(heard)
  await settled()
  first.change(0, { description: 'Kopi susu' })
  first.change(1, { amount: '7' })
  const second = load({ storage: first.storage })
  await settled()
  expect(second.forms().map(({ description, amount }) => [description, amount])).toEqual([
    ['Kopi susu', '5000'],
    ['Roti', '7'],
  ])
  expect(second.review.review.value && itemsOf(second.review.review.value)).toMatchObject([
    { saved: true, touched: true, doubtful: ['amount'], heard: { id: 'a', description: 'Kopi' } },
    { saved: false, heard: null },
  ])
  expect(second.review.review.value?.groups[0]?.transcription).toBe('kopi lima ribu sama roti')
})

it('brings back a review that waits for a dialog to close', async () => {
  const first = load()
  first.waiting.value = [heard]
  await settled()
  const second = load({ storage: first.storage })
  await settled()
  expect(second.forms().map(({ description }) => description)).toEqual(['Kopi', 'Roti'])
})

it('keeps nothing once it is discarded, or all of it is saved as it reads', async () => {
  const { review, storage } = load()
  review.open(heard)
  await settled()
  expect(storage.length).toBe(1)
  review.close()
  expect(storage.length).toBe(0)
  review.open({ ...heard, unpriced: [] })
  await settled()
  expect(storage.length).toBe(0)
})

it('is nothing for another account, and gone with the sign-out', async () => {
  const first = load()
  first.review.open(heard)
  await settled()
  const budi = load({ storage: first.storage, uid: 'budi' })
  await settled()
  expect(budi.forms()).toEqual([])
  const again = load()
  again.review.open(heard)
  await settled()
  again.auth.value = { kind: 'signedOut' }
  expect(again.storage.length).toBe(0)
})

it('a save whose answer was lost is sent again under the same key', async () => {
  const first = load()
  first.review.open(heard)
  await settled()
  first.change(1, { amount: '7000' })
  void first.review.save()
  const second = load({ storage: first.storage, keys: 'second' })
  await settled()
  void second.review.save()
  expect([...first.sent, ...second.sent]).toEqual(['first', 'first'])
})

it('a second tab neither shows what the first has open nor takes its place', async () => {
  const first = load()
  first.review.open(heard)
  await settled()
  const kept = first.storage.getItem('keptReview')
  const second = load({ storage: first.storage, locks: first.locks })
  await settled()
  expect(second.forms()).toEqual([])
  second.review.open({ ...heard, transcription: 'another' })
  await settled()
  expect(first.storage.getItem('keptReview')).toBe(kept)
})

it('does without what is damaged', async () => {
  const storage = memory()
  storage.setItem('keptReview', '{"userId":"ani","groups":[{}]}')
  const { forms } = load({ storage })
  await settled()
  expect(forms()).toEqual([])
  expect(storage.length).toBe(0)
})
