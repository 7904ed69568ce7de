/** The two buttons under an expense's form: leave it, or submit it. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useStores } from '../use-stores.ts'

export interface FormActionsProps {
  /** Of the form that the second button submits. */
  readonly formId: string
  readonly submitLabel: string
  readonly disabled?: boolean
}

export function FormActions({ formId, submitLabel, disabled = false }: FormActionsProps) {
  useSignals()
  const { editing } = useStores()
  const busy = editing.busy.value !== null
  return (
    <>
      <button type="button" className="button" onClick={hideDialogThen(editing.close)}>
        {t('common.cancel')}
      </button>
      <button type="submit" form={formId} className="button" data-kind="primary" disabled={busy || disabled}>
        {busy ? t('common.saving') : submitLabel}
      </button>
    </>
  )
}
