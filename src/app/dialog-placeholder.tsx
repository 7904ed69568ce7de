/** The placeholder of a dialog whose code is loading or failed to load. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../i18n/translate.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { Spinner } from '../widgets/spinner.tsx'

export interface DialogPlaceholderProps {
  readonly title: string
  /** Its code could not be loaded: only a reload helps. */
  readonly failed: boolean
  readonly onClose: () => void
}

export function DialogPlaceholder({ title, failed, onClose }: DialogPlaceholderProps) {
  useSignals()
  const reload = (
    <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
      {t('app.reload')}
    </button>
  )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t('common.close')}
          </button>
          {failed && reload}
        </>
      }
    >
      {failed ? <p role="alert">{t('app.chunkFailed')}</p> : <Spinner label={t('app.loading')} />}
    </Dialog>
  )
}
