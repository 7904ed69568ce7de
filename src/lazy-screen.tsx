/** A screen whose code is loaded when it is first opened. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { t } from './i18n/translate.ts'
import { loadChunk } from './load-chunk.ts'
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

export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children
  }
}
