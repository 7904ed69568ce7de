/** A recording under way: takes samples, sends them ahead, keeps them now and then, and tells how it goes on. */
import { MIN_SECONDS, type RecorderEvent, type RecordingOptions } from '../shared/contracts/recorder.ts'
import type { Release } from '../shared/outbox/locks.ts'
import type { Outbox } from './outbox.ts'
import { RecordingSession, type SessionProgress } from './recording-session.ts'
import { SilenceDetector } from './silence-detector.ts'
import type { AudioRest, UploadAhead } from './upload-ahead.ts'
import { type VoiceRecording, WAV_FORMAT } from './voice-recording.ts'
import type { SampleIntake, WavBuffer } from './wav.ts'

/**
 * A recording under way is kept after so much of it, and then this often, in seconds: a tab that dies loses no more.
 * Each time the whole file is written: 0.2 MB in 5 s, 20.2 MB in 60 s.
 */
const FIRST_KEEP = 0.5
const KEEP_INTERVAL = 3

export interface TakeDeps {
  readonly emit: (event: RecorderEvent) => void
  readonly draw: (level: number) => void
  readonly outbox: Outbox
  readonly lock: Promise<Release>
  /** Null where the backend knows no uploads. */
  readonly ahead: UploadAhead | null
}

export class Take {
  readonly options: RecordingOptions
  /** Its memory is the take's until that is over. */
  readonly wav: WavBuffer
  /** Its own, until all is done with it. */
  readonly lock: Promise<Release>
  /** Of sound that came, once it has ended; less where the button was not held for so long. */
  seconds = 0
  readonly #deps: TakeDeps
  readonly #session: RecordingSession
  readonly #silence: SilenceDetector
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
    intake: SampleIntake,
    deps: TakeDeps,
  ) {
    const { emit } = deps
    this.options = options
    this.wav = wav
    this.lock = deps.lock
    this.#deps = deps
    this.#silence = new SilenceDetector(silent => emit({ kind: 'silence', silent }))
    const events = {
      progress: (progress: SessionProgress) => this.#heard(progress),
      capReached: () => emit({ kind: 'capReached' }),
    }
    this.#session = new RecordingSession(port, wav, intake, events)
  }

  /** Resolves once the last samples are there, at most 2 s later. `heldSeconds` is how long the button was held. */
  async end(heldSeconds = Number.POSITIVE_INFINITY): Promise<void> {
    const { seconds, missing } = await this.#session.finish()
    this.seconds = Math.min(heldSeconds, seconds - missing / this.options.sampleRate)
  }

  /** A slip of the finger, once it has ended. */
  get isTooShort(): boolean {
    return this.seconds < MIN_SECONDS
  }

  /** As far as it has come. */
  recording(): VoiceRecording {
    const { options, wav } = this
    return { ...options, seconds: wav.seconds, format: WAV_FORMAT, audio: wav.toFile() }
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
    this.#session.discard()
    this.wav.reset()
    await this.withdraw()
    if (this.#keeping) await this.#deps.outbox.delete(this.options.id)
    this.close()
  }

  /** All is done with it. */
  close(): void {
    void this.lock.then(release => release())
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
    // Called while it is recorded: later its memory may be another take's. The outbox does one after the other.
    this.#keeping = this.#deps.outbox.put(this.recording())
  }
}
