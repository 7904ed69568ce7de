/** A recording under way: takes samples, uploads them ahead, stores them, and reports progress. */
import { MIN_SECONDS, type RecorderEvent, type RecordingOptions } from '../shared/contracts/recorder.ts'
import type { Release } from '../shared/outbox/locks.ts'
import type { Outbox } from './outbox.ts'
import { RecordingSession, type SessionProgress } from './recording-session.ts'
import { createSilenceDetector } from './silence-detector.ts'
import type { AudioRest, UploadAhead } from './upload-ahead.ts'
import { type VoiceRecording, WAV_FORMAT } from './voice-recording.ts'
import type { SampleIntake, WavBuffer } from './wav.ts'

/**
 * When a recording under way is first stored, and then how often, in seconds: a tab that dies loses no more
 * than that. Each time the whole file is written: 0.2 MB in 5 s, 20.2 MB in 60 s.
 */
const FIRST_KEEP = 0.5
const KEEP_INTERVAL = 3

export interface TakeDeps {
  readonly emit: (event: RecorderEvent) => void
  readonly draw: (level: number) => void
  readonly outbox: Outbox
  readonly lock: Promise<Release>
  /** Null where the backend does not support uploads. */
  readonly ahead: UploadAhead | null
}

export class Take {
  readonly options: RecordingOptions
  /** The take owns its memory until it is closed. */
  readonly wav: WavBuffer
  /** Lock of the take, held until it is closed. */
  readonly lock: Promise<Release>
  /** Length after the end, in seconds: of the audio, or of the hold where that is shorter. */
  seconds = 0
  readonly #deps: TakeDeps
  readonly #session: RecordingSession
  readonly #hearSilence: ReturnType<typeof createSilenceDetector>
  /** When it is next reported and stored, in seconds of the recording. */
  #tellAt = 0
  #keepAt = FIRST_KEEP
  /** The latest `put` into the outbox; null before the first. */
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
    this.#hearSilence = createSilenceDetector(silence => emit({ kind: 'silence', silence }))
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

  /** Valid after the end: the hold was accidental. */
  get isTooShort(): boolean {
    return this.seconds < MIN_SECONDS
  }

  /** The recording so far. */
  recording(): VoiceRecording {
    const { options, wav } = this
    return { ...options, seconds: wav.seconds, format: WAV_FORMAT, audio: wav.toFile() }
  }

  /** The part not yet uploaded; null where it has to be sent whole. */
  rest(): Promise<AudioRest | null> | null {
    return this.#deps.ahead?.finish(this.wav) ?? null
  }

  /** Drops the uploaded part on the server. Resolves once no write to the outbox is under way. */
  async withdraw(): Promise<void> {
    void this.#deps.ahead?.cancel()
    await this.#keeping
  }

  /** Discards it, here and on the server. Its memory is free as soon as this returns. */
  async drop(): Promise<void> {
    this.#session.discard()
    this.wav.reset()
    await this.withdraw()
    if (this.#keeping) await this.#deps.outbox.delete(this.options.id)
    this.close()
  }

  /** Releases the lock. */
  close(): void {
    void this.lock.then(release => release())
  }

  #heard({ seconds, level }: SessionProgress): void {
    const { draw, ahead, emit } = this.#deps
    draw(level)
    this.#hearSilence(seconds, level)
    ahead?.heard(this.wav)
    this.#keep(seconds)
    // Only as often as the countdown changes, since each event wakes the page.
    if (seconds < this.#tellAt) return
    this.#tellAt = Math.floor(seconds) + 1
    emit({ kind: 'progress', seconds })
  }

  #keep(seconds: number): void {
    if (seconds < this.#keepAt) return
    this.#keepAt = KEEP_INTERVAL * (Math.floor(seconds / KEEP_INTERVAL) + 1)
    // Called during the recording: later its memory may belong to another take. The outbox runs writes in
    // order.
    this.#keeping = this.#deps.outbox.put(this.recording())
  }
}
