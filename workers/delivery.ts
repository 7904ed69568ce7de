/** The way of a finished recording: kept first, then sent, and forgotten once the server has answered for it. */
import type { UnsentRecording } from '../src/contracts/recorder.ts'
import type { VoiceOutcome } from '../src/contracts/voice-outcome.ts'
import type { Outbox } from './outbox.ts'
import type { UploadResult } from './upload.ts'
import type { VoiceRecording } from './voice-recording.ts'

export class Delivery {
  readonly #outbox: Pick<Outbox, 'put' | 'get' | 'has' | 'list' | 'delete' | 'forget'>
  readonly #upload: (recording: VoiceRecording) => Promise<UploadResult>
  /** What is being sent: one attempt at a time for each recording. */
  readonly #underWay = new Map<string, Promise<VoiceOutcome>>()

  constructor(
    outbox: Pick<Outbox, 'put' | 'get' | 'has' | 'list' | 'delete' | 'forget'>,
    upload: (recording: VoiceRecording) => Promise<UploadResult>,
  ) {
    this.#outbox = outbox
    this.#upload = upload
  }

  send(recording: VoiceRecording): Promise<VoiceOutcome> {
    return this.#once(recording.id, async () => {
      await this.#outbox.put(recording)
      return this.#attempt(recording)
    })
  }

  /** Sends a kept recording again; `notRecording` where it is kept no more. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#once(id, async () => {
      const recording = await this.#outbox.get(id)
      return recording ? this.#attempt(recording) : { kind: 'notRecording' }
    })
  }

  /** What waits for the account, without what is being sent at this moment. */
  async unsent(userId: string): Promise<readonly UnsentRecording[]> {
    const kept = await this.#outbox.list(userId)
    return kept
      .filter(({ id }) => !this.#underWay.has(id))
      .map(({ id, recordedAt, seconds }) => ({ id, recordedAt, seconds }))
  }

  drop(id: string): Promise<void> {
    return this.#outbox.delete(id)
  }

  forget(userId: string): Promise<void> {
    return this.#outbox.forget(userId)
  }

  async #attempt(recording: VoiceRecording): Promise<VoiceOutcome> {
    const result = await this.#upload(recording)
    switch (result.kind) {
      case 'answered':
      case 'refused':
        await this.#outbox.delete(recording.id)
        return result
      case 'unsent': {
        // Asked now, not remembered: it may have been dropped while it was being sent.
        const kept = await this.#outbox.has(recording.id)
        return kept
          ? { kind: 'unsent', id: recording.id, reason: result.reason }
          : { kind: 'lost', reason: result.reason }
      }
    }
  }

  #once(id: string, deliver: () => Promise<VoiceOutcome>): Promise<VoiceOutcome> {
    const underWay = this.#underWay.get(id)
    if (underWay) return underWay
    const delivery = deliver().finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, delivery)
    return delivery
  }
}
