/** Promises for the part of IndexedDB that the outbox uses. */

/** `upgrade` creates the object stores of a new database; `onGone` is called when the connection is no longer usable. */
export async function openDatabase(
  name: string,
  upgrade: (database: IDBDatabase) => void,
  onGone: () => void,
): Promise<IDBDatabase> {
  // Inside an async function: a browser that forbids storage throws here.
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => upgrade(request.result)
  const database = await promisifyRequest(request)
  // A newer version of the app upgrades the database: close, so that it can.
  database.onversionchange = () => {
    database.close()
    onGone()
  }
  database.onclose = onGone
  return database
}

export function promisifyRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Resolves once the transaction is committed; rejects where it aborts, as on a full disk. */
export function promisifyTransaction(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })
}
