/**
 * Recordings that the server has not answered for, on this device. A storage that fails, is full, forbidden or hangs
 * never stops an upload: every method answers, and none throws.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { hasRoom, isExpired } from './outbox-rules.ts'
import type { RecordingDetails, VoiceRecording } from './voice-recording.ts'

const DATABASE = 'ucap-outbox'
const VERSION = 1
/** A storage that takes longer is given up for this time, in milliseconds: some browsers never answer. */
const PATIENCE_MS = 3000

/** The audio has a store of its own, so that listing never loads it. */
interface OutboxSchema extends DBSchema {
  details: { key: string; value: RecordingDetails; indexes: { userId: string } }
  audio: { key: string; value: ArrayBuffer }
}

type Database = IDBPDatabase<OutboxSchema>

export class Outbox {
  readonly #now: () => number
  #database: Promise<Database> | null = null

  /** `now` in milliseconds since the epoch. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Keeps a recording. False where the account has no room left or the storage refuses. */
  async put({ wav, ...details }: VoiceRecording): Promise<boolean> {
    await this.#dropExpired()
    return this.#attempt(false, async database => {
      const work = database.transaction(['details', 'audio'], 'readwrite')
      const room = hasRoom(await work.objectStore('details').index('userId').count(details.userId))
      if (room) {
        // One transaction: there is never audio without its details. A full disk rejects `done`.
        work.objectStore('details').put(details).catch(reportedByTransaction)
        work.objectStore('audio').put(wav, details.id).catch(reportedByTransaction)
      }
      await work.done
      return room
    })
  }

  /** The recording with its audio; null where there is none any more. */
  async get(id: string): Promise<VoiceRecording | null> {
    return this.#attempt(null, async database => {
      const [details, wav] = await Promise.all([database.get('details', id), database.get('audio', id)])
      if (!details || !wav || isExpired(details.recordedAt, this.#now())) return null
      return { ...details, wav }
    })
  }

  async has(id: string): Promise<boolean> {
    return this.#attempt(false, async database => (await database.getKey('details', id)) !== undefined)
  }

  /** What is kept for the account, oldest first. */
  async list(userId: string): Promise<readonly RecordingDetails[]> {
    await this.#dropExpired()
    const kept = await this.#attempt<RecordingDetails[]>([], database =>
      database.getAllFromIndex('details', 'userId', userId),
    )
    return kept.sort((a, b) => a.recordedAt - b.recordedAt)
  }

  async delete(id: string): Promise<void> {
    await this.#attempt(undefined, database => deleteAll(database, [id]))
  }

  /** Deletes everything of the account. */
  async forget(userId: string): Promise<void> {
    await this.#attempt(undefined, async database => {
      await deleteAll(database, await database.getAllKeysFromIndex('details', 'userId', userId))
    })
  }

  async #dropExpired(): Promise<void> {
    await this.#attempt(undefined, async database => {
      const now = this.#now()
      const old = (await database.getAll('details')).filter(({ recordedAt }) => isExpired(recordedAt, now))
      const ids = old.map(({ id }) => id)
      if (ids.length > 0) await deleteAll(database, ids)
    })
  }

  async #attempt<T>(otherwise: T, work: (database: Database) => Promise<T>): Promise<T> {
    const patience = new Promise<T>(resolve => setTimeout(resolve, PATIENCE_MS, otherwise))
    const attempt = this.#open()
      .then(work)
      .catch(() => otherwise)
    return Promise.race([attempt, patience])
  }

  /** Async, for a browser that forbids storage throws at the first touch of it. */
  async #open(): Promise<Database> {
    const forgetIt = () => {
      this.#database = null
    }
    this.#database ??= openDB<OutboxSchema>(DATABASE, VERSION, {
      upgrade(database) {
        database.createObjectStore('details', { keyPath: 'id' }).createIndex('userId', 'userId')
        database.createObjectStore('audio')
      },
      // A newer version of the app wants to change the storage: let it.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        forgetIt()
      },
      terminated: forgetIt,
    })
    // A failed opening is tried again by the next caller.
    this.#database.catch(forgetIt)
    return this.#database
  }
}

async function deleteAll(database: Database, ids: readonly string[]): Promise<void> {
  const work = database.transaction(['details', 'audio'], 'readwrite')
  for (const id of ids) {
    work.objectStore('details').delete(id).catch(reportedByTransaction)
    work.objectStore('audio').delete(id).catch(reportedByTransaction)
  }
  await work.done
}

/** The transaction's `done` rejects for the same reason, and that one is awaited. */
function reportedByTransaction(): void {}
