/** The voice flow: idle, requesting permission, recording, processing, idle (specification §4). */
import { signal } from '@preact/signals-react'
import { begin, endWait, giveUp } from '../api/timeline.ts'
import type { RecordingProgress } from '../contracts/recorder.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'
import type { Interruption, RecordingEvents, StartOptions, StartOutcome } from '../recorder/recorder.ts'
import type { Notice } from './notices.ts'
import type { Toasts } from './toasts.ts'

export { MAX_SECONDS, type RecordingProgress } from '../contracts/recorder.ts'

export type VoicePhase = 'idle' | 'requesting' | 'recording' | 'processing'

/** The part of the recorder this flow needs. */
export interface VoiceRecorder {
  warm(): Promise<void>
  start(options: StartOptions, events: RecordingEvents): Promise<StartOutcome>
  stop(): Promise<VoiceOutcome>
  discard(): void
  showLevel(canvas: HTMLCanvasElement, color: string): void
}

export interface RecordingDeps {
  /** Loads the recorder at the first press, or hands out the one already there. */
  readonly recorder: () => Promise<VoiceRecorder>
  /** Who speaks and how; null when nobody is signed in. */
  readonly options: () => StartOptions | null
  /** What forbids recording now, or null. */
  readonly refusal: () => Notice | null
  readonly toasts: Pick<Toasts, 'show'>
  readonly onOutcome: (outcome: VoiceOutcome) => void
  readonly vibrate: (milliseconds: number) => void
}

/** Length of the vibration at start and at stop, in milliseconds. */
const PULSE = 30
const SILENT: RecordingProgress = { seconds: 0 }

export type Recording = ReturnType<typeof createRecording>

export function createRecording({ recorder, options, refusal, toasts, onOutcome, vibrate }: RecordingDeps) {
  const phase = signal<VoicePhase>('idle')
  /** Seconds are 0 until real samples have arrived. */
  const progress = signal<RecordingProgress>(SILENT)
  /** Of the recording being processed: the share of its bytes handed to the network, 0..1. */
  const sent = signal(0)

  const events: RecordingEvents = {
    progress(next) {
      if (phase.value === 'requesting' || phase.value === 'recording') progress.value = next
    },
    capReached: () => void release(),
    interrupted: why => void end(why),
  }

  /** Makes all ready that a press needs, the microphone excepted. For when the page is idle. */
  async function warm(): Promise<void> {
    await recorder()
      .then(loaded => loaded.warm())
      .catch(() => console.warn('recorder not loaded beforehand'))
  }

  /** The button goes down. Refused without a subscription, offline, or while another recording is under way. */
  async function press(): Promise<void> {
    if (phase.value !== 'idle') return
    const speaker = options()
    const refused = refusal()
    if (refused) toasts.show('error', refused)
    if (refused || !speaker) return
    begin('press')
    phase.value = 'requesting'
    progress.value = SILENT
    const started = await open(speaker)
    if (started.kind === 'recording') {
      endWait('press to first sample', 'press')
      phase.value = 'recording'
      vibrate(PULSE)
      return
    }
    phase.value = 'idle'
    if (started.kind === 'released') toasts.show('info', { kind: 'microphoneReady' })
    else if (started.fault.kind === 'startFailed') toasts.show('error', { kind: 'startFailed' })
    else toasts.show('error', { kind: 'microphone', fault: started.fault })
  }

  async function open(speaker: StartOptions): Promise<StartOutcome> {
    try {
      return await (await recorder()).start(speaker, events)
    } catch {
      return { kind: 'failed', fault: { kind: 'startFailed', reason: 'recorder not loaded' } }
    }
  }

  /** The button is let go, the pointer left it, the page is hidden, or the 60 s are full. */
  async function release(): Promise<void> {
    if (phase.value === 'requesting') await discard()
    else await end(null)
  }

  /** `why` where it was not the person who ended it. */
  async function end(why: Interruption | null): Promise<void> {
    if (phase.value !== 'recording') return
    begin('release')
    phase.value = 'processing'
    sent.value = 0
    vibrate(PULSE)
    const outcome = await (await recorder()).stop()
    phase.value = 'idle'
    if (outcome.kind !== 'answered') giveUp('release')
    // What a dead worker means for what was said is told by the outcome.
    const told = why !== null && why !== 'workerFailed'
    if (told) toasts.show('error', { kind: 'interrupted', why })
    if (!told || outcome.kind !== 'tooShort') onOutcome(outcome)
  }

  /** A recorder that does not load has nothing to discard; the press itself says so. */
  async function discard(): Promise<void> {
    await recorder().then(
      loaded => loaded.discard(),
      () => undefined,
    )
  }

  /** Escape: what was said is thrown away. */
  async function cancel(): Promise<void> {
    const before = phase.value
    if (before !== 'recording' && before !== 'requesting') return
    if (before === 'recording') phase.value = 'idle'
    await discard()
    toasts.show('info', { kind: 'discarded' })
  }

  /** Of the recording under way, on a new canvas, in a CSS colour. */
  async function showLevel(canvas: HTMLCanvasElement, color: string): Promise<void> {
    await recorder().then(
      loaded => loaded.showLevel(canvas, color),
      () => undefined,
    )
  }

  return { phase, progress, sent, warm, press, release, cancel, showLevel }
}
