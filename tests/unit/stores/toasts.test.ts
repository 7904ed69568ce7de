import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MinorSum } from '../../../shared/domain/money.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'

const SAVED: Notice = { kind: 'saved', count: 1, sums: [{ currency: 'IDR', amount: 25_000n as MinorSum }] }
const UNSENT: Notice = { kind: 'unsent', reason: { kind: 'offline' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kinds = ({ list }: ReturnType<typeof createToasts>) => list.value.map(({ notice }) => notice.kind)

describe('a message', () => {
  it('takes the place of an older one of the same subject', () => {
    const toasts = createToasts()
    toasts.show('error', UNSENT)
    toasts.show('error', { kind: 'recordingLost' })
    toasts.show('success', SAVED)
    expect(kinds(toasts)).toEqual(['recordingLost', 'saved'])
  })

  it('leaves one that offers something', () => {
    const toasts = createToasts()
    const run = vi.fn()
    toasts.show('success', SAVED, { action: { kind: 'open', run } })
    toasts.show('success', SAVED)
    expect(kinds(toasts)).toEqual(['saved', 'saved'])
    toasts.list.value[0]?.action?.run()
    expect(run).toHaveBeenCalledOnce()
  })

  it('of a deletion keeps its Undo; one of what was added or changed gives way to the next', () => {
    const toasts = createToasts()
    const undo = vi.fn()
    toasts.show('success', { kind: 'added' }, { undo })
    toasts.show('success', { kind: 'changesSaved' }, { undo })
    toasts.show('success', { kind: 'deleted' }, { undo })
    toasts.show('success', { kind: 'added' }, { undo })
    expect(kinds(toasts)).toEqual(['deleted', 'added'])
  })

  it('that is an error stays, any other goes', () => {
    const toasts = createToasts()
    toasts.show('error', { kind: 'recordingLost' })
    toasts.show('success', { kind: 'exported' })
    vi.advanceTimersByTime(3_600_000)
    expect(kinds(toasts)).toEqual(['recordingLost'])
  })

  it('that says why a press came to nothing goes once something has succeeded and it is read', () => {
    const toasts = createToasts()
    toasts.show('error', { kind: 'notExpense' })
    toasts.show('info', { kind: 'holdLonger' })
    vi.advanceTimersByTime(3_600_000)
    expect(kinds(toasts)).toEqual(['notExpense'])
    toasts.show('success', SAVED)
    vi.advanceTimersByTime(5_999)
    expect(kinds(toasts)).toEqual(['notExpense'])
    vi.advanceTimersByTime(301)
    expect(kinds(toasts)).toEqual([])
  })
})
