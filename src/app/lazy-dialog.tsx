/** A dialog whose code is loaded when it is first opened. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentType, lazy, Suspense } from 'react'
import { DialogPlaceholder, type DialogPlaceholderProps } from './dialog-placeholder.tsx'
import { ChunkBoundary } from './lazy-screen.tsx'
import { loadChunk } from './load-chunk.ts'

/** A placeholder of that title is shown until its code is loaded, and where that fails. */
export function lazyDialog(
  load: () => Promise<ComponentType>,
  usePlaceholder: () => Omit<DialogPlaceholderProps, 'failed'>,
): ComponentType {
  const Content = lazy(async () => ({ default: await loadChunk(load) }))

  function Frame({ failed }: Pick<DialogPlaceholderProps, 'failed'>) {
    useSignals()
    return <DialogPlaceholder {...usePlaceholder()} failed={failed} />
  }

  return () => (
    <ChunkBoundary failed={<Frame failed />}>
      <Suspense fallback={<Frame failed={false} />}>
        <Content />
      </Suspense>
    </ChunkBoundary>
  )
}
