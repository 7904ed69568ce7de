import { describe, expect, it, vi } from 'vitest'
import type { VoiceOutcome } from '../../../src/contracts/voice-outcome.ts'
import type { RecordingEvents, StartOutcome } from '../../../src/recorder/recorder.ts'
import type { Notice } from '../../../src/stores/notices.ts'
import { createRecording } from '../../../src/stores/recording.ts'
import { deferred } from '../deferred.ts'

const SPEAKER = { userId: 'ani', language: 'id', timeZone: 'Asia/Jakarta', currency: 'IDR' }
const SAID: VoiceOutcome = { kind: 'answered', body: {} }

function setUp(world: { refusal?: Notice | null } = {}) {
  const started = deferred<StartOutcome>()
  const stopped = deferred<VoiceOutcome>()
  let events: RecordingEvents | undefined
  const recorder = {
    warm: vi.fn(async () => undefined),
    start: vi.fn((_: unknown, given: RecordingEvents) => {
      events = given
      return started.promise
    }),
    stop: vi.fn(() => stopped.promise),
    showLevel: vi.fn(),
    discard: vi.fn(() => started.resolve({ kind: 'released' })),
  }
  const notices: Notice[] = []
  const onOutcome = vi.fn()
  const recording = createRecording({
    recorder: async () => recorder,
    options: () => SPEAKER,
    refusal: () => world.refusal ?? null,
    toasts: { show: (_, notice) => notices.push(notice) },
    onOutcome,
    vibrate: () => undefined,
  })
  return { recording, recorder, started, stopped, notices, onOutcome, events: () => events }
}

/** Presses and grants the microphone. */
async function speaking() {
  const world = setUp()
  const pressed = world.recording.press()
  world.started.resolve({ kind: 'recording' })
  await pressed
  return world
}

describe('the voice flow', () => {
  it('goes from idle by permission, recording and processing back to idle', async () => {
    const { recording, started, stopped, onOutcome } = setUp()
    const phases = [recording.phase.value]
    recording.phase.subscribe(phase => phases.push(phase))
    const pressed = recording.press()
    started.resolve({ kind: 'recording' })
    await pressed
    const released = recording.release()
    stopped.resolve(SAID)
    await released
    expect(phases.slice(1)).toEqual(['idle', 'requesting', 'recording', 'processing', 'idle'])
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(SAID)
  })

  it.each([{ kind: 'subscriptionBlocked' }, { kind: 'internetRequired' }] as const)(
    'is refused with %j before the microphone is touched',
    async refusal => {
      const { recording, recorder, notices } = setUp({ refusal })
      await recording.press()
      expect(recording.phase.value).toBe('idle')
      expect(recorder.start).not.toHaveBeenCalled()
      expect(notices).toEqual([refusal])
    },
  )

  it('let go before permission records nothing and says that the microphone is ready', async () => {
    const { recording, recorder, notices, onOutcome } = setUp()
    const pressed = recording.press()
    await recording.release()
    await pressed
    expect(recorder.discard).toHaveBeenCalledOnce()
    expect(recorder.stop).not.toHaveBeenCalled()
    expect(recording.phase.value).toBe('idle')
    expect(notices).toEqual([{ kind: 'microphoneReady' }])
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('names the fault when the microphone does not open, and can be pressed again', async () => {
    const { recording, started, notices } = setUp()
    const pressed = recording.press()
    started.resolve({ kind: 'failed', fault: { kind: 'notFound' } })
    await pressed
    expect(notices).toEqual([{ kind: 'microphone', fault: { kind: 'notFound' } }])
    expect(recording.phase.value).toBe('idle')
  })

  it('ignores a second press', async () => {
    const { recording, recorder } = await speaking()
    await recording.press()
    expect(recorder.start).toHaveBeenCalledOnce()
  })

  it('stops by itself at the cap, and only once when the button is let go at the same moment', async () => {
    const { recording, recorder, stopped, events } = await speaking()
    events()?.capReached()
    const released = recording.release()
    stopped.resolve(SAID)
    await released
    expect(recorder.stop).toHaveBeenCalledOnce()
  })

  it('sends what was said when the microphone is taken away', async () => {
    const { recorder, events } = await speaking()
    events()?.interrupted('microphoneLost')
    await vi.waitFor(() => expect(recorder.stop).toHaveBeenCalledOnce())
  })

  it('says what took the recording away, and what came of what was said before', async () => {
    const { stopped, events, notices, onOutcome } = await speaking()
    events()?.interrupted('microphoneLost')
    stopped.resolve(SAID)
    await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledExactlyOnceWith(SAID))
    expect(notices).toEqual([{ kind: 'interrupted', why: 'microphoneLost' }])
  })

  it('does not blame the person for a recording that was taken away before anything was said', async () => {
    const { recording, stopped, events, notices, onOutcome } = await speaking()
    events()?.interrupted('contextInterrupted')
    stopped.resolve({ kind: 'tooShort', seconds: 0.1 })
    await vi.waitFor(() => expect(recording.phase.value).toBe('idle'))
    expect(notices).toEqual([{ kind: 'interrupted', why: 'contextInterrupted' }])
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('leaves it to the outcome to say what a dead worker means', async () => {
    const { stopped, events, notices, onOutcome } = await speaking()
    events()?.interrupted('workerFailed')
    stopped.resolve({ kind: 'lost', reason: { kind: 'recorderFailed' } })
    await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledOnce())
    expect(notices).toEqual([])
  })

  it('makes the recorder ready when it is asked to, without a start', async () => {
    const { recording, recorder } = setUp()
    await recording.warm()
    expect(recorder.warm).toHaveBeenCalledOnce()
    expect(recorder.start).not.toHaveBeenCalled()
  })

  it('throws away what was said on Escape', async () => {
    const { recording, recorder, notices, onOutcome } = await speaking()
    await recording.cancel()
    expect(recorder.discard).toHaveBeenCalledOnce()
    expect(notices).toEqual([{ kind: 'discarded' }])
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('shows no progress of a recording that is over', async () => {
    const { recording, events } = await speaking()
    events()?.progress({ seconds: 2 })
    expect(recording.progress.value.seconds).toBe(2)
    await recording.cancel()
    events()?.progress({ seconds: 3 })
    expect(recording.progress.value.seconds).toBe(2)
  })

  it('says that it could not start when the recorder does not load', async () => {
    const notices: Notice[] = []
    const recording = createRecording({
      recorder: () => Promise.reject(new TypeError('Failed to fetch')),
      options: () => SPEAKER,
      refusal: () => null,
      toasts: { show: (_, notice) => notices.push(notice) },
      onOutcome: vi.fn(),
      vibrate: () => undefined,
    })
    const pressed = recording.press()
    await recording.release()
    await pressed
    expect(recording.phase.value).toBe('idle')
    expect(notices).toEqual([{ kind: 'startFailed' }])
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
