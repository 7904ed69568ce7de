import { describe, expect, it } from 'vitest'
import { Delivery, type SendResult } from '../../../shared/outbox/delivery.ts'
import { holdLock, type OutboxLocks } from '../../../shared/outbox/locks.ts'
import { type VoiceRecording, WAV_FORMAT } from '../../../workers/voice-recording.ts'
import { MemoryOutbox, memoryLocks } from './memory-outbox.ts'

const recording: VoiceRecording = {
  id: 'key',
  userId: 'first',
  language: 'en',
  timeZone: 'Asia/Jakarta',
  currency: 'IDR',
  recordedAt: 7,
  seconds: 2,
  format: WAV_FORMAT,
  audio: new Uint8Array(4),
}
const ANSWERED: SendResult = { kind: 'answered', body: {} }
const REFUSED: SendResult = { kind: 'refused', status: 400, message: null, violationType: null }
const OFFLINE: SendResult = { kind: 'unsent', reason: { kind: 'offline' } }

const ALONE: OutboxLocks = { withLock: (_, work) => work(), lockedIds: async () => [] }

function delivery(result: SendResult) {
  const outbox = new MemoryOutbox<VoiceRecording>()
  const attempts: { id: string; keptMeanwhile: boolean }[] = []
  const post = new Delivery(
    outbox,
    async ({ id }) => {
      attempts.push({ id, keptMeanwhile: outbox.kept.has(id) })
      return result
    },
    ALONE,
  )
  return { outbox, attempts, post }
}

describe('delivery', () => {
  it('keeps a recording before it sends it', async () => {
    const { post, attempts } = delivery(ANSWERED)
    await post.send(recording)
    expect(attempts).toEqual([{ id: 'key', keptMeanwhile: true }])
  })

  it.each([ANSWERED, REFUSED])('forgets it once the server has answered for it: $kind', async result => {
    const { post, outbox } = delivery(result)
    expect(await post.send(recording)).toEqual(result)
    expect(outbox.kept.size).toBe(0)
  })

  it('leaves it to retry otherwise', async () => {
    const { post } = delivery(OFFLINE)
    expect(await post.send(recording)).toEqual({ kind: 'unsent', id: 'key', reason: { kind: 'offline' } })
    expect(await post.unsent('first')).toEqual([recording])
    expect(await post.unsent('second')).toEqual([])
  })

  it('sends what could not be kept all the same', async () => {
    const { post, outbox } = delivery(ANSWERED)
    outbox.accepts = false
    expect(await post.send(recording)).toEqual(ANSWERED)
  })

  it('owns up to what was neither sent nor kept', async () => {
    const { post, outbox } = delivery(OFFLINE)
    outbox.accepts = false
    expect(await post.send(recording)).toEqual({ kind: 'lost', reason: { kind: 'offline' } })
  })

  it('does not offer a retry for what was dropped while it was being sent', async () => {
    const outbox = new MemoryOutbox<VoiceRecording>()
    const post = new Delivery(
      outbox,
      async () => {
        await outbox.delete('key')
        return OFFLINE
      },
      ALONE,
    )
    expect(await post.send(recording)).toMatchObject({ kind: 'lost' })
  })

  it('has nothing to retry where nothing is kept', async () => {
    const { post, attempts } = delivery(ANSWERED)
    expect(await post.retry('key')).toEqual({ kind: 'notRecording' })
    expect(attempts).toEqual([])
  })

  it('does not say that nothing is kept where the storage does not answer', async () => {
    const { post, outbox } = delivery(OFFLINE)
    await post.send(recording)
    outbox.answers = false
    await expect(post.unsent('first')).rejects.toThrow()
  })

  it('sends a recording one attempt at a time, and does not call it unsent meanwhile', async () => {
    const outbox = new MemoryOutbox<VoiceRecording>()
    let answer: (result: SendResult) => void = () => undefined
    let attempts = 0
    const post = new Delivery(
      outbox,
      () => {
        attempts += 1
        return new Promise(resolve => {
          answer = resolve
        })
      },
      ALONE,
    )
    await outbox.put(recording)
    const first = post.retry('key')
    const second = post.retry('key')
    expect(await post.unsent('first')).toEqual([])
    answer(OFFLINE)
    expect(await first).toEqual(await second)
    expect(attempts).toBe(1)
    expect(await post.unsent('first')).toHaveLength(1)
  })

  it('counts as kept what is in hand, too', async () => {
    const { post, outbox } = delivery(OFFLINE)
    await outbox.put(recording)
    await post.setAside('key')
    expect(await post.unsent('first')).toEqual([])
    expect(await post.kept('first')).toMatchObject([{ id: 'key' }])
    expect(await post.kept('second')).toEqual([])
    outbox.answers = false
    await expect(post.kept('first')).rejects.toThrow()
  })

  it('leaves alone what another tab has in hand, and sends it only once that lets go', async () => {
    const outbox = new MemoryOutbox<VoiceRecording>()
    await outbox.put(recording)
    let letGo: () => void = () => undefined
    const free = new Promise<void>(resolve => {
      letGo = resolve
    })
    let held = ['key']
    const post = new Delivery(outbox, async () => ANSWERED, {
      lockedIds: async () => held,
      withLock: async (_, work) => {
        await free
        return work()
      },
    })
    expect(await post.unsent('first')).toEqual([])
    const retried = post.retry('key')
    // The other tab sends it meanwhile.
    await outbox.delete('key')
    held = []
    letGo()
    expect(await retried).toEqual({ kind: 'notRecording' })
  })

  it.each(['takeBack', 'drop'] as const)(
    'keeps what is set aside from every tab until %s, and deletes it no earlier',
    async end => {
      const outbox = new MemoryOutbox<VoiceRecording>()
      await outbox.put(recording)
      const locks = memoryLocks()
      const post = new Delivery(outbox, async () => ANSWERED, locks)
      const elsewhere = new Delivery(outbox, async () => ANSWERED, locks)
      expect(await post.setAside('key')).toBe(true)
      expect(await post.unsent('first')).toEqual([])
      expect(await elsewhere.unsent('first')).toEqual([])
      const sent = elsewhere.retry('key')
      expect(outbox.kept.size).toBe(1)
      await post[end]('key')
      // Nothing of it goes out once it is dropped; before, the other tab waits its turn.
      expect(await sent).toEqual(end === 'drop' ? { kind: 'notRecording' } : ANSWERED)
    },
  )

  describe.each(['cancelled', 'discarded'] as const)('of one that was %s', how => {
    async function cancelled() {
      const outbox = new MemoryOutbox<VoiceRecording>()
      const locks = memoryLocks()
      const post = new Delivery(outbox, async () => ANSWERED, locks)
      if (how === 'discarded') await outbox.put(recording)
      const isAside =
        how === 'discarded' ? post.setAside('key') : post.shelve(recording, holdLock(locks, 'key'))
      expect(await isAside).toBe(true)
      const elsewhere = new Delivery(outbox, async () => ANSWERED, locks)
      /** As a tab opened after the one that shelved it has died: no lock is left. */
      const later = new Delivery(outbox, async () => ANSWERED, memoryLocks())
      return { outbox, post, elsewhere, later }
    }

    it('sends what is taken back', async () => {
      const { post, outbox } = await cancelled()
      await post.takeBack('key')
      expect(await post.unsent('first')).toHaveLength(1)
      expect(await post.retry('key')).toEqual(ANSWERED)
      expect(outbox.kept.size).toBe(0)
    })

    it('loses nothing that is taken back while the storage refuses to say so', async () => {
      const { post, outbox } = await cancelled()
      outbox.accepts = false
      await post.takeBack('key')
      expect(await post.unsent('first')).toMatchObject([{ id: 'key' }])
      expect(await post.retry('key')).toEqual(ANSWERED)
    })

    it('leaves it alone for as long as its tab lives', async () => {
      const { elsewhere, outbox } = await cancelled()
      expect(await elsewhere.unsent('first')).toEqual([])
      expect(outbox.kept.size).toBe(1)
    })

    it('deletes what a dead tab left, unsent', async () => {
      const listed = await cancelled()
      expect(await listed.later.unsent('first')).toEqual([])
      expect(listed.outbox.kept.size).toBe(0)
      const retried = await cancelled()
      expect(await retried.later.retry('key')).toEqual({ kind: 'notRecording' })
      expect(retried.outbox.kept.size).toBe(0)
    })

    it('sets nothing aside where the storage refuses it', async () => {
      const { post, outbox } = delivery(ANSWERED)
      outbox.accepts = false
      expect(await post.shelve(recording, holdLock(ALONE, 'key'))).toBe(false)
      expect(await post.kept('first')).toEqual([])
    })
  })

  it('sets nothing aside that was sent meanwhile', async () => {
    const outbox = new MemoryOutbox<VoiceRecording>()
    await outbox.put(recording)
    const locks = memoryLocks()
    const post = new Delivery(outbox, async () => ANSWERED, locks)
    let letGo: () => void = () => undefined
    const sending = locks.withLock('key', () => new Promise<void>(resolve => (letGo = resolve)))
    const aside = post.setAside('key')
    await outbox.delete('key')
    letGo()
    await sending
    expect(await aside).toBe(false)
    expect(await locks.lockedIds()).toEqual([])
  })

  it('waits for a dead worker to let go of what it had in hand', async () => {
    const outbox = new MemoryOutbox<VoiceRecording>()
    await outbox.put(recording)
    let held = ['key']
    const post = new Delivery(outbox, async () => ANSWERED, {
      lockedIds: async () => held,
      withLock: async (_, work) => {
        held = []
        return work()
      },
    })
    expect(await post.unsent('first', 8)).toEqual([])
    expect(await post.unsent('first', 7)).toHaveLength(1)
  })
})
