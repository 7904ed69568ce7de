/** The two code tiers of a signed-in page: the first view of the dashboard, and everything else. */
import { memoizeAsync } from '../stores/loading/memoize-async.ts'
import { loadChunk } from './load-chunk.ts'

export type InitialApp = typeof import('./initial-app.tsx')
export type LazyApp = typeof import('./lazy-app.tsx')

export const loadInitialApp: () => Promise<InitialApp> = memoizeAsync(() => import('./initial-app.tsx'))

let lazyApp: LazyApp | null = null

/** Rejects with a `ChunkError`. */
export const loadLazyApp: () => Promise<LazyApp> = memoizeAsync(async () => {
  lazyApp = await loadChunk(() => import('./lazy-app.tsx'))
  return lazyApp
})

/** Null until `loadLazyApp` has loaded it. */
export function presentLazyApp(): LazyApp | null {
  return lazyApp
}
