/** A dialog whose code is loaded when it is first opened. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentType, lazy, Suspense } from 'react'
import { StandIn, type StandInProps } from './dialog-placeholder.tsx'
import { ChunkBoundary } from './lazy-screen.tsx'
import { loadChunk } from './load-chunk.ts'

/** Until its code is there, and where it does not come, a dialog of that title stands in for it. */
export function lazyDialog(
  load: () => Promise<ComponentType>,
  useStandIn: () => Omit<StandInProps, 'failed'>,
): ComponentType {
  const Content = lazy(async () => ({ default: await loadChunk(load) }))

  function Frame({ failed }: Pick<StandInProps, 'failed'>) {
    useSignals()
    return <StandIn {...useStandIn()} failed={failed} />
  }

  return () => (
    <ChunkBoundary failed={<Frame failed />}>
      <Suspense fallback={<Frame failed={false} />}>
        <Content />
      </Suspense>
    </ChunkBoundary>
  )
}
