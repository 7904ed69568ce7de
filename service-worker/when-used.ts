/**
 * Files that only some users need, such as a language's dictionary: cached once used, also across versions.
 */

const CACHE = 'when-used'

export interface WhenUsed {
  /** Those of `urls` that may be kept and are not yet. */
  keep(urls: readonly string[]): Promise<void>
  /** Fetches, under its new name, what is kept of the version before. */
  carryOver(): Promise<void>
  /** Forgets what is not of this version. */
  clear(): Promise<void>
}

/** `paths` are this version's, absolute. */
export function createWhenUsed(paths: readonly string[], origin: string, caches: CacheStorage): WhenUsed {
  const ours = new Set(paths)

  async function keep(urls: readonly string[]): Promise<void> {
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map(pathOf))
    const wanted = urls.map(url => new URL(url, origin)).filter(url => url.origin === origin)
    const missing = new Set(wanted.map(url => url.pathname).filter(path => ours.has(path) && !kept.has(path)))
    await cache.addAll([...missing])
  }

  return {
    keep,
    async carryOver() {
      const cache = await caches.open(CACHE)
      const names = new Set((await cache.keys()).map(request => nameOf(pathOf(request))))
      await keep(paths.filter(path => names.has(nameOf(path))))
    },
    async clear() {
      const cache = await caches.open(CACHE)
      const foreign = (await cache.keys()).filter(request => !ours.has(pathOf(request)))
      await Promise.all(foreign.map(request => cache.delete(request)))
    },
  }
}

/** Under which the requests for them are answered. */
export { CACHE as WHEN_USED_CACHE }

function pathOf({ url }: Request): string {
  return new URL(url).pathname
}

/** `/assets/en-B_xW50.js` without the hash of its content. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{6}(?=\.\w+$)/, '')
}
