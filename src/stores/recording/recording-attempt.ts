/** A press of the record button, until it is let go or fails. */
import type { LevelShape } from '../../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type {
  MicrophoneRequest,
  RecordingEvents,
  StartOptions,
  StartOutcome,
} from '../../recorder/recorder.ts'
import type { Spoken } from './in-hand.ts'

/** The part of the recorder that a recording needs. */
export interface VoiceRecorder {
  warm(): Promise<void>
  start(options: StartOptions, events: RecordingEvents, microphone: MicrophoneRequest): Promise<StartOutcome>
  /** `heldSeconds` from the press to the release. */
  stop(heldSeconds: number): Promise<VoiceOutcome>
  shelve(): Promise<boolean>
  discard(): void
  showLevel(canvas: HTMLCanvasElement, color: string, shape: LevelShape): void
}

/** Who speaks. */
export interface Speaker extends Pick<Spoken, 'isSignedIn'> {
  readonly options: StartOptions
}

export class RecordingAttempt {
  readonly #speaker: Speaker
  readonly #microphone: MicrophoneRequest
  /** Time stamp of the press, in milliseconds of `performance.now()`. */
  readonly #pressedAt: number
  #isHeld = true
  #recorder: VoiceRecorder | null = null

  /** The microphone has been asked for. */
  constructor(speaker: Speaker, microphone: MicrophoneRequest, pressedAt: number) {
    this.#speaker = speaker
    this.#microphone = microphone
    this.#pressedAt = pressedAt
  }

  get isHeld(): boolean {
    return this.#isHeld
  }

  /** The one that records; null while its code is being loaded. */
  get recorder(): VoiceRecorder | null {
    return this.#recorder
  }

  /** Never rejects. */
  async start(loadRecorder: () => Promise<VoiceRecorder>, events: RecordingEvents): Promise<StartOutcome> {
    try {
      // A microphone that does not open is told at once, whether the recorder has come or not.
      const loaded = await Promise.race([loadRecorder(), whereItFails(this.#microphone)])
      if ('kind' in loaded) return loaded
      if (!this.#isHeld) {
        const microphone = await this.#microphone.opened
        return microphone.kind === 'failed' ? microphone : { kind: 'released' }
      }
      this.#recorder = loaded
      const started = await loaded.start(this.#speaker.options, events, this.#microphone)
      return started.kind === 'recording' && !this.#isHeld ? { kind: 'released' } : started
    } catch {
      this.#microphone.release()
      return { kind: 'failed', fault: { kind: 'startFailed', reason: 'recorder not loaded' } }
    }
  }

  /** Nothing of it is recorded, and the microphone is off from now on. */
  letGo(): void {
    this.#isHeld = false
    this.#microphone.release()
    this.#recorder?.discard()
  }

  /** From the press to `at`, in seconds. */
  heldUntil(at: number): number {
    return (at - this.#pressedAt) / 1000
  }

  /** What was said, as it is let go. */
  spoken({ interrupted, handsFree }: Pick<Spoken, 'interrupted' | 'handsFree'>): Spoken {
    const { options, isSignedIn } = this.#speaker
    return { id: options.id, releasedAt: performance.now(), interrupted, handsFree, isSignedIn }
  }
}

/** Does not settle where the microphone opens. */
function whereItFails({ opened }: MicrophoneRequest): Promise<StartOutcome> {
  return new Promise(resolve => {
    void opened.then(microphone => microphone.kind === 'failed' && resolve(microphone))
  })
}
