/**
 * Recordings on this device without a final answer from the server. Every method resolves, so that a full,
 * forbidden, failing or hanging storage never stops an upload. Expired recordings are deleted at each access;
 * a marker of each stays until its account has been told.
 */
import { OutboxDatabase } from '../shared/outbox/database.ts'
import { promisifyRequest } from '../shared/outbox/indexed-db.ts'
import { hasRoom, isExpired, isForgotten } from './outbox-rules.ts'
import type { ExpiredRecording, RecordingDetails, VoiceRecording } from './voice-recording.ts'

const DATABASE = 'ucap-outbox'
/** Keyed by id. Audio has an object store of its own, so that listing never loads it. */
const DETAILS = 'details'
const AUDIO = 'audio'

export class Outbox {
  /** One transaction over both stores: there is never audio without its details. */
  readonly #database = new OutboxDatabase(DATABASE, database => {
    database.createObjectStore(DETAILS, { keyPath: 'id' })
    database.createObjectStore(AUDIO)
  })

  /**
   * Stores a recording, replacing its earlier state. False where the account has no room left or the storage
   * refuses. The audio is copied before this returns.
   */
  async put({ audio, ...details }: VoiceRecording): Promise<boolean> {
    const { buffer } = audio.slice()
    return this.#database.transact(false, async work => {
      const { id, userId } = details
      const others = (await this.#kept(work)).filter(one => one.userId === userId && one.id !== id)
      if (!hasRoom(others.length)) return false
      work.objectStore(DETAILS).put(details)
      work.objectStore(AUDIO).put(buffer, id)
      return true
    })
  }

  /** The recording with its audio; null where there is none any more. */
  async get(id: string): Promise<VoiceRecording | null> {
    return this.#database.transact(null, async work => {
      const details = (await this.#kept(work)).find(one => one.id === id)
      const buffer = await promisifyRequest<ArrayBuffer | undefined>(work.objectStore(AUDIO).get(id))
      return details && buffer ? { ...details, audio: new Uint8Array(buffer) } : null
    })
  }

  /** The account's recordings, oldest first; null where the storage fails. */
  async list(userId: string): Promise<readonly RecordingDetails[] | null> {
    return this.#database.transact<readonly RecordingDetails[] | null>(null, async work => {
      return (await this.#kept(work)).filter(one => one.userId === userId)
    })
  }

  async delete(id: string): Promise<void> {
    await this.#database.transact(undefined, async work => remove(work, id))
  }

  /** Deletes everything of the account; false where the storage does not say that it did. */
  async forget(userId: string): Promise<boolean> {
    return this.#database.transact(false, async work => {
      for (const one of await entries(work)) if (one.userId === userId) remove(work, one.id)
      return true
    })
  }

  /** Recording times of the account's expired recordings, oldest first; each is returned once. */
  async takeExpired(userId: string): Promise<readonly number[]> {
    return this.#database.transact<readonly number[]>([], async work => {
      await this.#kept(work)
      const untold = (await entries(work)).filter(one => one.userId === userId && 'expired' in one)
      for (const { id } of untold) remove(work, id)
      return untold.map(({ recordedAt }) => recordedAt)
    })
  }

  /** Of all accounts, oldest first. */
  async #kept(work: IDBTransaction): Promise<readonly RecordingDetails[]> {
    const now = Date.now()
    const kept: RecordingDetails[] = []
    for (const entry of await entries(work)) {
      const { id, userId, recordedAt } = entry
      if (isForgotten(recordedAt, now)) {
        remove(work, id)
      } else if (!('expired' in entry)) {
        if (isExpired(recordedAt, now)) expire(work, { id, userId, recordedAt, expired: true })
        else kept.push(entry)
      }
    }
    return kept
  }
}

/** Oldest first. */
async function entries(work: IDBTransaction): Promise<readonly (RecordingDetails | ExpiredRecording)[]> {
  const all = await promisifyRequest<(RecordingDetails | ExpiredRecording)[]>(
    work.objectStore(DETAILS).getAll(),
  )
  return all.sort((a, b) => a.recordedAt - b.recordedAt)
}

function expire(work: IDBTransaction, expired: ExpiredRecording): void {
  work.objectStore(DETAILS).put(expired)
  work.objectStore(AUDIO).delete(expired.id)
}

function remove(work: IDBTransaction, id: string): void {
  work.objectStore(DETAILS).delete(id)
  work.objectStore(AUDIO).delete(id)
}
