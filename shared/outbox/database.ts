/** An IndexedDB wrapper whose calls always settle, also where the database is full, forbidden or hanging. */
import { openDatabase, promisifyTransaction } from './indexed-db.ts'

/** Time-out of a storage request, in milliseconds: some browsers never answer. */
const STORAGE_TIMEOUT_MS = 3000

export class OutboxDatabase {
  readonly #name: string
  readonly #upgrade: (database: IDBDatabase) => void
  #database: Promise<IDBDatabase> | null = null

  /** `upgrade` creates the object stores. */
  constructor(name: string, upgrade: (database: IDBDatabase) => void) {
    this.#name = name
    this.#upgrade = upgrade
  }

  /**
   * One transaction over all stores; `otherwise` where it fails, as on a full disk, after which it is rolled
   * back.
   */
  async transact<T>(otherwise: T, use: (work: IDBTransaction) => Promise<T>): Promise<T> {
    const timeout = new Promise<T>(resolve => setTimeout(resolve, STORAGE_TIMEOUT_MS, otherwise))
    const attempt = this.#open()
      .then(async database => {
        const work = database.transaction(database.objectStoreNames, 'readwrite')
        const [result] = await Promise.all([use(work), promisifyTransaction(work)])
        return result
      })
      .catch(() => otherwise)
    return Promise.race([attempt, timeout])
  }

  #open(): Promise<IDBDatabase> {
    const forgetIt = () => {
      this.#database = null
    }
    this.#database ??= openDatabase(this.#name, this.#upgrade, forgetIt)
    // A failed opening is tried again by the next caller.
    this.#database.catch(forgetIt)
    return this.#database
  }
}
