/** The review of what was heard: change it, remove some of it, save. */
import { signal } from '@preact/signals-react'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import {
  checkForm,
  type ExpenseForm,
  type FormFault,
  formOf,
  sameDraft,
} from '../../shared/domain/expense-form.ts'
import type { ItemField } from '../../shared/domain/extraction.ts'
import type { HeardExpense, VoiceExtraction } from '../../shared/wire/voice.ts'
import type { Api } from '../api/endpoints.ts'
import { failureNotice } from './failure-notice.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { type ReviewChanges, saveReview } from './review-changes.ts'
import type { Toasts } from './toasts.ts'

export interface ReviewItem {
  /** Position in what was heard: stays the same when others are removed. */
  readonly key: number
  readonly heard: HeardExpense
  readonly form: ExpenseForm
  readonly fault: FormFault | null
  /** Fields to check that have not been changed yet. */
  readonly doubtful: readonly ItemField[]
}

export interface Review {
  /** False: nothing is saved yet, saving inserts. */
  readonly autoInserted: boolean
  readonly transcription: string
  readonly confidence: number | null
  /** The recording was poor. */
  readonly hardToHear: boolean
  readonly items: readonly ReviewItem[]
  readonly removed: readonly HeardExpense[]
  /** A field was touched or an item removed. */
  readonly modified: boolean
  readonly saving: boolean
}

export type ReviewStore = ReturnType<typeof createReview>

export interface ReviewDeps {
  readonly api: Pick<Api, 'addExpenses' | 'updateExpense' | 'deleteExpense'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly today: () => CalendarDate
  readonly randomId: () => string
  /** Something was written: figures on show are old. */
  readonly onSaved: () => void
}

export function createReview({ api, toasts, today, randomId, onSaved }: ReviewDeps) {
  const review = signal<Review | null>(null)
  /** Of what the review adds: an answer that got lost on its way must not make two of one. */
  const key = createIdempotencyKey(randomId)

  function patch(change: Partial<Review>): void {
    if (review.value) review.value = { ...review.value, ...change }
  }

  function open({ expenses, ...rest }: VoiceExtraction): void {
    key.settle()
    const items = expenses.map((heard, key) => ({
      key,
      heard,
      form: formOf(heard),
      fault: null,
      doubtful: heard.doubtful,
    }))
    review.value = {
      ...rest,
      items,
      removed: [],
      modified: false,
      saving: false,
    }
  }

  function change(key: number, form: ExpenseForm): void {
    const items = review.value?.items.map(item => (item.key === key ? changed(item, form) : item))
    if (items) patch({ items, modified: true })
  }

  /** The last one stays: a review cannot be emptied (specification §5). */
  function remove(key: number): void {
    const { items = [], removed = [] } = review.value ?? {}
    const gone = items.find(item => item.key === key)
    if (!gone || items.length < 2) return
    patch({ items: items.filter(item => item !== gone), removed: [...removed, gone.heard], modified: true })
  }

  function close(): void {
    review.value = null
  }

  /** Null when some form is not valid; its fault is then on its item. */
  function collect(current: Review): ReviewChanges | null {
    const checked = current.items.map(item => ({ item, result: checkForm(item.form, today()) }))
    const faulty = checked.some(({ result }) => result.kind === 'invalid')
    if (faulty) {
      patch({
        items: checked.map(({ item, result }) => ({
          ...item,
          fault: result.kind === 'invalid' ? result.fault : null,
        })),
      })
      return null
    }
    const kept = checked.flatMap(({ item, result }) =>
      result.kind === 'valid' ? [{ heard: item.heard, draft: result.draft }] : [],
    )
    return {
      kept,
      changed: kept.filter(({ heard, draft }) => !sameDraft(heard, draft)),
      removed: current.removed,
    }
  }

  async function save(): Promise<void> {
    const current = review.value
    if (!current || current.saving) return
    if (current.autoInserted && !current.modified) return close()
    const changes = collect(current)
    if (!changes) return
    patch({ saving: true })
    const outcome = await saveReview(api, current.autoInserted, changes, key)
    patch({ saving: false })
    if (outcome.kind !== 'nothing') onSaved()
    if (outcome.kind === 'saved') {
      toasts.show('success', { kind: current.autoInserted ? 'changesSaved' : 'added' })
      close()
    } else if (outcome.kind === 'needsIds') toasts.show('error', { kind: 'changeNeedsIds' })
    else {
      console.warn('saveFailed:', outcome.kind)
      toasts.show('error', failureNotice(outcome.failure, 'saveFailed'))
    }
  }

  return { review, open, change, remove, save, close }
}

/** What was changed is in doubt no more. */
function changed(item: ReviewItem, form: ExpenseForm): ReviewItem {
  const doubtful = item.doubtful.filter(field => form[field] === item.form[field])
  return { ...item, form, fault: null, doubtful }
}
