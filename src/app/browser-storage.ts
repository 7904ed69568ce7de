/** The browser's storage, or one in memory where the browser blocks site data. */

/** `open` throws where it is blocked, on access or on the first read. */
export function storageOr(open: () => Storage): Storage {
  try {
    const storage = open()
    storage.getItem('')
    return storage
  } catch {
    return memoryStorage()
  }
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
