/** A screen whose code is loaded when it is first opened. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { t } from './i18n/translate.ts'
import { ChunkError, loadChunk } from './load-chunk.ts'
import { ChunkFailed } from './widgets/chunk-failed.tsx'
import { PageSpinner } from './widgets/spinner.tsx'

/** The screen as a component, with a spinner while its code is on its way and an offer to reload where it does not come. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await loadChunk(load) }))
  return () => (
    <ChunkBoundary failed={<ChunkFailed />}>
      <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
        <Screen />
      </Suspense>
    </ChunkBoundary>
  )
}

interface ChunkBoundaryProps {
  readonly children: ReactNode
  /** In place of what could not be loaded. */
  readonly failed: ReactNode
}

/** Any other error passes through it. */
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
