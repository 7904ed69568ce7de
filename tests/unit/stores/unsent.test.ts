import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { UnsentRecording } from '../../../shared/contracts/recorder.ts'
import type { UnsentReason, VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { sentenceId } from '../../../src/sentences/kept-sentence.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { createUnsent } from '../../../src/stores/unsent/unsent.ts'

const SIGNED_IN: AuthState = {
  kind: 'signedIn',
  user: { uid: 'ani', displayName: null, email: null, photoURL: null },
}
const ANSWERED: VoiceOutcome = { kind: 'answered', body: {} }
const OFFLINE: UnsentReason = { kind: 'offline' }
const server = (status: number): UnsentReason => ({ kind: 'server', status, message: null })

const recording = (id: string): UnsentRecording => ({ id, recordedAt: 0, seconds: 1 })

function setUp(...ids: string[]) {
  let kept = ids.map(recording)
  let aside: UnsentRecording[] = []
  const expired: number[] = []
  let reason: UnsentReason | null = OFFLINE
  let connected = true
  const attempts: string[] = []
  let storage: 'sound' | 'silent' | 'blind' = 'sound'
  const outbox = {
    async unsent() {
      if (storage === 'silent') throw new Error('storage')
      return storage === 'sound' ? kept : []
    },
    async retry(id: string): Promise<VoiceOutcome> {
      attempts.push(id)
      if (reason) return { kind: 'unsent', id, reason }
      kept = kept.filter(one => one.id !== id)
      return ANSWERED
    },
    takeExpired: async () => expired.splice(0),
    async setAside(id: string) {
      aside = kept.filter(one => one.id === id)
      kept = kept.filter(one => one.id !== id)
      return aside.length > 0
    },
    async takeBack() {
      kept = [...kept, ...aside]
      aside = []
    },
    async dropUnsent(id: string) {
      aside = aside.filter(one => one.id !== id)
      kept = kept.filter(one => one.id !== id)
    },
  }
  const toasts = createToasts()
  const timers: { ms: number; fire: () => void; off: boolean }[] = []
  const auth = signal<AuthState>(SIGNED_IN)
  const events = new EventTarget()
  const visible = signal(true)
  const onOutcome = vi.fn()
  const onSentLater = vi.fn()
  const onTermsDue = vi.fn()
  const unsent = createUnsent({
    outbox: async () => outbox,
    auth,
    toasts,
    onOutcome,
    onSentLater,
    onTermsDue,
    events,
    online: () => connected,
    visible,
    now: () => new Date(1_000_000),
    after(ms, fire) {
      const timer = { ms, fire, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    random: () => 0.5,
  })
  const pending = () => timers.filter(({ off }) => !off)
  return {
    unsent,
    expired,
    toasts,
    /** Ids of all that is in the storage. */
    stored: () => [...kept, ...aside].map(({ id }) => id),
    attempts,
    onOutcome,
    onSentLater,
    onTermsDue,
    auth,
    visible,
    pending,
    fails: (why: UnsentReason | null) => {
      reason = why
    },
    /** `silent`: it does not say what is kept; `blind`: it finds nothing, as while another tab sends it. */
    storageIs: (state: typeof storage) => {
      storage = state
    },
    /** The wait that is planned passes. */
    async timePasses() {
      const [timer] = pending()
      if (!timer) throw new Error('nothing is planned')
      timer.off = true
      timer.fire()
      await vi.waitFor(() => expect(unsent.sending.value).toBe(null))
      await settled()
    },
    async connection(there: boolean) {
      connected = there
      if (there) events.dispatchEvent(new Event('online'))
      await settled()
    },
  }
}

/** Everything that was waiting for nothing but a turn has had it. */
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('unsent recordings', () => {
  it('are sent by themselves a little after they are found, without being shown', async () => {
    const { unsent, attempts, fails, onSentLater, onOutcome, pending, timePasses } = setUp('a', 'b')
    fails(null)
    await unsent.refresh()
    expect(attempts).toEqual([])
    expect(pending().map(({ ms }) => ms)).toEqual([5000])
    await timePasses()
    expect(attempts).toEqual(['a', 'b'])
    expect(onSentLater.mock.calls).toEqual([[ANSWERED], [ANSWERED]])
    expect(onOutcome).not.toHaveBeenCalled()
    expect(unsent.list.value).toEqual([])
    expect(pending()).toEqual([])
  })

  it.each([
    // The browser may believe itself online all the while.
    ['up to a minute where no server is reached', OFFLINE, [5, 5, 10, 20, 40, 60, 60]],
    ['where a server fails', server(500), [5, 15, 60, 300, 900, 900]],
  ])('are tried again after ever longer waits %s, without a word', async (_, reason, seconds) => {
    const { unsent, fails, pending, timePasses, onSentLater, onOutcome } = setUp('a')
    fails(reason)
    await unsent.refresh()
    const expected = seconds.map(count => count * 1000)
    const waits: number[] = []
    for (const _ of expected) {
      waits.push(pending()[0]?.ms ?? 0)
      await timePasses()
    }
    expect(waits).toEqual(expected)
    expect(onSentLater).not.toHaveBeenCalled()
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it.each([402, 428])(
    'that were refused with %i wait for the person, and go once that is settled',
    async status => {
      const { unsent, attempts, fails, pending, timePasses } = setUp('a')
      fails(server(status))
      await unsent.refresh()
      await timePasses()
      expect([attempts, pending()]).toEqual([['a'], []])
      fails(null)
      unsent.resume()
      await settled()
      expect(attempts).toEqual(['a', 'a'])
      expect(unsent.list.value).toEqual([])
    },
  )

  it.each([
    [428, 1],
    [402, 0],
  ])('that are sent by themselves and refused with %i ask for the terms %i times', async (status, times) => {
    const { unsent, fails, timePasses, onTermsDue, onOutcome } = setUp('a')
    fails(server(status))
    await unsent.refresh()
    await timePasses()
    expect(onTermsDue).toHaveBeenCalledTimes(times)
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('wait for the connection where there is none, and go as soon as it returns', async () => {
    const { unsent, attempts, fails, pending, connection } = setUp('a')
    await connection(false)
    await unsent.refresh()
    expect(pending()).toEqual([])
    fails(null)
    await connection(true)
    expect(attempts).toEqual(['a'])
    expect(unsent.list.value).toEqual([])
  })

  it('rest while the page is hidden, and begin with short waits once it is visible', async () => {
    const { unsent, pending, timePasses, visible } = setUp('a')
    await unsent.refresh()
    await timePasses()
    await timePasses()
    visible.value = false
    expect(pending()).toEqual([])
    await unsent.refresh()
    expect(pending()).toEqual([])
    visible.value = true
    expect(pending().map(({ ms }) => ms)).toEqual([5000])
  })

  it('begin with short waits again when the connection returns', async () => {
    const { unsent, fails, pending, timePasses, connection } = setUp('a')
    fails(server(500))
    await unsent.refresh()
    await timePasses()
    await timePasses()
    await connection(true)
    // The attempt that the connection brought failed as well.
    expect(pending().map(({ ms }) => ms)).toEqual([15_000])
  })

  it('go at once when another request is answered, where no server was reached before', async () => {
    const { unsent, attempts, fails, timePasses } = setUp('a')
    await unsent.refresh()
    unsent.noteReached()
    expect(attempts).toEqual([])
    await timePasses()
    fails(server(500))
    unsent.noteReached()
    await settled()
    expect(attempts).toEqual(['a', 'a'])
    // Now it is that server which fails: its other answers say nothing.
    unsent.noteReached()
    await settled()
    expect(attempts).toHaveLength(2)
  })

  it('say when they are tried next', async () => {
    const { unsent, pending, timePasses, connection } = setUp('a')
    await unsent.refresh()
    expect(unsent.nextAttempt.value).toBe(1_005_000)
    await timePasses()
    await timePasses()
    expect(unsent.nextAttempt.value).toBe(1_000_000 + (pending()[0]?.ms ?? 0))
    await connection(false)
    await unsent.refresh()
    expect(unsent.nextAttempt.value).toBe(null)
  })

  it.each([OFFLINE, { kind: 'timeout' } as const])('spare the others when one meets %j', async reason => {
    const { unsent, attempts, fails, timePasses } = setUp('a', 'b')
    fails(reason)
    await unsent.refresh()
    await timePasses()
    expect(attempts).toEqual(['a'])
  })

  it('try the others when the server fails with one', async () => {
    const { unsent, attempts, fails, timePasses, pending } = setUp('a', 'b')
    fails(server(500))
    await unsent.refresh()
    await timePasses()
    expect(attempts).toEqual(['a', 'b'])
    expect(pending()).toHaveLength(1)
  })

  it('come again when the server has said, whatever else would send them sooner', async () => {
    const { unsent, attempts, fails, pending, timePasses, connection, visible } = setUp('a', 'b')
    fails({ kind: 'server', status: 503, message: null, retryAfterS: 600 })
    await unsent.refresh()
    await timePasses()
    // Not 'b' either: it would fare the same.
    expect(attempts).toEqual(['a'])
    expect(pending().map(({ ms }) => ms)).toEqual([600_000])
    await connection(true)
    visible.value = false
    visible.value = true
    expect(attempts).toEqual(['a'])
    expect(pending().map(({ ms }) => ms)).toEqual([600_000])
    fails(null)
    await timePasses()
    expect(pending().map(({ ms }) => ms)).toEqual([5000])
    await timePasses()
    expect(attempts).toEqual(['a', 'a', 'b'])
    expect(unsent.list.value).toEqual([])
  })

  it('are sent at once when the person asks, whatever the server has said', async () => {
    const { unsent, attempts, fails } = setUp('a')
    unsent.note({
      kind: 'unsent',
      id: 'a',
      reason: { kind: 'server', status: 429, message: null, retryAfterS: 600 },
    })
    await unsent.refresh()
    fails(null)
    await unsent.retry('a')
    expect(attempts).toEqual(['a'])
    expect(unsent.list.value).toEqual([])
  })

  it.each([{ kind: 'signedOut' } as const, server(402)])(
    'are left to the person after %j, which time does not heal',
    async reason => {
      const { unsent, attempts, fails, pending, connection, onOutcome } = setUp('a')
      unsent.note({ kind: 'unsent', id: 'a', reason })
      await unsent.refresh()
      expect(pending()).toEqual([])
      await connection(true)
      expect(attempts).toEqual([])
      fails(null)
      await unsent.retry('a')
      expect(onOutcome).toHaveBeenCalledExactlyOnceWith(ANSWERED, expect.any(Function))
    },
  )

  it('are sent one at a time: a press on Retry while one is under way does nothing', async () => {
    const { unsent, attempts } = setUp('a', 'b')
    await unsent.refresh()
    const first = unsent.retry('a')
    await unsent.retry('b')
    await first
    expect(attempts).toEqual(['a'])
  })

  it.each(['silent', 'blind'] as const)(
    'that are known to be kept are looked for again when a storage is %s for a moment',
    async state => {
      const { unsent, storageIs, pending, timePasses } = setUp('a')
      storageIs(state)
      unsent.note({ kind: 'unsent', id: 'a', reason: OFFLINE })
      await unsent.refresh()
      await timePasses()
      expect(unsent.list.value).toEqual([])
      storageIs('sound')
      await timePasses()
      expect(unsent.list.value).toEqual([recording('a')])
      expect(pending().map(({ ms }) => ms)).toEqual([5000])
    },
  )

  it('stay on show when the storage stops saying what it keeps', async () => {
    const { unsent, storageIs } = setUp('a')
    await unsent.refresh()
    storageIs('silent')
    await unsent.refresh()
    expect(unsent.list.value).toEqual([recording('a')])
  })

  it('are not looked for without end', async () => {
    const { unsent, storageIs, pending, timePasses } = setUp()
    storageIs('silent')
    await unsent.refresh()
    const waits: number[] = []
    for (let next = pending()[0]; next; next = pending()[0]) {
      waits.push(next.ms)
      await timePasses()
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000])
  })

  it('that expired are told of once: how many, and since when', async () => {
    const { unsent, expired, toasts } = setUp()
    expired.push(1000, 2000)
    await unsent.refresh()
    await unsent.refresh()
    expect(toasts.list.value.map(({ notice }) => notice)).toEqual([
      { kind: 'recordingsExpired', count: 2, since: 1000 },
    ])
  })

  it('are looked at again once the page is visible: one that waits for the person may have expired', async () => {
    const { unsent, expired, toasts, visible } = setUp('a')
    unsent.note({ kind: 'unsent', id: 'a', reason: server(402) })
    await unsent.refresh()
    visible.value = false
    expired.push(1000)
    visible.value = true
    await settled()
    expect(toasts.list.value).toMatchObject([{ notice: { kind: 'recordingsExpired', count: 1 } }])
  })

  it('can be sent all at once, after the one that is being sent by itself', async () => {
    const { unsent, attempts, fails, connection } = setUp('a', 'b')
    fails(null)
    await unsent.refresh()
    void connection(true)
    expect(await unsent.sendNow(['a', 'b'])).toHaveLength(2)
    expect(attempts.slice(0, 2)).toEqual(['a', 'b'])
    expect(unsent.list.value).toEqual([])
  })

  it('are not all tried where the first failure is for all', async () => {
    const { unsent, attempts } = setUp('a', 'b')
    expect(await unsent.sendNow(['a', 'b'])).toEqual([{ kind: 'unsent', id: 'a', reason: OFFLINE }])
    expect(attempts).toEqual(['a'])
  })

  it('of an account that signs out are neither shown nor sent', {
    tags: ['fault-a-sign-out-while-recordings-wait'],
  }, async () => {
    const { unsent, auth, pending } = setUp('a')
    await unsent.refresh()
    auth.value = { kind: 'signedOut' }
    expect(unsent.list.value).toEqual([])
    expect(pending()).toEqual([])
  })
})

describe('a discarded recording', () => {
  it('is out of the list at once and in the storage until Undo ends', async () => {
    const { unsent, stored, toasts } = setUp('a', 'b')
    await unsent.refresh()
    toasts.show('error', { kind: 'unsent', reason: OFFLINE })
    await unsent.discard('a')
    expect(unsent.list.value).toEqual([recording('b')])
    // What said that it is kept and will be sent is gone.
    expect(toasts.list.value.map(({ notice }) => notice)).toEqual([{ kind: 'discarded' }])
    expect(stored()).toEqual(['b', 'a'])
    vi.useFakeTimers()
    try {
      const [toast] = toasts.list.value
      toasts.resume(toast?.id ?? 0)
      await vi.advanceTimersByTimeAsync(60_000)
    } finally {
      vi.useRealTimers()
    }
    expect(stored()).toEqual(['b'])
  })

  it('takes its place among those that are kept until Undo ends', async () => {
    const { unsent } = setUp('a', 'b', sentenceId('c'))
    await unsent.refresh()
    await unsent.discard('a')
    expect(unsent.keptRecordings()).toBe(2)
  })

  it('is back with Undo, as it was', async () => {
    const { unsent, stored, toasts, attempts, fails, connection } = setUp('a')
    await unsent.refresh()
    await unsent.discard('a')
    fails(null)
    await connection(true)
    expect(attempts).toEqual([])
    toasts.list.value[0]?.action?.run()
    await settled()
    expect(unsent.list.value).toEqual([recording('a')])
    expect(stored()).toEqual(['a'])
  })

  it.each([
    ['by itself', false],
    ['because the person signs out', true],
  ])('is deleted where the sign-in ends %s', async (_, leaves) => {
    const { unsent, stored, auth } = setUp('a')
    await unsent.refresh()
    await unsent.discard('a')
    expect(unsent.isDiscarded('a')).toBe(true)
    if (leaves) await unsent.settleDiscarded()
    auth.value = { kind: 'signedOut' }
    await settled()
    expect(stored()).toEqual([])
    expect(unsent.isDiscarded('a')).toBe(false)
  })

  it('before it was sent is sent after all with Undo, and deleted without', async () => {
    const { unsent, stored, toasts } = setUp('a', 'b')
    const send = vi.fn()
    unsent.offerUndo('a', send)
    unsent.offerUndo('b', send)
    expect(toasts.list.value).toMatchObject([
      { notice: { kind: 'discarded' }, type: 'info' },
      { notice: { kind: 'discarded' }, type: 'info' },
    ])
    toasts.list.value[0]?.action?.run()
    await settled()
    expect(send).toHaveBeenCalledOnce()
    expect(unsent.isDiscarded('b')).toBe(true)
    await unsent.settleDiscarded()
    expect(stored()).toEqual(['a'])
  })

  it('before it was sent is deleted where the sign-in ends by itself', async () => {
    const { unsent, stored, auth } = setUp('a')
    unsent.offerUndo('a', vi.fn())
    auth.value = { kind: 'signedOut' }
    await settled()
    expect(stored()).toEqual([])
  })

  it('that was sent by another tab meanwhile is not called discarded', async () => {
    const { unsent, toasts } = setUp()
    await unsent.discard('a')
    expect(toasts.list.value).toEqual([])
  })
})
