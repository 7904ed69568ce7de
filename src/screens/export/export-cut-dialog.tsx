/** After a file that could not hold every expense. */
import { useSignals } from '@preact/signals-react/runtime'
import { MAX_EXPORT } from '../../domain/export-report.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { leaving } from '../../widgets/leaving.ts'
import { useStores } from '../use-stores.ts'

export function ExportCutDialog() {
  useSignals()
  const { exporting } = useStores()
  return (
    <Dialog
      title={t('export.title')}
      onClose={exporting.close}
      actions={
        <button type="button" className="button" data-kind="primary" onClick={leaving(exporting.close)}>
          {t('common.close')}
        </button>
      }
    >
      <p role="alert">
        {t('export.exported')} {t('export.cut', { count: MAX_EXPORT })}
      </p>
    </Dialog>
  )
}
