/** The worker's outbox of recordings, for the page. */
import type { UnsentRecording } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { Take } from './take.ts'
import type { WorkerBridge } from './worker-bridge.ts'

const RECORDER_FAILED = { kind: 'recorderFailed' } as const

export class KeptRecordings {
  readonly #bridge: Pick<WorkerBridge, 'call'>

  constructor(bridge: Pick<WorkerBridge, 'call'>) {
    this.#bridge = bridge
  }

  /** The account's unsent recordings, oldest first. Rejects where the worker or the storage fails. */
  unsent(userId: string): Promise<readonly UnsentRecording[]> {
    return this.#bridge.call(service => service.delivery.unsent(userId))
  }

  /** Sends a kept recording again. `notRecording` where it is no longer kept. Never rejects. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#bridge
      .call<VoiceOutcome>(service => service.delivery.retry(id))
      .catch(() => ({ kind: 'unsent', id, reason: RECORDER_FAILED }))
  }

  /**
   * All recordings kept for the account, being sent or not, oldest first. Rejects where the worker or the
   * storage fails.
   */
  kept(userId: string): Promise<readonly UnsentRecording[]> {
    return this.#bridge.call(service => service.kept(userId))
  }

  /** As in the worker's contract. Rejects where the worker fails. */
  takeExpired(userId: string): Promise<readonly number[]> {
    return this.#bridge.call(service => service.outbox.takeExpired(userId))
  }

  /** As in the worker's contract. Rejects where the worker fails. */
  setAside(id: string): Promise<boolean> {
    return this.#bridge.call(service => service.delivery.setAside(id))
  }

  /** Rejects where the worker fails, by which all recordings are taken back anyway. */
  takeBack(id: string): Promise<void> {
    return this.#bridge.call(service => service.delivery.takeBack(id))
  }

  /** Rejects where the worker fails. */
  dropUnsent(id: string): Promise<void> {
    return this.#bridge.call(service => service.delivery.drop(id))
  }

  /** Deletes every kept recording of the account; false where the storage fails. Rejects where the worker fails. */
  forget(userId: string): Promise<boolean> {
    return this.#bridge.call(service => service.outbox.forget(userId))
  }

  /**
   * What became of a take whose worker failed: its samples are lost, but the worker had stored the recording up
   * to some seconds before that. Never rejects.
   */
  async outcomeAfterFailure({
    options,
    startedAt,
  }: Pick<Take, 'options' | 'startedAt'>): Promise<VoiceOutcome> {
    const { id, userId } = options
    const unsent = await this.#bridge
      .call(service => service.delivery.unsent(userId, startedAt))
      .catch(() => [])
    return unsent.some(kept => kept.id === id)
      ? { kind: 'unsent', id, reason: RECORDER_FAILED }
      : { kind: 'lost', reason: RECORDER_FAILED }
  }
}
