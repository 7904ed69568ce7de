import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { UnsentRecording } from '../../../shared/contracts/recorder.ts'
import type { UnsentReason, VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createSigningOut } from '../../../src/stores/unsent/signing-out.ts'

const SIGNED_IN: AuthState = {
  kind: 'signedIn',
  user: { uid: 'ani', displayName: null, email: null, photoURL: null },
}
const OFFLINE: UnsentReason = { kind: 'offline' }
const HEARD = {
  expenses: [
    {
      id: 'a',
      amount: 25_000,
      description: 'Kopi',
      category: 'Food & Dining',
      currency: 'IDR',
      date: '2026-11-20',
    },
  ],
  transcription: 'beli kopi dua puluh lima ribu',
  ai_confidence_score: 0.9,
}
const saved: VoiceOutcome = { kind: 'answered', body: { ...HEARD, auto_inserted: true } }
const unchecked: VoiceOutcome = { kind: 'answered', body: { ...HEARD, auto_inserted: false } }
const refused: VoiceOutcome = {
  kind: 'refused',
  status: 422,
  message: 'How much was it?',
  violationType: null,
}

/** What is kept, by account; `outcomes` is what comes of sending. */
function setUp(kept: Record<string, string[]>, outcomes: Record<string, VoiceOutcome> = {}) {
  const auth = { state: signal<AuthState>(SIGNED_IN), signOut: vi.fn() }
  const toasts = { show: vi.fn() }
  const onSent = vi.fn()
  const onOutcome = vi.fn()
  const settleDiscarded = vi.fn(async () => undefined)
  let storageFails = false
  const signingOut = createSigningOut({
    outbox: async () => ({
      async kept(userId): Promise<readonly UnsentRecording[]> {
        if (storageFails) throw new Error('storage')
        return (kept[userId] ?? []).map(id => ({ id, recordedAt: 0, seconds: 1 }))
      },
      async forget(userId) {
        if (storageFails) return false
        delete kept[userId]
        return true
      },
    }),
    auth,
    unsent: {
      async sendNow(ids) {
        return ids.map(id => {
          const outcome = outcomes[id] ?? saved
          if (outcome.kind !== 'unsent') kept.ani = (kept.ani ?? []).filter(one => one !== id)
          return outcome
        })
      },
      settleDiscarded,
      isDiscarded: id => id === 'discarded',
    },
    toasts,
    onSent,
    onOutcome,
  })
  return {
    signingOut,
    auth,
    kept,
    toasts,
    onSent,
    onOutcome,
    settleDiscarded,
    storageFails: () => {
      storageFails = true
    },
  }
}

describe('signing out', () => {
  it.each([
    ['nothing waits', { budi: ['b'] }],
    ['all that waits was discarded', { ani: ['discarded'], budi: ['b'] }],
  ])('asks nothing where %s for this account', async (_, kept: Record<string, string[]>) => {
    const { signingOut, auth, toasts, settleDiscarded } = setUp(kept)
    await signingOut.begin()
    expect(settleDiscarded).toHaveBeenCalledBefore(auth.signOut)
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(signingOut.state.value).toEqual({ kind: 'closed' })
    expect(toasts.show).not.toHaveBeenCalled()
    expect(kept.budi).toEqual(['b'])
  })

  it('asks where recordings wait, and does nothing on Cancel', async () => {
    const { signingOut, auth, kept } = setUp({ ani: ['a', 'discarded', 'b'] })
    await signingOut.begin()
    expect(signingOut.state.value).toEqual({ kind: 'asking', ids: ['a', 'b'], problem: null })
    expect(auth.signOut).not.toHaveBeenCalled()
    signingOut.close()
    expect(auth.signOut).not.toHaveBeenCalled()
    expect(kept.ani).toHaveLength(3)
  })

  it('keeps them for the same account, and says so', async () => {
    const { signingOut, auth, kept, toasts } = setUp({ ani: ['a'] })
    await signingOut.begin()
    await signingOut.keep()
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(kept).toEqual({ ani: ['a'] })
    expect(toasts.show).toHaveBeenCalledExactlyOnceWith('info', { kind: 'unsentKept' }, expect.anything())
  })

  it('deletes this account’s alone, and says so', async () => {
    const { signingOut, auth, kept, toasts } = setUp({ ani: ['a'], budi: ['b'] })
    await signingOut.begin()
    await signingOut.remove()
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(kept).toEqual({ budi: ['b'] })
    expect(toasts.show).toHaveBeenCalledExactlyOnceWith('info', { kind: 'unsentDeleted' }, expect.anything())
  })

  it('does not say that they are deleted where the storage does not', async () => {
    const { signingOut, auth, toasts, storageFails } = setUp({ ani: ['a'] })
    await signingOut.begin()
    storageFails()
    await signingOut.remove()
    expect(signingOut.state.value).toEqual({ kind: 'asking', ids: ['a'], problem: 'notDeleted' })
    expect(auth.signOut).not.toHaveBeenCalled()
    expect(toasts.show).not.toHaveBeenCalled()
  })

  it('goes on where the storage does not say what it keeps: that stays for the same account', async () => {
    const { signingOut, auth, kept, storageFails } = setUp({ ani: ['a'] })
    storageFails()
    await signingOut.begin()
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(kept).toEqual({ ani: ['a'] })
  })

  it('sends them first and leaves once they are saved', async () => {
    const { signingOut, auth, onSent, onOutcome } = setUp({ ani: ['a', 'b'] })
    await signingOut.begin()
    await signingOut.sendNow()
    expect(onSent.mock.calls).toEqual([[saved], [saved]])
    expect(onSent).toHaveBeenCalledBefore(auth.signOut)
    expect(onOutcome).not.toHaveBeenCalled()
    expect(auth.signOut).toHaveBeenCalledOnce()
  })

  it('asks again about those that could not be sent, and says why', async () => {
    const { signingOut, auth, onSent } = setUp(
      { ani: ['a', 'b'] },
      { b: { kind: 'unsent', id: 'b', reason: OFFLINE } },
    )
    await signingOut.begin()
    await signingOut.sendNow()
    expect(signingOut.state.value).toEqual({
      kind: 'asking',
      ids: ['b'],
      problem: { kind: 'unsent', reason: OFFLINE },
    })
    expect(onSent).toHaveBeenCalledOnce()
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it.each([unchecked, refused])('stays where an answer of the kind $kind needs the person', async outcome => {
    const { signingOut, auth, onOutcome } = setUp({ ani: ['a'] }, { a: outcome })
    await signingOut.begin()
    await signingOut.sendNow()
    expect(signingOut.state.value).toEqual({ kind: 'closed' })
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(outcome)
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('stays where it is cancelled while they are sent', async () => {
    const { signingOut, auth, onSent } = setUp({ ani: ['a'] })
    await signingOut.begin()
    const sent = signingOut.sendNow()
    expect(signingOut.state.value.kind).toBe('sending')
    signingOut.close()
    await sent
    expect(onSent).toHaveBeenCalledOnce()
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('asks no question of a user who was signed out meanwhile', async () => {
    const { signingOut, auth } = setUp({ ani: ['a'] })
    const asked = signingOut.begin()
    auth.state.value = { kind: 'signedOut' }
    await asked
    expect(signingOut.state.value).toEqual({ kind: 'closed' })
    expect(auth.signOut).not.toHaveBeenCalled()
  })
})
