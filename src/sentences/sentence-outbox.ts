/**
 * Typed sentences on this device without the server's final answer. Every method resolves, as in the outbox
 * of recordings.
 */
import { OutboxDatabase } from '../../shared/outbox/database.ts'
import { promisifyRequest } from '../../shared/outbox/indexed-db.ts'
import type { OutboxStorage } from '../../shared/outbox/outbox-storage.ts'
import { type KeptSentence, MAX_KEPT_SENTENCES } from './kept-sentence.ts'

const DATABASE = 'ucap-sentences'
/** Keyed by id. */
const SENTENCES = 'sentences'

export interface SentenceStorage extends OutboxStorage<KeptSentence, KeptSentence> {
  /** Deletes everything of the account; false where the storage does not say that it did. */
  forget(userId: string): Promise<boolean>
}

export class SentenceOutbox implements SentenceStorage {
  readonly #database = new OutboxDatabase(DATABASE, database => {
    database.createObjectStore(SENTENCES, { keyPath: 'id' })
  })

  /** False where the account has no room left or the storage refuses. */
  put(sentence: KeptSentence): Promise<boolean> {
    return this.#database.transact(false, async work => {
      const { id, userId } = sentence
      const others = (await entries(work)).filter(one => one.userId === userId && one.id !== id)
      if (others.length >= MAX_KEPT_SENTENCES) return false
      work.objectStore(SENTENCES).put(sentence)
      return true
    })
  }

  get(id: string): Promise<KeptSentence | null> {
    return this.#database.transact<KeptSentence | null>(
      null,
      async work => (await promisifyRequest(work.objectStore(SENTENCES).get(id))) ?? null,
    )
  }

  list(userId: string): Promise<readonly KeptSentence[] | null> {
    return this.#database.transact<readonly KeptSentence[] | null>(null, async work => {
      const kept = (await entries(work)).filter(one => one.userId === userId)
      return kept.sort((a, b) => a.recordedAt - b.recordedAt)
    })
  }

  delete(id: string): Promise<void> {
    return this.#database.transact(undefined, async work => void work.objectStore(SENTENCES).delete(id))
  }

  forget(userId: string): Promise<boolean> {
    return this.#database.transact(false, async work => {
      for (const one of await entries(work))
        if (one.userId === userId) work.objectStore(SENTENCES).delete(one.id)
      return true
    })
  }
}

function entries(work: IDBTransaction): Promise<readonly KeptSentence[]> {
  return promisifyRequest<KeptSentence[]>(work.objectStore(SENTENCES).getAll())
}
