import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { createInHand, type FollowUp, type Spoken } from '../../../src/stores/recording/in-hand.ts'
import { deferred } from '../deferred.ts'

const SAID: VoiceOutcome = { kind: 'answered', body: {} }
const LOST: VoiceOutcome = { kind: 'lost', reason: { kind: 'offline' } }

function setUp() {
  const followed: string[] = []
  const inHand = createInHand(
    async () =>
      (_, { id }) =>
        followed.push(id),
  )
  const stageOf = (id: string) => inHand.list.value.find(one => one.id === id)?.stage
  return { inHand, followed, stageOf }
}

const spoken = (id: string): Spoken => ({
  id,
  releasedAt: 0,
  interrupted: false,
  handsFree: false,
  isSignedIn: () => true,
})

describe('a recording in hand', () => {
  it('is being sent, then transcribed, and is known to be only once the answer is there', {
    tags: ['spec-2.44'],
  }, async () => {
    const loaded = deferred<FollowUp>()
    const inHand = createInHand(() => loaded.promise)
    const delivery = deferred<VoiceOutcome>()
    const stages: (string | undefined)[] = []
    inHand.list.subscribe(([one]) => stages.push(one?.stage))
    const whole = inHand.add(spoken('kopi'), delivery.promise)
    inHand.uploading('kopi', 1)
    delivery.resolve(SAID)
    await vi.waitFor(() => expect(stages.at(-1)).toBe('answered'))
    expect(stages).toEqual([undefined, 'sending', 'transcribing', 'answered'])
    loaded.resolve(() => undefined)
    await whole
    expect(inHand.list.value).toEqual([])
  })

  it('of which the server tells is where it says, with what was heard, whatever comes late', () => {
    const { inHand } = setUp()
    void inHand.add(spoken('kopi'), new Promise(() => undefined))
    const now = () => {
      const [one] = inHand.list.value
      return [one?.stage, one?.transcription]
    }
    inHand.stageReached({ id: 'kopi', stage: 'received' })
    expect(now()).toEqual(['transcribing', null])
    inHand.stageReached({ id: 'kopi', stage: 'transcribed', transcription: 'kopi dua lima' })
    expect(now()).toEqual(['transcribed', 'kopi dua lima'])
    inHand.uploading('kopi', 1)
    expect(now()).toEqual(['transcribed', 'kopi dua lima'])
    inHand.stageReached({ id: 'kopi', stage: 'extracted' })
    inHand.stageReached({ id: 'another', stage: 'received' })
    expect(now()).toEqual(['extracted', 'kopi dua lima'])
  })

  it('that was not answered for is not told to be', async () => {
    const { inHand } = setUp()
    const stages: (string | undefined)[] = []
    inHand.list.subscribe(([one]) => stages.push(one?.stage))
    await inHand.add(spoken('kopi'), Promise.resolve(LOST))
    expect(stages).not.toContain('answered')
  })

  it('is out of the list when it is followed up: what opens then has nothing over it', async () => {
    const lengths: number[] = []
    const inHand = createInHand(async () => () => lengths.push(inHand.list.value.length))
    await inHand.add(spoken('kopi'), Promise.resolve(SAID))
    expect(lengths).toEqual([0])
  })
})

describe('several in hand', () => {
  it('are followed up in order of speaking: one that is answered early waits for those before it', async () => {
    const { inHand, followed, stageOf } = setUp()
    const [kopi, parkir, nasi] = [
      deferred<VoiceOutcome>(),
      deferred<VoiceOutcome>(),
      deferred<VoiceOutcome>(),
    ]
    const all = Promise.all([
      inHand.add(spoken('kopi'), kopi.promise),
      inHand.add(spoken('parkir'), parkir.promise),
      inHand.add(spoken('nasi'), nasi.promise),
    ])
    nasi.resolve(SAID)
    parkir.resolve(SAID)
    await vi.waitFor(() => expect(stageOf('nasi')).toBe('answered'))
    expect(followed).toEqual([])
    kopi.resolve(LOST)
    await all
    expect(followed).toEqual(['kopi', 'parkir', 'nasi'])
  })

  it('each has the upload that is its own', () => {
    const { inHand } = setUp()
    for (const id of ['kopi', 'parkir']) void inHand.add(spoken(id), new Promise(() => undefined))
    inHand.uploading('parkir', 0.5)
    inHand.uploading('another tab\u2019s', 1)
    expect(inHand.list.value.map(({ sent }) => sent)).toEqual([0, 0.5])
  })

  it('are three at most', () => {
    const { inHand } = setUp()
    for (const id of ['kopi', 'parkir', 'nasi']) {
      expect(inHand.isFull()).toBe(false)
      void inHand.add(spoken(id), new Promise(() => undefined))
    }
    expect(inHand.isFull()).toBe(true)
  })

  it('the first is waited for until it is put aside, and one spoken meanwhile is not', () => {
    const { inHand } = setUp()
    const add = (id: string) => void inHand.add(spoken(id), new Promise(() => undefined))
    add('kopi')
    add('parkir')
    expect(inHand.awaited.value?.id).toBe('kopi')
    expect(inHand.aside.value.map(({ id }) => id)).toEqual(['parkir'])
    inHand.putAside()
    expect(inHand.awaited.value).toBeNull()
    expect(inHand.aside.value.map(({ id }) => id)).toEqual(['kopi', 'parkir'])
  })

  it('of one session are not shown to the next, which has to wait for them all the same', () => {
    const { inHand } = setUp()
    const session = signal('first')
    const isSignedIn = () => session.value === 'first'
    void inHand.add({ ...spoken('kopi'), isSignedIn }, new Promise(() => undefined))
    expect(inHand.awaited.value?.id).toBe('kopi')
    session.value = 'second'
    expect(inHand.awaited.value).toBeNull()
    inHand.putAside()
    expect(inHand.aside.value).toEqual([])
    expect(inHand.list.value).toHaveLength(1)
  })
})
