/** A dialog whose code is loaded when it is first opened. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { t } from './i18n/translate.ts'
import { ChunkBoundary } from './lazy-screen.tsx'
import { loadChunk } from './load-chunk.ts'
import { Dialog } from './widgets/dialog.tsx'
import { Spinner } from './widgets/spinner.tsx'

export interface StandIn {
  readonly title: string
  readonly onClose: () => void
}

/** Until its code is there, and where it does not come, a dialog of that title stands in for it. */
export function lazyDialog(load: () => Promise<ComponentType>, useStandIn: () => StandIn): ComponentType {
  const Content = lazy(async () => ({ default: await loadChunk(load) }))

  function Frame({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
    useSignals()
    const { title, onClose } = useStandIn()
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <>
            <button type="button" className="button" onClick={onClose}>
              {t('common.close')}
            </button>
            {action}
          </>
        }
      >
        {children}
      </Dialog>
    )
  }

  function Failed() {
    useSignals()
    const reload = (
      <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </button>
    )
    return (
      <Frame action={reload}>
        <p role="alert">{t('app.chunkFailed')}</p>
      </Frame>
    )
  }

  function Loading() {
    useSignals()
    return (
      <Frame>
        <Spinner label={t('app.loading')} />
      </Frame>
    )
  }

  return () => (
    <ChunkBoundary failed={<Failed />}>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </ChunkBoundary>
  )
}
