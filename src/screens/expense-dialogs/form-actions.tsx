/** The two buttons under an expense's form: leave it, or submit it. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
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
    <DialogActions
      onCancel={editing.close}
      label={busy ? t('common.saving') : submitLabel}
      disabled={busy || disabled}
      formId={formId}
    />
  )
}
