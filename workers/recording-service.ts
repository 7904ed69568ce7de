/** What the worker offers: holds the recording under way and hands finished ones to delivery. */
import {
  type EncodedRecording,
  type LevelShape,
  MAX_SECONDS,
  MIN_SECONDS,
  type RecorderEvent,
  type RecorderHost,
  type RecordingOptions,
  type RecordingService,
  TARGET_SAMPLE_RATE,
  type UnsentRecording,
} from '../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../shared/contracts/voice-outcome.ts'
import type { AccessToken } from '../shared/domain/access-token.ts'
import { Delivery } from '../shared/outbox/delivery.ts'
import type { OutboxLocks } from '../shared/outbox/locks.ts'
import { drawLevelOn } from './level-drawing.ts'
import { Outbox } from './outbox.ts'
import { RecordingSession, type SessionClock, type SessionProgress } from './recording-session.ts'
import { SilenceDetector } from './silence-detector.ts'
import { takeRequests } from './take-requests.ts'
import { type UploadDeps, upload } from './upload.ts'
import { type AudioRest, UploadAhead } from './upload-ahead.ts'
import { type RecordingDetails, type VoiceRecording, WAV_FORMAT } from './voice-recording.ts'
import { WavBuffer } from './wav.ts'

/**
 * A recording under way is kept after so much of it, and then this often, in seconds: a tab that dies loses no more.
 * Each time the whole file is written: 0.2 MB in 5 s, 20.2 MB in 60 s.
 */
const FIRST_KEEP = 0.5
const KEEP_INTERVAL = 3

export interface WorkerEnvironment extends Omit<UploadDeps, 'accessToken' | 'onProgress' | 'onStage'> {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  readonly wallClock: () => number
  readonly clock: SessionClock
  readonly locks: OutboxLocks
  readonly emit: (event: RecorderEvent) => void
}

interface Take {
  readonly session: RecordingSession
  readonly wav: WavBuffer
  readonly options: RecordingOptions
  readonly recordedAt: number
  /** Null where the backend knows no uploads. */
  readonly ahead: UploadAhead | null
  /** Lets go of the recording. */
  readonly release: () => void
  /** When it is kept next, in seconds of it. */
  keepAt: number
  /** Settles when it is as far as it was asked for; null before. */
  keeping: Promise<void> | null
}

export class WorkerRecordingService implements RecordingService {
  readonly #environment: WorkerEnvironment
  readonly #outbox: Outbox
  readonly #delivery: Delivery<VoiceRecording, RecordingDetails>
  #host: RecorderHost | null = null
  #take: Take | null = null
  readonly #drawings = new Map<LevelShape, (level: number) => void>()
  /** The WAV memory that no take uses at the moment. */
  #spare: WavBuffer | null = null
  /** What completes the uploads of takes that are being delivered, by id. */
  readonly #rests = new Map<string, Promise<AudioRest | null>>()
  #knowsUploads = true

  constructor(environment: WorkerEnvironment) {
    this.#environment = environment
    this.#outbox = new Outbox(environment.wallClock)
    this.#delivery = new Delivery(
      this.#outbox,
      recording =>
        upload(
          recording,
          {
            ...environment,
            accessToken: this.#accessToken,
            onProgress: progress => environment.emit({ kind: 'uploading', ...progress }),
            onStage: stage => environment.emit({ kind: 'stageReached', ...stage }),
          },
          this.#rests.get(recording.id),
        ),
      environment.locks,
    )
  }

  async attach(host: RecorderHost): Promise<void> {
    this.#host = host
  }

  async ping(): Promise<void> {}

  async start(port: MessagePort, options: RecordingOptions): Promise<void> {
    void this.discard()
    const wav = this.#spare ?? new WavBuffer(TARGET_SAMPLE_RATE, MAX_SECONDS * TARGET_SAMPLE_RATE)
    this.#spare = null
    const { clock, wallClock, locks, emit } = this.#environment
    // The last samples of one that has ended may come when the next one has begun.
    const isCurrent = () => this.#take?.session === session
    const silence = new SilenceDetector(silent => emit({ kind: 'silence', silent }))
    let due = 0
    const events = {
      progress: ({ seconds, level }: SessionProgress) => {
        if (!isCurrent()) return
        for (const draw of this.#drawings.values()) draw(level)
        silence.hear(seconds, level)
        ahead?.heard(wav)
        this.#keep(seconds)
        // As often as a countdown changes: each time wakes the page.
        if (seconds < due) return
        due = Math.floor(seconds) + 1
        emit({ kind: 'progress', seconds })
      },
      capReached: () => isCurrent() && emit({ kind: 'capReached' }),
    }
    const session = new RecordingSession(port, wav, options.sampleRate, events, clock)
    const ahead = this.#knowsUploads ? this.#uploadAhead(options) : null
    let release: () => void = ignore
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    void locks.withLock(options.id, () => released)
    this.#take = {
      session,
      wav,
      options,
      recordedAt: wallClock(),
      ahead,
      release,
      keepAt: FIRST_KEEP,
      keeping: null,
    }
  }

  async showLevel(canvas: OffscreenCanvas, color: string, shape: LevelShape): Promise<void> {
    this.#drawings.set(shape, drawLevelOn(canvas, color, shape))
  }

  async finish(): Promise<VoiceOutcome> {
    const take = this.#take
    if (!take) return { kind: 'notRecording' }
    this.#take = null
    const { seconds, missing } = await take.session.finish()
    const heardSeconds = seconds - missing / take.options.sampleRate
    if (heardSeconds < MIN_SECONDS) {
      await this.#drop(take)
      return { kind: 'tooShort', seconds }
    }
    const recording = recordingOf(take, seconds)
    if (take.ahead) this.#rests.set(recording.id, take.ahead.finish(take.wav))
    await take.keeping
    return this.#delivery.send(recording).finally(() => {
      this.#rests.delete(recording.id)
      this.#spare = take.wav
      take.release()
    })
  }

  async shelve(): Promise<boolean> {
    const take = this.#take
    if (!take) return false
    this.#take = null
    const { seconds, missing } = await take.session.finish()
    if (seconds - missing / take.options.sampleRate < MIN_SECONDS) {
      await this.#drop(take)
      return false
    }
    // On this device alone: Undo sends it whole.
    void take.ahead?.cancel()
    await take.keeping
    const recording = recordingOf(take, seconds)
    const { aside } = await this.#delivery.shelve(recording)
    this.#spare = take.wav
    take.release()
    return aside
  }

  async discard(): Promise<void> {
    const take = this.#take
    if (!take) return
    this.#take = null
    take.session.discard()
    await this.#drop(take)
  }

  async deliver(recording: EncodedRecording): Promise<VoiceOutcome> {
    const { seconds, audio } = recording
    if (seconds < MIN_SECONDS || audio.byteLength === 0) return { kind: 'tooShort', seconds }
    const file = { ...recording, audio: new Uint8Array(audio) }
    return this.#environment.locks.withLock(file.id, () => this.#delivery.send(file))
  }

  async shelveEncoded(recording: EncodedRecording): Promise<boolean> {
    const { seconds, audio } = recording
    if (seconds < MIN_SECONDS || audio.byteLength === 0) return false
    const file = { ...recording, audio: new Uint8Array(audio) }
    const { aside } = await this.#environment.locks.withLock(file.id, () => this.#delivery.shelve(file))
    return aside
  }

  async unsent(userId: string, abandonedSince?: number): Promise<readonly UnsentRecording[]> {
    return (await this.#delivery.unsent(userId, abandonedSince)).map(shown)
  }

  retry(id: string): Promise<VoiceOutcome> {
    return this.#delivery.retry(id)
  }

  async kept(userId: string): Promise<readonly UnsentRecording[]> {
    const kept = await this.#delivery.kept(userId)
    return kept.filter(({ id }) => id !== this.#take?.options.id).map(shown)
  }

  takeExpired(userId: string): Promise<readonly number[]> {
    return this.#outbox.takeExpired(userId)
  }

  setAside(id: string): Promise<boolean> {
    return this.#delivery.setAside(id)
  }

  takeBack(id: string): Promise<void> {
    return this.#delivery.takeBack(id)
  }

  dropUnsent(id: string): Promise<void> {
    return this.#delivery.drop(id)
  }

  forget(userId: string): Promise<boolean> {
    return this.#outbox.forget(userId)
  }

  #keep(seconds: number): void {
    const take = this.#take
    if (!take || seconds < take.keepAt) return
    take.keepAt = KEEP_INTERVAL * (Math.floor(seconds / KEEP_INTERVAL) + 1)
    take.keeping = Promise.resolve(take.keeping).then(async () => {
      // Its memory may be another take's by now.
      if (take === this.#take) await this.#outbox.put(recordingOf(take, take.wav.seconds))
    })
  }

  readonly #accessToken = async (userId: string, maxAgeMs: number): Promise<AccessToken> =>
    this.#host?.accessToken(userId, maxAgeMs) ?? { kind: 'none' }

  #uploadAhead({ id, userId }: RecordingOptions): UploadAhead {
    const send = takeRequests(this.#environment, () => this.#accessToken(userId, 0))
    return new UploadAhead(id, send, () => {
      this.#knowsUploads = false
    })
  }

  async #drop(take: Take): Promise<void> {
    void take.ahead?.cancel()
    this.#spare = take.wav
    await take.keeping
    if (take.keeping) await this.#outbox.delete(take.options.id)
    take.release()
  }
}

/** Stands in until the real one is there. */
function ignore(): void {}

function shown({ id, recordedAt, seconds }: RecordingDetails): UnsentRecording {
  return { id, recordedAt, seconds }
}

/** As far as it has come. */
function recordingOf({ options, recordedAt, wav }: Take, seconds: number): VoiceRecording {
  return { ...options, recordedAt, seconds, format: WAV_FORMAT, audio: wav.toFile() }
}
