/** Delivers a finished recording: stored in the outbox, uploaded, deleted once the server has answered for it. */
import type { UnsentRecording } from '../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../shared/contracts/voice-outcome.ts'
import type { Outbox } from './outbox.ts'
import type { UploadResult } from './upload.ts'
import type { VoiceRecording } from './voice-recording.ts'

/** Mutual exclusion for each recording over all tabs and their workers. A lock ends with its worker. */
export interface RecordingLocks {
  /** Waits for the recording's lock and keeps it until `work` settles. */
  withLock<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Names of all locks that are taken, ids of recordings among them. */
  lockedIds(): Promise<readonly (string | undefined)[]>
}

export type OutboxStorage = Pick<Outbox, 'put' | 'get' | 'list' | 'delete'>

export class Delivery {
  readonly #outbox: OutboxStorage
  readonly #upload: (recording: VoiceRecording) => Promise<UploadResult>
  readonly #locks: RecordingLocks
  /** Deliveries under way by id: one attempt at a time for each recording. */
  readonly #underWay = new Map<string, Promise<VoiceOutcome>>()
  /** Recordings set aside, by id: each function releases the lock and settles once it is released. */
  readonly #suspended = new Map<string, () => Promise<void>>()

  constructor(
    outbox: OutboxStorage,
    upload: (recording: VoiceRecording) => Promise<UploadResult>,
    locks: RecordingLocks,
  ) {
    this.#outbox = outbox
    this.#upload = upload
    this.#locks = locks
  }

  /** Stores a finished recording, whose lock the caller has, and uploads it. */
  send(recording: VoiceRecording): Promise<VoiceOutcome> {
    return this.#once(recording.id, async () => {
      await this.#outbox.put(recording)
      return this.#attempt(recording)
    })
  }

  /** Uploads a stored recording again; `notRecording` where the outbox no longer has it. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#once(id, () =>
      this.#locks.withLock(id, async () => {
        const recording = await this.#outbox.get(id)
        return recording ? this.#attempt(recording) : { kind: 'notRecording' }
      }),
    )
  }

  /**
   * Recordings of the account that no lock protects; `abandonedSince` as in the worker's contract. Rejects where the
   * storage fails.
   */
  async unsent(
    userId: string,
    abandonedSince = Number.POSITIVE_INFINITY,
  ): Promise<readonly UnsentRecording[]> {
    const kept = await this.kept(userId)
    // The lock of a worker that hung ends seconds after its termination.
    for (const { id, recordedAt } of kept) {
      if (recordedAt >= abandonedSince) await this.#locks.withLock(id, async () => undefined)
    }
    const held = await this.#locks.lockedIds()
    return kept.filter(({ id }) => !held.includes(id) && !this.#underWay.has(id) && !this.#suspended.has(id))
  }

  /** All recordings of the account, locked or not, oldest first. Rejects where the storage fails. */
  async kept(userId: string): Promise<readonly UnsentRecording[]> {
    const kept = await this.#outbox.list(userId)
    if (!kept) throw new Error('no answer')
    return kept.map(({ id, recordedAt, seconds }) => ({ id, recordedAt, seconds }))
  }

  /**
   * Locks a recording, so that no tab lists or sends it until it is taken back or dropped, or this worker ends. Waits
   * for another tab's lock; false where the outbox no longer has the recording by then.
   */
  async setAside(id: string): Promise<boolean> {
    if (this.#suspended.has(id)) return true
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const held = new Promise<boolean>((resolve, reject) => {
      const hold = this.#locks.withLock(id, async () => {
        resolve((await this.#outbox.get(id)) !== null)
        await released
      })
      hold.catch(reject)
      // Listed as set aside from now on, not from the moment the lock is granted.
      this.#suspended.set(id, () => {
        release()
        return hold
      })
    })
    const isKept = await held
    if (!isKept) await this.takeBack(id)
    return isKept
  }

  /** Reverses `setAside`; does nothing for a recording that is not set aside. */
  async takeBack(id: string): Promise<void> {
    const end = this.#suspended.get(id)
    this.#suspended.delete(id)
    await end?.()
  }

  /** Deletes a recording, set aside or not. */
  async drop(id: string): Promise<void> {
    await this.#outbox.delete(id)
    await this.takeBack(id)
  }

  async #attempt(recording: VoiceRecording): Promise<VoiceOutcome> {
    const result = await this.#upload(recording)
    const { id } = recording
    if (result.kind !== 'unsent') {
      await this.#outbox.delete(id)
      return result
    }
    // Read again: it may have been dropped during the upload.
    const { reason } = result
    return (await this.#outbox.get(id)) ? { kind: 'unsent', id, reason } : { kind: 'lost', reason }
  }

  #once(id: string, deliver: () => Promise<VoiceOutcome>): Promise<VoiceOutcome> {
    const underWay = this.#underWay.get(id)
    if (underWay) return underWay
    const delivery = deliver().finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, delivery)
    return delivery
  }
}
