import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { UsualExpense } from '../../../shared/domain/usual.ts'
import { savedAnswer } from '../../../shared/wire/voice-answer.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { KeptSentence } from '../../../src/sentences/kept-sentence.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { createAgain, FRESH_FOR } from '../../../src/stores/plans/again.ts'
import { deferred } from '../deferred.ts'

const SIGNED_IN = { kind: 'signedIn', user: { uid: 'ani' } } as AuthState
const COFFEE: UsualExpense = {
  amount: 25_000 as Minor,
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  paymentMethod: 'QRIS',
}
const LOST: VoiceOutcome = { kind: 'lost', reason: { kind: 'offline' } }
const saved = ({ answer }: KeptSentence): VoiceOutcome => ({
  kind: 'answered',
  body: savedAnswer(answer, ['new-id']),
})

function setUp({ stored = null as readonly UsualExpense[] | null } = {}) {
  const answer = { result: { kind: 'ok', value: [COFFEE] } as ApiResult<readonly UsualExpense[]> }
  const usual = vi.fn(async () => answer.result)
  const auth = signal<AuthState>(SIGNED_IN)
  const typed = signal('')
  const typing = signal(false)
  const clock = { now: Date.parse('2026-11-20T01:00:00Z') }
  const send = vi.fn(async (sentence: KeptSentence) => saved(sentence))
  const calls = { undo: vi.fn(), onSaved: vi.fn(), onOther: vi.fn() }
  const toasts = createToasts()
  const again = createAgain({
    api: { usual },
    cached: () => (stored ? { value: stored, at: 0 } : null),
    auth,
    typed,
    typing,
    today: () => '2026-11-20' as CalendarDate,
    now: () => new Date(clock.now),
    randomId: () => 'id',
    send,
    toasts,
    ...calls,
  })
  return { again, answer, usual, auth, typed, typing, clock, send, toasts, ...calls }
}

describe('what is usual is offered', () => {
  it('while the field has the focus and is empty', async () => {
    const { again, usual, typed, typing } = setUp()
    expect(usual).not.toHaveBeenCalled()
    typing.value = true
    await vi.waitFor(() => expect(again.offered.value).toEqual([COFFEE]))
    typed.value = 'b'
    expect(again.offered.value).toBeNull()
    typed.value = ''
    expect(again.offered.value).toEqual([COFFEE])
    typing.value = false
    expect(again.offered.value).toBeNull()
  })

  it('as it was last known, without a network, and asked for again at the next focus', async () => {
    const { again, answer, usual, typing } = setUp({ stored: [COFFEE] })
    answer.result = { kind: 'failed', failure: { kind: 'offline' } }
    typing.value = true
    expect(again.offered.value).toEqual([COFFEE])
    await vi.waitFor(() => expect(usual).toHaveBeenCalledOnce())
    await Promise.resolve()
    typing.value = false
    typing.value = true
    expect(usual).toHaveBeenCalledTimes(2)
  })

  it('without asking again for some minutes, unless something was saved', async () => {
    const { again, usual, typing, clock } = setUp()
    const focus = async () => {
      typing.value = false
      typing.value = true
      await vi.waitFor(() => expect(again.offered.value).toEqual([COFFEE]))
    }
    await focus()
    await focus()
    expect(usual).toHaveBeenCalledTimes(1)
    clock.now += FRESH_FOR
    await focus()
    expect(usual).toHaveBeenCalledTimes(2)
    await again.outdate()
    await focus()
    expect(usual).toHaveBeenCalledTimes(3)
  })

  it('to its own account alone', async () => {
    const { again, auth, typing } = setUp()
    typing.value = true
    await vi.waitFor(() => expect(again.offered.value).toEqual([COFFEE]))
    auth.value = { kind: 'signedOut' } as AuthState
    expect(again.offered.value).toBeNull()
  })
})

describe('one tap', () => {
  it('saves it for today under a key of its own, and offers Undo', async () => {
    const { again, send, toasts, undo, onSaved } = setUp()
    await again.save(COFFEE)
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      id: 'sentence:id',
      userId: 'ani',
      text: 'Kopi Rp25.000',
      answer: {
        expenses: [
          {
            amount: 25_000,
            description: 'Kopi',
            date: '2026-11-20',
            payment_method: 'QRIS',
            currency: 'IDR',
          },
        ],
        typed: true,
      },
    })
    const [toast] = toasts.list.value
    expect(toast?.notice).toEqual({
      kind: 'saved',
      count: 1,
      sums: [{ currency: 'IDR', amount: 25_000n }],
      what: 'Kopi',
    })
    toast?.action?.run()
    expect(undo).toHaveBeenCalledWith([expect.objectContaining({ id: 'new-id', description: 'Kopi' })])
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('saves it once where a second one comes meanwhile', async () => {
    const { again, send } = setUp()
    const answer = deferred<VoiceOutcome>()
    send.mockReturnValueOnce(answer.promise)
    const first = again.save(COFFEE)
    await again.save(COFFEE)
    expect([send.mock.calls.length, again.saving.value]).toEqual([1, [COFFEE]])
    answer.resolve(LOST)
    await first
    expect(again.saving.value).toEqual([])
  })

  it.each<[string, VoiceOutcome]>([
    ['kept without a network', { kind: 'unsent', id: 'sentence:id', reason: { kind: 'offline' } }],
    ['lost', LOST],
  ])('is handed on as a typed sentence where it was %s', async (_, outcome) => {
    const { again, send, toasts, onSaved, onOther } = setUp()
    send.mockResolvedValueOnce(outcome)
    await again.save(COFFEE)
    expect(onOther).toHaveBeenCalledWith(outcome)
    expect(onSaved).not.toHaveBeenCalled()
    expect(toasts.list.value).toEqual([])
  })

  it('tells nothing to another account', async () => {
    const { again, send, auth, toasts } = setUp()
    const answer = deferred<VoiceOutcome>()
    send.mockReturnValueOnce(answer.promise)
    const tapped = again.save(COFFEE)
    auth.value = { kind: 'signedOut' } as AuthState
    answer.resolve(LOST)
    await tapped
    expect(toasts.list.value).toEqual([])
  })
})
