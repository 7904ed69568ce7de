/** The worker's interface: holds the recording under way and passes finished ones to delivery. */
import {
  type LevelShape,
  MAX_SECONDS,
  type RecordingOptions,
  TARGET_SAMPLE_RATE,
  type UnsentRecording,
} from '../shared/contracts/recorder.ts'
import type { RecorderHost, RecordingService } from '../shared/contracts/recording-service.ts'
import type { VoiceOutcome } from '../shared/contracts/voice-outcome.ts'
import type { AccessToken } from '../shared/domain/access-token.ts'
import { Delivery, type SendResult } from '../shared/outbox/delivery.ts'
import { holdLock, type OutboxLocks } from '../shared/outbox/locks.ts'
import { drawLevelOn } from './level-drawing.ts'
import { Outbox } from './outbox.ts'
import { createResampler } from './resampler.ts'
import { Take } from './take.ts'
import { takeRequests } from './take-requests.ts'
import { type UploadDeps, upload } from './upload.ts'
import { type AudioRest, UploadAhead } from './upload-ahead.ts'
import type { RecordingDetails, VoiceRecording } from './voice-recording.ts'
import { WavBuffer } from './wav.ts'

export interface WorkerEnvironment extends Omit<UploadDeps, 'accessToken'> {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
  readonly locks: OutboxLocks
}

export class WorkerRecordingService implements RecordingService {
  readonly #environment: WorkerEnvironment
  readonly outbox: Outbox
  readonly delivery: Delivery<VoiceRecording, RecordingDetails>
  #host: RecorderHost | null = null
  #take: Take | null = null
  readonly #drawings = new Map<LevelShape, (level: number) => void>()
  /** WAV memory that no take uses. */
  #spare: WavBuffer | null = null
  #knowsUploads = true

  constructor(environment: WorkerEnvironment) {
    this.#environment = environment
    this.outbox = new Outbox()
    this.delivery = new Delivery(this.outbox, recording => this.#upload(recording), environment.locks)
  }

  async attach(host: RecorderHost): Promise<void> {
    this.#host = host
  }

  async ping(): Promise<void> {}

  async start(port: MessagePort, options: RecordingOptions): Promise<void> {
    void this.discard()
    const wav = this.#spare ?? new WavBuffer(TARGET_SAMPLE_RATE, MAX_SECONDS * TARGET_SAMPLE_RATE)
    this.#spare = null
    const { sampleRate } = options
    // The port queues messages until a listener is set.
    const intake = sampleRate === TARGET_SAMPLE_RATE ? wav : createResampler(sampleRate, wav)
    this.#take = new Take(port, options, wav, intake, {
      ...this.#environment,
      draw: level => {
        for (const draw of this.#drawings.values()) draw(level)
      },
      outbox: this.outbox,
      lock: holdLock(this.#environment.locks, options.id),
      ahead: this.#knowsUploads ? this.#uploadAhead(options) : null,
    })
  }

  async showLevel(canvas: OffscreenCanvas, color: string, shape: LevelShape): Promise<void> {
    this.#drawings.set(shape, drawLevelOn(canvas, color, shape))
  }

  async finish(heldSeconds: number): Promise<VoiceOutcome> {
    const take = await this.#end(heldSeconds)
    if (!take) return { kind: 'notRecording' }
    if (take.isTooShort) return { kind: 'tooShort', seconds: take.seconds }
    const recording = take.recording()
    const rest = take.rest()
    return this.delivery.send(recording, () => this.#upload(recording, rest)).finally(() => this.#close(take))
  }

  async shelve(): Promise<boolean> {
    const take = await this.#end()
    if (!take || take.isTooShort) return false
    // The server drops its part: Undo sends the whole recording.
    await take.withdraw()
    const isKept = await this.delivery.shelve(take.recording(), take.lock)
    this.#spare = take.wav
    return isKept
  }

  async discard(): Promise<void> {
    const take = this.#leave()
    if (take) await this.#drop(take)
  }

  async kept(userId: string): Promise<readonly UnsentRecording[]> {
    const kept = await this.delivery.kept(userId)
    return kept.filter(({ id }) => id !== this.#take?.options.id)
  }

  readonly #accessToken = async (userId: string, maxAgeMs: number): Promise<AccessToken> =>
    this.#host?.accessToken(userId, maxAgeMs) ?? { kind: 'none' }

  /** `rest` completes the upload made while it was spoken. */
  #upload(recording: VoiceRecording, rest: Promise<AudioRest | null> | null = null): Promise<SendResult> {
    return upload(recording, { ...this.#environment, accessToken: this.#accessToken }, rest)
  }

  #uploadAhead({ id, userId, language }: RecordingOptions): UploadAhead {
    const send = takeRequests(this.#environment, language, () => this.#accessToken(userId, 0))
    return new UploadAhead(id, send, () => {
      this.#knowsUploads = false
    })
  }

  /** Detaches and returns the take under way. */
  #leave(): Take | null {
    const take = this.#take
    this.#take = null
    return take
  }

  /** Ends the take under way and returns it; a too short one is dropped. Null where there is none. */
  async #end(heldSeconds?: number): Promise<Take | null> {
    const take = this.#leave()
    await take?.end(heldSeconds)
    if (take?.isTooShort) await this.#drop(take)
    return take
  }

  #drop(take: Take): Promise<void> {
    this.#spare = take.wav
    return take.drop()
  }

  /** Closes a finished take and keeps its memory for the next one. */
  #close(take: Take): void {
    this.#spare = take.wav
    take.close()
  }
}
