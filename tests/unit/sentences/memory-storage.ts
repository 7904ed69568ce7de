import type { OutboxLocks } from '../../../shared/outbox/locks.ts'
import type { KeptSentence } from '../../../src/sentences/kept-sentence.ts'
import type { SentenceStorage } from '../../../src/sentences/sentence-outbox.ts'

/** In place of IndexedDB: all tabs of a browser share it. */
export class MemoryStorage implements SentenceStorage {
  readonly kept = new Map<string, KeptSentence>()
  accepts = true

  async put(sentence: KeptSentence) {
    if (this.accepts) this.kept.set(sentence.id, sentence)
    return this.accepts
  }
  async get(id: string) {
    return this.kept.get(id) ?? null
  }
  async list(userId: string) {
    return [...this.kept.values()].filter(one => one.userId === userId)
  }
  async delete(id: string) {
    this.kept.delete(id)
  }
  async forget(userId: string) {
    for (const { id } of await this.list(userId)) this.kept.delete(id)
    return true
  }
}

/** Locks as all tabs of a browser share them. */
export function memoryLocks(): OutboxLocks {
  const last = new Map<string, Promise<unknown>>()
  const held: string[] = []
  return {
    lockedIds: async () => [...held],
    withLock(id, work) {
      const turn = Promise.resolve(last.get(id)).then(async () => {
        held.push(id)
        return work().finally(() => held.splice(held.indexOf(id), 1))
      })
      last.set(id, turn)
      return turn
    },
  }
}
