/** IndexedDB in promises, as much of it as the outbox needs. */

/** `upgrade` makes the stores of a database that is new; `onGone` says that the one opened can't be used any more. */
export async function openDatabase(
  name: string,
  upgrade: (database: IDBDatabase) => void,
  onGone: () => void,
): Promise<IDBDatabase> {
  // Async, for a browser that forbids storage throws at the first touch of it.
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => upgrade(request.result)
  const database = await answerOf(request)
  // A newer version of the app wants to change the storage: let it.
  database.onversionchange = () => {
    database.close()
    onGone()
  }
  database.onclose = onGone
  return database
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Resolves once all of it is written; rejects when none of it is, as on a full disk. */
export function committed(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })
}
