/** In place of IndexedDB and Web Locks: what all tabs of a browser share. */
import type { OutboxLocks } from '../../../shared/outbox/locks.ts'

export class MemoryOutbox<Kept extends { readonly id: string; readonly userId: string }> {
  readonly kept = new Map<string, Kept>()
  /** Whether there is room. */
  accepts = true
  /** Whether it can be read. */
  answers = true

  async put(one: Kept) {
    if (this.accepts) this.kept.set(one.id, one)
    return this.accepts
  }
  async get(id: string) {
    return this.kept.get(id) ?? null
  }
  async list(userId: string) {
    return this.answers ? this.#of(userId) : null
  }
  async delete(id: string) {
    this.kept.delete(id)
  }
  async forget(userId: string) {
    for (const { id } of this.#of(userId)) this.kept.delete(id)
    return true
  }

  #of(userId: string): Kept[] {
    return [...this.kept.values()].filter(one => one.userId === userId)
  }
}

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
