/** Asks before everything that was learnt is forgotten. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useStores } from '../use-stores.ts'

export function StopLearningDialog() {
  useSignals()
  const { phrases } = useStores()
  return (
    <Dialog
      title={t('phrases.stopTitle')}
      onClose={phrases.cancel}
      actions={
        <>
          <button type="button" className="button" onClick={hideDialogThen(phrases.cancel)}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="danger"
            disabled={phrases.busy.value}
            onClick={() => void phrases.stop()}
          >
            {t('phrases.stop')}
          </button>
        </>
      }
    >
      <p>{t('phrases.stopQuestion')}</p>
    </Dialog>
  )
}
