/** The voice flow: idle, requesting permission, recording, processing, idle (specification §4). */
import { signal } from '@preact/signals-react'
import type { RecordingProgress } from '../contracts/recorder.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'
import type { RecordingEvents, StartOptions, StartOutcome } from '../recorder/recorder.ts'
import type { Notice } from './notices.ts'
import type { Toasts } from './toasts.ts'

export { MAX_SECONDS, type RecordingProgress } from '../contracts/recorder.ts'

export type VoicePhase = 'idle' | 'requesting' | 'recording' | 'processing'

/** The part of the recorder this flow needs. */
export interface VoiceRecorder {
  start(options: StartOptions, events: RecordingEvents): Promise<StartOutcome>
  stop(): Promise<VoiceOutcome>
  discard(): void
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
const SILENT: RecordingProgress = { seconds: 0, level: 0 }

export type Recording = ReturnType<typeof createRecording>

export function createRecording({ recorder, options, refusal, toasts, onOutcome, vibrate }: RecordingDeps) {
  const phase = signal<VoicePhase>('idle')
  /** Seconds are 0 until real samples have arrived. */
  const progress = signal<RecordingProgress>(SILENT)

  const events: RecordingEvents = {
    progress(next) {
      if (phase.value === 'recording') progress.value = next
    },
    capReached: () => void release(),
    interrupted: () => void release(),
  }

  /** The button goes down. Refused without a subscription, offline, or while another recording is under way. */
  async function press(): Promise<void> {
    if (phase.value !== 'idle') return
    const speaker = options()
    const refused = refusal()
    if (refused) toasts.show('error', refused)
    if (refused || !speaker) return
    phase.value = 'requesting'
    progress.value = SILENT
    const started = await begin(speaker)
    if (started.kind === 'recording') {
      phase.value = 'recording'
      vibrate(PULSE)
      return
    }
    phase.value = 'idle'
    if (started.kind === 'released') toasts.show('info', { kind: 'microphoneReady' })
    else if (started.fault.kind === 'startFailed') toasts.show('error', { kind: 'startFailed' })
    else toasts.show('error', { kind: 'microphone', fault: started.fault })
  }

  async function begin(speaker: StartOptions): Promise<StartOutcome> {
    try {
      return await (await recorder()).start(speaker, events)
    } catch {
      return { kind: 'failed', fault: { kind: 'startFailed', reason: 'recorder not loaded' } }
    }
  }

  /** The button is let go, the pointer left it, the 60 s are full, or the system took the microphone. */
  async function release(): Promise<void> {
    if (phase.value === 'requesting') (await recorder()).discard()
    if (phase.value !== 'recording') return
    phase.value = 'processing'
    vibrate(PULSE)
    const outcome = await (await recorder()).stop()
    phase.value = 'idle'
    onOutcome(outcome)
  }

  /** Escape: what was said is thrown away. */
  async function cancel(): Promise<void> {
    const before = phase.value
    if (before !== 'recording' && before !== 'requesting') return
    if (before === 'recording') phase.value = 'idle'
    ;(await recorder()).discard()
    toasts.show('info', { kind: 'discarded' })
  }

  return { phase, progress, press, release, cancel }
}
