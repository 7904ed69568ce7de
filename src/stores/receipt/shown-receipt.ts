/** The receipt on show, as it is entered: its rows, what is open of it, and what joins or leaves it. */
import { signal } from '@preact/signals-react'
import type { ExpenseEdit } from '../../../shared/domain/correction.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import { createIdempotencyKey, type OpenRequest } from '../server-state/idempotency-key.ts'
import { itemsOf, type Receipt, type ReceiptGroup } from './receipt.ts'
import { changedItem, groupOf, movedItem, rereadGroup, withoutItem } from './receipt-group.ts'

export interface ShownReceiptDeps {
  /** Of what was said without a price. */
  readonly currency: () => Currency
  readonly randomId: () => string
}

export type ShownReceipt = ReturnType<typeof createShownReceipt>

export function createShownReceipt({ currency, randomId }: ShownReceiptDeps) {
  const review = signal<Receipt | null>(null)
  let lastKey = 0
  const nextKey = () => ++lastKey

  function patch(change: Partial<Receipt>): void {
    if (review.value) review.value = { ...review.value, ...change }
  }

  /** `change` leaves out what is to be shown no more; a receipt without groups is closed. */
  function patchGroups(change: (group: ReceiptGroup) => ReceiptGroup | null): void {
    const groups = review.value?.groups.flatMap(group => change(group) ?? [])
    if (groups?.length === 0) review.value = null
    else if (groups) patch({ groups })
  }

  const newIdempotencyKey = (begun?: OpenRequest | null) => createIdempotencyKey(randomId, begun)

  function newGroup(extraction: VoiceExtraction): ReceiptGroup {
    return groupOf(extraction, currency(), { idempotencyKey: newIdempotencyKey(), nextKey })
  }

  /** A receipt of its own or, where one is open, further rows of that. */
  function join(joining: readonly ReceiptGroup[]): void {
    const { groups = [], opened = null, saving = false } = review.value ?? {}
    review.value = { groups: [...groups, ...joining], opened, saving }
  }

  function change(key: number, form: ExpenseForm): void {
    patchGroups(group => ({
      ...group,
      items: group.items.map(item => (item.key === key ? changedItem(item, form) : item)),
    }))
  }

  /** The clock is set right by so many days: what is not saved, and has the day that it was understood with, moves along. */
  function moveDays(days: number): void {
    patchGroups(group => ({ ...group, items: group.items.map(item => movedItem(item, days)) }))
  }

  /** The last one stays: a review cannot be emptied (specification §5). */
  function remove(key: number): void {
    const items = review.value ? itemsOf(review.value) : []
    const gone = items.find(item => item.key === key)
    if (!gone || items.length < 2) return
    patchGroups(group => (group.items.includes(gone) ? withoutItem(group, gone) : group))
    patch({ opened: null })
  }

  /** Saved in another way: it is asked about no more. */
  function takeOut(key: number): void {
    patchGroups(group => {
      const gone = group.items.find(item => item.key === key && !item.saved)
      return gone ? withoutItem(group, gone) : group
    })
    if (review.value?.opened === key) patch({ opened: null })
  }

  /** Shows what a correction has changed as it is stored now, and drops what it has deleted. */
  function reread(edits: readonly ExpenseEdit[]): void {
    const byId = new Map(edits.map(edit => [edit.before.id, edit]))
    patchGroups(group => rereadGroup(group, byId))
  }

  /** Opens the fields of one item, or closes them; those of any other are closed. */
  function toggle(key: number): void {
    patch({ opened: review.value?.opened === key ? null : key })
  }

  function close(): void {
    review.value = null
  }

  return {
    review,
    patch,
    patchGroups,
    join,
    newGroup,
    nextKey,
    newIdempotencyKey,
    change,
    remove,
    takeOut,
    reread,
    moveDays,
    toggle,
    close,
  }
}
