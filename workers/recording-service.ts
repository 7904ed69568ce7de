/** What the worker offers: holds the recording under way and hands finished ones to delivery. */
import {
  MAX_SECONDS,
  MIN_SECONDS,
  type RecorderHost,
  type RecordingOptions,
  type RecordingService,
  TARGET_SAMPLE_RATE,
  type UnsentRecording,
} from '../src/contracts/recorder.ts'
import type { VoiceOutcome } from '../src/contracts/voice-outcome.ts'
import { Delivery } from './delivery.ts'
import { Outbox } from './outbox.ts'
import { RecordingSession, type SessionClock } from './recording-session.ts'
import { type UploadDeps, upload } from './upload.ts'
import { WavBuffer } from './wav.ts'

export interface WorkerEnvironment extends Omit<UploadDeps, 'accessToken'> {
  /** Milliseconds since the epoch. */
  readonly wallClock: () => number
  readonly clock: SessionClock
  readonly randomId: () => string
}

interface Take {
  readonly session: RecordingSession
  readonly wav: WavBuffer
  readonly options: RecordingOptions
  readonly recordedAt: number
}

export class WorkerRecordingService implements RecordingService {
  readonly #environment: WorkerEnvironment
  readonly #delivery: Delivery
  #host: RecorderHost | null = null
  #take: Take | null = null
  /** The WAV memory that no take uses at the moment. */
  #spare: WavBuffer | null = null

  constructor(environment: WorkerEnvironment) {
    this.#environment = environment
    this.#delivery = new Delivery(new Outbox(environment.wallClock), recording =>
      upload(recording, {
        ...environment,
        accessToken: async userId => this.#host?.accessToken(userId) ?? { kind: 'none' },
      }),
    )
  }

  async attach(host: RecorderHost): Promise<void> {
    this.#host = host
  }

  async start(port: MessagePort, options: RecordingOptions): Promise<void> {
    if (options.sampleRate !== TARGET_SAMPLE_RATE) throw new RangeError('unsupported sample rate')
    await this.discard()
    const wav = this.#spare ?? new WavBuffer(TARGET_SAMPLE_RATE, MAX_SECONDS * TARGET_SAMPLE_RATE)
    this.#spare = null
    const events = {
      progress: (progress: { seconds: number; level: number }) => this.#host?.progress(progress),
      capReached: () => this.#host?.capReached(),
    }
    const session = new RecordingSession(port, wav, options.sampleRate, events, this.#environment.clock)
    this.#take = { session, wav, options, recordedAt: this.#environment.wallClock() }
  }

  async finish(): Promise<VoiceOutcome> {
    const take = this.#take
    if (!take) return { kind: 'notRecording' }
    this.#take = null
    const { seconds, missing } = await take.session.finish()
    const heardSeconds = seconds - missing / TARGET_SAMPLE_RATE
    const wav = heardSeconds < MIN_SECONDS ? null : take.wav.toFile()
    this.#spare = take.wav
    if (!wav) return { kind: 'tooShort', seconds }
    const { userId, language, timeZone, currency } = take.options
    const id = this.#environment.randomId()
    return this.#delivery.send({
      id,
      userId,
      language,
      timeZone,
      currency,
      recordedAt: take.recordedAt,
      seconds,
      wav,
    })
  }

  async discard(): Promise<void> {
    if (!this.#take) return
    this.#take.session.discard()
    this.#spare = this.#take.wav
    this.#take = null
  }

  unsent(userId: string): Promise<readonly UnsentRecording[]> {
    return this.#delivery.unsent(userId)
  }

  retry(id: string): Promise<VoiceOutcome> {
    return this.#delivery.retry(id)
  }

  dropUnsent(id: string): Promise<void> {
    return this.#delivery.drop(id)
  }

  forget(userId: string): Promise<void> {
    return this.#delivery.forget(userId)
  }
}
