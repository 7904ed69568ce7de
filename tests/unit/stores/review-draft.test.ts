import { signal } from '@preact/signals-react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import { holdLock, type OutboxLocks } from '../../../shared/outbox/locks.ts'
import { type VoiceExtraction, voiceOutput } from '../../../shared/wire/voice.ts'
import { storageOr } from '../../../src/app/browser-storage.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { draftUnsavedReview } from '../../../src/stores/receipt/kept-review.ts'
import { itemsOf } from '../../../src/stores/receipt/receipt.ts'
import { createReview } from '../../../src/stores/receipt/review.ts'
import { draftReview } from '../../../src/stores/receipt/review-draft.ts'

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
  const held = new Map<string, Promise<unknown>>()
  return {
    async withLock(id, work) {
      while (held.has(id)) await held.get(id)
      const mine = work()
      held.set(id, mine)
      const result = await mine
      held.delete(id)
      return result
    },
    lockedIds: async () => [...held.keys()],
  }
}

/** `true`: as the backend answers. */
const NONE: boolean | 'lost' = false

function load({ storage = memory(), uid = 'ani', locks = openTabs(), keys = 'first', answer = NONE } = {}) {
  const auth = signal<AuthState>({ kind: 'loading' })
  const waiting = signal<readonly VoiceExtraction[]>([])
  const sent: string[] = []
  const noteSaved = vi.fn()
  const review = createReview({
    api: {
      addExpenses: async (drafts: readonly ExpenseDraft[], key: string) => {
        sent.push(key)
        if (answer === 'lost') return { kind: 'failed', failure: { kind: 'offline' } }
        const value = drafts.map(draft => ({ ...draft, id: 'new', createdAt: '' }))
        return answer ? { kind: 'ok', value } : new Promise(() => undefined)
      },
    },
    toasts: { show: () => undefined, withdraw: () => undefined },
    noteSaved,
    onChanged: () => undefined,
    ask: () => undefined,
    today: () => '2026-11-20',
    currency: () => 'IDR',
    randomId: () => keys,
  } as never)
  draftUnsavedReview(async () => draftReview, {
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
  return { storage, auth, locks, review, waiting, sent, noteSaved, forms, change }
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

it('a save whose answer was lost is sent again under the same key, before anything is edited', async () => {
  const first = load()
  first.review.open(heard)
  await settled()
  first.change(1, { amount: '7000' })
  void first.review.save()
  const second = load({ storage: first.storage, keys: 'second', answer: true })
  await settled()
  expect([...first.sent, ...second.sent]).toEqual(['first', 'first'])
  expect([second.forms(), second.noteSaved.mock.calls.length, second.storage.length]).toEqual([[], 1, 0])
})

it('what was edited after such a save stands there to be changed', async () => {
  const first = load({ answer: 'lost' })
  first.review.open({ ...heard, expenses: [] })
  await settled()
  first.change(0, { amount: '7000' })
  await first.review.save()
  first.change(0, { amount: '8000' })
  const second = load({ storage: first.storage, keys: 'second', answer: true })
  await settled()
  expect(second.sent).toEqual(['first'])
  expect(second.review.review.value?.groups).toMatchObject([
    { items: [{ saved: true, touched: true, heard: { id: 'new', amount: 7000 }, form: { amount: '8000' } }] },
  ])
})

describe('a second tab', () => {
  async function openTwo() {
    const first = load()
    first.review.open(heard)
    await settled()
    const second = load({ storage: first.storage, locks: first.locks })
    await settled()
    return { first, second }
  }
  const transcriptions = ({ review }: ReturnType<typeof load>) =>
    review.review.value?.groups.map(({ transcription }) => transcription)

  it('neither shows what the first has open nor takes its place', async () => {
    const { first, second } = await openTwo()
    const kept = first.storage.getItem('keptReview')
    expect(second.forms()).toEqual([])
    second.review.open({ ...heard, transcription: 'another' })
    await settled()
    expect(first.storage.getItem('keptReview')).toBe(kept)
  })

  it('has its own kept, too, and each comes back in a tab of a later visit', async () => {
    const { first, second } = await openTwo()
    second.review.open({ ...heard, transcription: 'another' })
    await settled()
    expect(first.storage.length).toBe(2)
    const locks = openTabs()
    const later = [load({ storage: first.storage, locks }), load({ storage: first.storage, locks })]
    await settled()
    expect(later.map(transcriptions)).toEqual([[heard.transcription], ['another']])
  })

  it('keeps a receipt that opens while it looks for one', async () => {
    const first = load()
    first.review.open(heard)
    await settled()
    const second = load({ storage: first.storage, locks: first.locks })
    await Promise.resolve()
    second.review.open({ ...heard, transcription: 'another' })
    await settled()
    expect(first.storage.length).toBe(2)
  })

  it('does not get what the first leaves, and leaves it for a later visit', async () => {
    const storage = memory()
    const locks = openTabs()
    // Kept by a tab that is open as the second begins, and gone as this has a receipt.
    const release = await holdLock(locks, 'kept-review keptReview')
    const first = load({ storage })
    first.review.open(heard)
    const second = load({ storage, locks })
    await settled()
    await release()
    second.review.open({ ...heard, transcription: 'another' })
    await settled()
    expect(transcriptions(second)).toEqual(['another'])
    const later = load({ storage, locks })
    await settled()
    expect(transcriptions(later)).toEqual([heard.transcription])
  })

  it('leaves what the first keeps as its own is saved or discarded', async () => {
    const { first, second } = await openTwo()
    second.review.open({ ...heard, transcription: 'another' })
    await settled()
    second.review.close()
    await settled()
    expect([first.storage.length, first.storage.getItem('keptReview')]).toEqual([1, expect.any(String)])
    second.auth.value = { kind: 'signedOut' }
    expect(first.storage.length).toBe(0)
  })
})

it('does without what is damaged', async () => {
  const storage = memory()
  storage.setItem('keptReview', '{"userId":"ani","groups":[{}]}')
  const { forms } = load({ storage })
  await settled()
  expect(forms()).toEqual([])
  expect(storage.length).toBe(0)
})
