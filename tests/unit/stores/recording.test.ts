import { describe, expect, it, vi } from 'vitest'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { MicrophoneRequest, OpenedMicrophone } from '../../../src/recorder/microphone.ts'
import type { RecordingEvents, StartFault, StartOutcome } from '../../../src/recorder/recorder.ts'
import type { Notice } from '../../../src/stores/messages/notices.ts'
import type { Spoken } from '../../../src/stores/recording/in-hand.ts'
import { createRecording } from '../../../src/stores/recording/recording.ts'
import type { VoiceRecorder } from '../../../src/stores/recording/recording-attempt.ts'
import { deferred } from '../deferred.ts'

const OPTIONS = { id: 'kopi', userId: 'ani', language: 'id', timeZone: 'Asia/Jakarta', currency: 'IDR' }
const SPEAKER = { options: OPTIONS, isSignedIn: () => true }
const SAID: VoiceOutcome = { kind: 'answered', body: {} }

function setUp(
  world: {
    refusal?: Notice | null
    recorder?: Promise<VoiceRecorder>
    isFull?: boolean
    shelves?: boolean
    permission?: PermissionState
  } = {},
) {
  const started = deferred<StartOutcome>()
  const stopped = deferred<VoiceOutcome>()
  let events: RecordingEvents | undefined
  const recorder = {
    warm: vi.fn(async () => undefined),
    start: vi.fn((_: unknown, given: RecordingEvents, _microphone: MicrophoneRequest) => {
      events = given
      return started.promise
    }),
    stop: vi.fn(() => stopped.promise),
    shelve: vi.fn(async () => world.shelves ?? true),
    showLevel: vi.fn(),
    discard: vi.fn(() => started.resolve({ kind: 'released' })),
  }
  const opened = deferred<OpenedMicrophone>()
  const microphone = { opened: opened.promise, release: vi.fn() }
  const openMicrophone = vi.fn(() => microphone)
  const notices: Notice[] = []
  let lasting: Notice[] = []
  const inHand = {
    add: vi.fn(async (_spoken: Spoken, _delivery: Promise<VoiceOutcome>) => undefined),
    isFull: () => world.isFull ?? false,
    putAside: vi.fn(),
  }
  const onShelved = vi.fn((_spoken: Spoken) => undefined)
  const recording = createRecording({
    recorder: () => world.recorder ?? Promise.resolve(recorder),
    openMicrophone,
    speaker: () => SPEAKER,
    inHand,
    refusal: () => (world.refusal ? { notice: world.refusal } : null),
    toasts: {
      show(type, notice) {
        notices.push(notice)
        if (type === 'error') lasting.push(notice)
      },
      withdraw(which) {
        lasting = lasting.filter(
          notice => !which({ id: 0, type: 'error', notice, leaving: false, duration: null, action: null }),
        )
      },
    },
    loadFollowUp: async () => undefined,
    onShelved,
    microphonePermission: async () => world.permission ?? 'granted',
    vibrate: () => undefined,
  })
  return {
    recording,
    recorder,
    openMicrophone,
    microphone,
    opened,
    started,
    stopped,
    notices,
    lasting: () => lasting,
    inHand,
    onShelved,
    events: () => events,
  }
}

/** Presses and grants the microphone. */
async function speaking(given?: Parameters<typeof setUp>[0]) {
  const world = setUp(given)
  const pressed = world.recording.press()
  world.started.resolve({ kind: 'recording' })
  await pressed
  return world
}

describe('the voice flow', () => {
  it('goes from idle by permission and recording to what is processed in hand, and is idle for the next sentence', {
    tags: ['spec-4.9', 'spec-4.12', 'spec-9.5'],
  }, async () => {
    const { recording, started, stopped, inHand } = setUp()
    const phases: string[] = []
    recording.phase.subscribe(phase => phases.push(phase))
    const pressed = recording.press()
    started.resolve({ kind: 'recording' })
    await pressed
    expect(inHand.add).not.toHaveBeenCalled()
    await recording.release()
    expect(phases).toEqual(['idle', 'requesting', 'recording', 'idle'])
    expect(inHand.add).toHaveBeenCalledOnce()
    const [spoken, delivery] = inHand.add.mock.calls[0] ?? []
    expect(spoken).toMatchObject({ id: 'kopi', interrupted: false })
    stopped.resolve(SAID)
    expect(await delivery).toBe(SAID)
  })

  it('a press puts aside what is processed, and is told kindly where too much is', async () => {
    const { recording, inHand, openMicrophone, notices } = setUp({ isFull: true })
    await recording.press()
    expect(inHand.putAside).toHaveBeenCalledOnce()
    expect(openMicrophone).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'manyInHand' }])
  })

  it.each([{ kind: 'subscriptionBlocked' }, { kind: 'internetRequired' }] as const)(
    'is refused with %j before the microphone is touched',
    { tags: ['spec-4.11', 'spec-5.1', 'spec-5.2'] },
    async refusal => {
      const { recording, recorder, notices } = setUp({ refusal })
      await recording.press()
      expect(recording.phase.value).toBe('idle')
      expect(recorder.start).not.toHaveBeenCalled()
      expect(notices).toEqual([refusal])
    },
  )

  it('let go before permission records nothing and says that the microphone is ready', {
    tags: ['spec-4.16'],
  }, async () => {
    const { recording, recorder, microphone, notices, inHand } = setUp()
    const pressed = recording.press()
    await vi.waitFor(() => expect(recorder.start).toHaveBeenCalledOnce())
    await recording.release()
    await pressed
    expect(recorder.discard).toHaveBeenCalledOnce()
    expect(microphone.release).toHaveBeenCalled()
    expect(recorder.stop).not.toHaveBeenCalled()
    expect(recording.phase.value).toBe('idle')
    expect(notices).toEqual([{ kind: 'microphoneReady' }])
    expect(inHand.add).not.toHaveBeenCalled()
  })

  it('names the fault when the microphone does not open, and can be pressed again', async () => {
    const { recording, started, notices } = setUp()
    const pressed = recording.press()
    started.resolve({ kind: 'failed', fault: { kind: 'notFound' } })
    await pressed
    expect(notices).toEqual([{ kind: 'microphone', fault: { kind: 'notFound' } }])
    expect(recording.phase.value).toBe('idle')
  })

  it.each<[StartFault, Notice]>([
    [{ kind: 'notFound' }, { kind: 'microphone', fault: { kind: 'notFound' } }],
    [{ kind: 'startFailed', reason: 'no worklet' }, { kind: 'startFailed' }],
    [{ kind: 'noAudio' }, { kind: 'noAudio' }],
  ])('tells %j until the next press tries again', { tags: ['spec-9.13'] }, async (fault, notice) => {
    const { recording, recorder, lasting } = setUp()
    recorder.start.mockResolvedValueOnce({ kind: 'failed', fault })
    await recording.press()
    expect(lasting()).toEqual([notice])
    void recording.press()
    expect(lasting()).toEqual([])
  })

  it('ignores a second press', async () => {
    const { recording, recorder } = await speaking()
    await recording.press()
    expect(recorder.start).toHaveBeenCalledOnce()
  })

  it('tells the recorder how long the button was held, by the time stamps of the input', async () => {
    const { recording, recorder, started } = setUp()
    const pressed = recording.press(1000)
    started.resolve({ kind: 'recording' })
    await pressed
    await recording.release(1250)
    expect(recorder.stop).toHaveBeenCalledExactlyOnceWith(0.25)
  })

  it('stops by itself at the cap, and only once when the button is let go at the same moment', {
    tags: ['spec-4.15'],
  }, async () => {
    const { recording, recorder, events } = await speaking()
    events()?.capReached()
    await recording.release()
    expect(recorder.stop).toHaveBeenCalledOnce()
  })

  it('sends what was said when the microphone is taken away', async () => {
    const { recorder, events } = await speaking()
    events()?.interrupted('microphoneLost')
    await vi.waitFor(() => expect(recorder.stop).toHaveBeenCalledOnce())
  })

  it('says at once what took the recording away', async () => {
    const { recording, inHand, events, notices } = await speaking()
    events()?.interrupted('microphoneLost')
    expect(notices).toEqual([{ kind: 'interrupted', why: 'microphoneLost' }])
    expect(inHand.add.mock.calls[0]?.[0]).toMatchObject({ interrupted: true })
    expect(recording.phase.value).toBe('idle')
  })

  it('leaves it to the outcome to say what a dead worker means', async () => {
    const { inHand, events, notices } = await speaking()
    events()?.interrupted('workerFailed')
    expect(inHand.add.mock.calls[0]?.[0]).toMatchObject({ interrupted: false })
    expect(notices).toEqual([])
  })

  it('makes the recorder ready when it is asked to, without a start', async () => {
    const { recording, recorder } = setUp()
    await recording.warm()
    expect(recorder.warm).toHaveBeenCalledOnce()
    expect(recorder.start).not.toHaveBeenCalled()
  })

  it('cancelled sends nothing, and hands on what is set aside', async () => {
    const { recording, recorder, notices, inHand, onShelved } = await speaking()
    await recording.cancel()
    expect(recording.phase.value).toBe('idle')
    expect(recorder.shelve).toHaveBeenCalledOnce()
    expect(onShelved.mock.calls[0]?.[0]).toMatchObject({ id: 'kopi', interrupted: false })
    expect(notices).toEqual([])
    expect(inHand.add).not.toHaveBeenCalled()
  })

  it('cancelled before there is anything to keep only says so', async () => {
    const { recording, notices, onShelved } = await speaking({ shelves: false })
    await recording.cancel()
    expect(notices).toEqual([{ kind: 'discarded' }])
    expect(onShelved).not.toHaveBeenCalled()
  })

  it('locked goes on without a hand until it is released, and the next press is held again', async () => {
    const { recording, inHand } = await speaking()
    expect(recording.handsFree.value).toBe(false)
    recording.lock()
    expect(recording.handsFree.value).toBe(true)
    await recording.release()
    expect(inHand.add.mock.calls).toEqual([[expect.objectContaining({ handsFree: true }), expect.anything()]])
    void recording.press()
    expect(recording.handsFree.value).toBe(false)
  })

  it('can not be locked while nothing is under way', () => {
    const { recording } = setUp()
    recording.lock()
    expect(recording.handsFree.value).toBe(false)
  })

  it.each([
    ['granted', false],
    ['prompt', true],
  ] as const)('with the permission %s the person is asked: %s', async (permission, asked) => {
    const { recording, started } = setUp({ permission })
    const pressed = recording.press()
    await Promise.resolve()
    expect(recording.asking.value).toBe(asked)
    started.resolve({ kind: 'recording' })
    await pressed
  })

  it('knows of silence while it records, and forgets it with the next press', async () => {
    const { recording, events } = await speaking()
    events()?.silence('unheard')
    expect(recording.silent.value).toBe('unheard')
    await recording.release()
    void recording.press()
    expect(recording.silent.value).toBeNull()
  })

  it('shows no progress of a recording that is over', async () => {
    const { recording, events } = await speaking()
    events()?.progress({ seconds: 2 })
    expect(recording.progress.value.seconds).toBe(2)
    await recording.cancel()
    events()?.progress({ seconds: 3 })
    expect(recording.progress.value.seconds).toBe(2)
  })

  it('says that it could not start when the recorder does not load, and turns the microphone off', async () => {
    const { recording, microphone, notices } = setUp({
      recorder: Promise.reject(new TypeError('Failed to fetch')),
    })
    await recording.press()
    expect(recording.phase.value).toBe('idle')
    expect(notices).toEqual([{ kind: 'startFailed' }])
    expect(microphone.release).toHaveBeenCalled()
  })
})

describe('a press before the code of the recorder has come', () => {
  function waiting() {
    const loaded = deferred<VoiceRecorder>()
    const world = setUp({ recorder: loaded.promise })
    return { ...world, come: () => loaded.resolve(world.recorder) }
  }
  const OPEN = { kind: 'open', stream: {} as MediaStream } as const

  it('asks for the microphone before it returns, and records from that one once the code is there', async () => {
    const { recording, recorder, openMicrophone, microphone, started, come } = waiting()
    const pressed = recording.press()
    expect(openMicrophone).toHaveBeenCalledOnce()
    expect(recording.phase.value).toBe('requesting')
    come()
    started.resolve({ kind: 'recording' })
    await pressed
    expect(recorder.start.mock.calls[0]?.[2]).toBe(microphone)
    expect(recording.phase.value).toBe('recording')
  })

  it('is told at once that the microphone does not open', async () => {
    const { recording, opened, notices } = waiting()
    const pressed = recording.press()
    opened.resolve({ kind: 'failed', fault: { kind: 'blocked' } })
    await pressed
    expect(notices).toEqual([{ kind: 'microphone', fault: { kind: 'blocked' } }])
    expect(recording.phase.value).toBe('idle')
  })

  it('let go, turns the microphone off at once, and says that it is ready once all is', async () => {
    const { recording, recorder, microphone, opened, notices, come } = waiting()
    const pressed = recording.press()
    await recording.release()
    expect(microphone.release).toHaveBeenCalledOnce()
    expect(notices).toEqual([])
    come()
    opened.resolve(OPEN)
    await pressed
    expect(recorder.start).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'microphoneReady' }])
    expect(recording.phase.value).toBe('idle')
  })

  it('let go and pressed again, records for the second press alone', async () => {
    const { recording, recorder, openMicrophone, started, opened, notices, come } = waiting()
    const first = recording.press()
    await recording.release()
    const second = recording.press()
    expect(openMicrophone).toHaveBeenCalledTimes(2)
    await recording.press()
    expect(openMicrophone).toHaveBeenCalledTimes(2)
    come()
    opened.resolve(OPEN)
    started.resolve({ kind: 'recording' })
    await Promise.all([first, second])
    expect(recorder.start).toHaveBeenCalledOnce()
    expect(recording.phase.value).toBe('recording')
    expect(notices).toEqual([])
  })

  it('thrown away by Escape, is over at once', async () => {
    const { recording, recorder, microphone, opened, notices, come } = waiting()
    const pressed = recording.press()
    void recording.cancel()
    expect(recording.phase.value).toBe('idle')
    expect(microphone.release).toHaveBeenCalledOnce()
    come()
    opened.resolve(OPEN)
    await pressed
    expect(recorder.start).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'discarded' }])
  })
})

it('how long the first sample took after the press is in the timeline, of a press that led to a recording', async () => {
  const measured = () => performance.getEntriesByName('press to first sample', 'measure').length
  performance.clearMeasures()
  const refused = setUp()
  const pressed = refused.recording.press()
  refused.started.resolve({ kind: 'released' })
  await pressed
  expect(measured()).toBe(0)
  await speaking()
  expect(measured()).toBe(1)
})

describe('a recording that nothing is pressed for', () => {
  it('begins hands-free where the microphone is allowed already', async () => {
    const { recording, openMicrophone } = setUp({ permission: 'granted' })
    expect(await recording.beginUnasked()).toBe(true)
    expect(openMicrophone).toHaveBeenCalledOnce()
    expect([recording.phase.value, recording.handsFree.value]).toEqual(['requesting', true])
  })

  it.each(['prompt', 'denied'] as const)(
    'waits for a tap where the microphone is at %s',
    async permission => {
      const { recording, openMicrophone, notices } = setUp({ permission })
      expect(await recording.beginUnasked()).toBe(false)
      expect(openMicrophone).not.toHaveBeenCalled()
      expect(notices).toEqual([])
    },
  )

  it('is refused as one that is pressed for, with the reason', async () => {
    const { recording, notices } = setUp({ permission: 'granted', refusal: { kind: 'internetRequired' } })
    expect(await recording.beginUnasked()).toBe(false)
    expect(notices).toEqual([{ kind: 'internetRequired' }])
  })
})
