/** A recording under way: takes samples, sends them ahead, keeps them now and then, and tells how it goes on. */
import { MIN_SECONDS, type RecorderEvent, type RecordingOptions } from '../shared/contracts/recorder.ts'
import type { Outbox } from './outbox.ts'
import { RecordingSession, type SessionClock, type SessionProgress } from './recording-session.ts'
import type { Resampler } from './resampler.ts'
import { SilenceDetector } from './silence-detector.ts'
import type { AudioRest, UploadAhead } from './upload-ahead.ts'
import { type VoiceRecording, WAV_FORMAT } from './voice-recording.ts'
import type { WavBuffer } from './wav.ts'

/**
 * A recording under way is kept after so much of it, and then this often, in seconds: a tab that dies loses no more.
 * Each time the whole file is written: 0.2 MB in 5 s, 20.2 MB in 60 s.
 */
const FIRST_KEEP = 0.5
const KEEP_INTERVAL = 3

export interface TakeDeps {
  readonly clock: SessionClock
  /** Milliseconds since the epoch. */
  readonly wallClock: () => number
  readonly emit: (event: RecorderEvent) => void
  readonly draw: (level: number) => void
  readonly outbox: Outbox
  /** Null where the backend knows no uploads. */
  readonly ahead: UploadAhead | null
}

export class Take {
  readonly options: RecordingOptions
  /** Its memory is the take's until that is over. */
  readonly wav: WavBuffer
  /** Known once it has ended: a slip of the finger. */
  isTooShort = false
  readonly #deps: TakeDeps
  readonly #session: RecordingSession
  readonly #recordedAt: number
  readonly #silence: SilenceDetector
  /** All is done with it: `closed` settles. */
  close: () => void = () => {}
  readonly closed = new Promise<void>(resolve => {
    this.close = resolve
  })
  /** Not ended yet. The last samples may come after that. */
  #isOpen = true
  /** When it is told of and kept next, in seconds of it. */
  #tellAt = 0
  #keepAt = FIRST_KEEP
  /** Settles when it is as far as it was asked for; null before. */
  #keeping: Promise<unknown> | null = null

  /** Samples of the port go into `intake`, and from there into `wav`. */
  constructor(
    port: MessagePort,
    options: RecordingOptions,
    wav: WavBuffer,
    intake: WavBuffer | Resampler,
    deps: TakeDeps,
  ) {
    const { clock, wallClock, emit } = deps
    this.options = options
    this.wav = wav
    this.#deps = deps
    this.#recordedAt = wallClock()
    this.#silence = new SilenceDetector(silent => emit({ kind: 'silence', silent }))
    const events = {
      progress: (progress: SessionProgress) => this.#isOpen && this.#heard(progress),
      capReached: () => this.#isOpen && emit({ kind: 'capReached' }),
    }
    this.#session = new RecordingSession(port, wav, intake, events, clock)
  }

  /** Resolves once the last samples are there, at most 2 s later. */
  async end(): Promise<void> {
    this.#isOpen = false
    const { seconds, missing } = await this.#session.finish()
    this.isTooShort = seconds - missing / this.options.sampleRate < MIN_SECONDS
  }

  /** As far as it has come. */
  recording(): VoiceRecording {
    const { options, wav } = this
    const recordedAt = this.#recordedAt
    return { ...options, recordedAt, seconds: wav.seconds, format: WAV_FORMAT, audio: wav.toFile() }
  }

  /** What was not sent ahead; null where it has to be sent whole. */
  rest(): Promise<AudioRest | null> | null {
    return this.#deps.ahead?.finish(this.wav) ?? null
  }

  /** What was sent ahead is dropped on the server. Resolves once nothing of the take is being kept. */
  async withdraw(): Promise<void> {
    void this.#deps.ahead?.cancel()
    await this.#keeping
  }

  /** Ends it with nothing left of it, here or on the server. Its memory is free as soon as this returns. */
  async drop(): Promise<void> {
    this.#isOpen = false
    this.#session.discard()
    this.wav.wipe()
    await this.withdraw()
    if (this.#keeping) await this.#deps.outbox.delete(this.options.id)
    this.close()
  }

  #heard({ seconds, level }: SessionProgress): void {
    const { draw, ahead, emit } = this.#deps
    draw(level)
    this.#silence.hear(seconds, level)
    ahead?.heard(this.wav)
    this.#keep(seconds)
    // As often as a countdown changes: each time wakes the page.
    if (seconds < this.#tellAt) return
    this.#tellAt = Math.floor(seconds) + 1
    emit({ kind: 'progress', seconds })
  }

  #keep(seconds: number): void {
    if (seconds < this.#keepAt) return
    this.#keepAt = KEEP_INTERVAL * (Math.floor(seconds / KEEP_INTERVAL) + 1)
    // Called while it is open: later its memory may be another take's. The outbox does one after the other.
    this.#keeping = this.#deps.outbox.put(this.recording())
  }
}
