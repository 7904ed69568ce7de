/** Asks before everything that was learnt is forgotten. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { useStores } from '../use-stores.ts'

export function StopLearningDialog() {
  useSignals()
  const { phrases } = useStores()
  return (
    <Dialog
      title={t('phrases.stopTitle')}
      onClose={phrases.cancel}
      actions={
        <DialogActions
          onCancel={phrases.cancel}
          label={t('phrases.stop')}
          kind="danger"
          disabled={phrases.busy.value}
          onConfirm={() => void phrases.stop()}
        />
      }
    >
      <p>{t('phrases.stopQuestion')}</p>
    </Dialog>
  )
}
