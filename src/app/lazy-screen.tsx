/** A screen whose code is loaded when it is first opened, or ahead of that. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../i18n/translate.ts'
import { memoizeAsync } from '../stores/loading/memoize-async.ts'
import { ChunkFailed } from '../widgets/chunk-failed.tsx'
import { PageSpinner } from '../widgets/spinner.tsx'
import { ChunkError, loadChunk } from './load-chunk.ts'

export type LazyScreen<P extends object> = ComponentType<P> & {
  /** Loads its code ahead. Never rejects: a failure is shown when the screen is opened. */
  readonly preload: () => Promise<void>
}

/** The screen as a component, with a spinner while it loads and a Reload button where that fails. */
export function lazyScreen<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | null = null
  const loadOnce = memoizeAsync(async () => {
    loaded = await load()
    return loaded
  })
  const Lazy = lazy(async () => ({ default: await loadChunk(loadOnce) }))

  function Screen(props: P) {
    // Kept while shown, since a different component would lose its state.
    const [Present] = useState(() => loaded)
    if (Present) return <Present {...props} />
    return (
      <ChunkBoundary failed={<ChunkFailed />}>
        <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
          <Lazy {...props} />
        </Suspense>
      </ChunkBoundary>
    )
  }
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Screen, { preload })
}

interface ChunkBoundaryProps {
  readonly children: ReactNode
  /** Shown in place of a part that failed to load. */
  readonly failed: ReactNode
}

/** Rethrows any other error. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof ChunkError) return this.props.failed
    throw error
  }
}
