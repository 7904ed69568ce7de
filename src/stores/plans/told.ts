/** What this device has told of already, in local storage. */

/** Null where storage is blocked, or holds something without `fields`. */
export function readTold<T extends object>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  fields: readonly (keyof T & string)[],
): T | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    const isTold = typeof kept === 'object' && kept !== null && fields.every(field => field in kept)
    return isTold ? (kept as T) : null
  } catch {
    return null
  }
}

/** Where storage is blocked or full, it is told again at the next visit. */
export function writeTold(storage: Pick<Storage, 'setItem'>, key: string, told: object): void {
  try {
    storage.setItem(key, JSON.stringify(told))
  } catch {
    // As said above.
  }
}
