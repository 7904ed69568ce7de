/** The way of a finished recording: kept first, then sent, and forgotten once the server has answered for it. */
import type { UnsentRecording } from '../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../shared/contracts/voice-outcome.ts'
import type { Outbox } from './outbox.ts'
import type { UploadResult } from './upload.ts'
import type { VoiceRecording } from './voice-recording.ts'

/** One hand at a time on each recording, over all tabs and their workers; a worker that dies lets go. */
export interface Holds {
  /** Waits until nobody else has the recording in hand, and holds it until `work` is done. */
  hold<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Ids of those that somebody has in hand, maybe among other names. */
  held(): Promise<readonly (string | undefined)[]>
}

export type Kept = Pick<Outbox, 'put' | 'get' | 'list' | 'delete'>

export class Delivery {
  readonly #outbox: Kept
  readonly #upload: (recording: VoiceRecording) => Promise<UploadResult>
  readonly #holds: Holds
  /** What is being sent: one attempt at a time for each recording. */
  readonly #underWay = new Map<string, Promise<VoiceOutcome>>()
  /** What is set aside, by id: ends its hold, and settles once that has ended. */
  readonly #aside = new Map<string, () => Promise<void>>()

  constructor(outbox: Kept, upload: (recording: VoiceRecording) => Promise<UploadResult>, holds: Holds) {
    this.#outbox = outbox
    this.#upload = upload
    this.#holds = holds
  }

  /** Keeps a finished recording, held by the caller, and sends it. */
  send(recording: VoiceRecording): Promise<VoiceOutcome> {
    return this.#once(recording.id, async () => {
      await this.#outbox.put(recording)
      return this.#attempt(recording)
    })
  }

  /** Sends a kept recording again; `notRecording` where it is kept no more. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#once(id, () =>
      this.#holds.hold(id, async () => {
        const recording = await this.#outbox.get(id)
        return recording ? this.#attempt(recording) : { kind: 'notRecording' }
      }),
    )
  }

  /**
   * What waits for the account, without what somebody has in hand; `deadSince` as in the worker's contract. Rejects
   * where the storage does not say.
   */
  async unsent(userId: string, deadSince = Number.POSITIVE_INFINITY): Promise<readonly UnsentRecording[]> {
    const kept = await this.kept(userId)
    // A worker that hung lets go seconds after it was ended.
    for (const { id, recordedAt } of kept) {
      if (recordedAt >= deadSince) await this.#holds.hold(id, async () => undefined)
    }
    const held = await this.#holds.held()
    return kept.filter(({ id }) => !held.includes(id) && !this.#underWay.has(id) && !this.#aside.has(id))
  }

  /** All that is kept for the account, in hand or not, oldest first. Rejects where the storage does not say. */
  async kept(userId: string): Promise<readonly UnsentRecording[]> {
    const kept = await this.#outbox.list(userId)
    if (!kept) throw new Error('no answer')
    return kept.map(({ id, recordedAt, seconds }) => ({ id, recordedAt, seconds }))
  }

  /**
   * Has a kept recording neither called unsent nor sent, by any tab, until it is taken back or dropped, or this worker
   * ends. Waits for a tab that has it in hand; false where it is kept no more by then.
   */
  async setAside(id: string): Promise<boolean> {
    if (this.#aside.has(id)) return true
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const held = new Promise<boolean>((resolve, reject) => {
      const hold = this.#holds.hold(id, async () => {
        resolve((await this.#outbox.get(id)) !== null)
        await released
      })
      hold.catch(reject)
      // Listed as aside from now on, not from when it is held.
      this.#aside.set(id, () => {
        release()
        return hold
      })
    })
    const isKept = await held
    if (!isKept) await this.takeBack(id)
    return isKept
  }

  /** Ends that; nothing to be done where it is not set aside. */
  async takeBack(id: string): Promise<void> {
    const end = this.#aside.get(id)
    this.#aside.delete(id)
    await end?.()
  }

  /** Deletes a kept recording, set aside or not. */
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
    // Asked now, not remembered: it may have been dropped while it was being sent.
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
