/** The two buttons of a dialog that asks for something: leave it, or do what it is for. */
import { t } from '../i18n/translate.ts'
import { hideDialogThen } from './hide-dialog-then.ts'

export type DialogActionsProps = {
  readonly onCancel: () => void
  /** 'Cancel' where absent. */
  readonly cancelLabel?: string
  /** While it is being done and cannot be left. */
  readonly cancelDisabled?: boolean
  /** Of the second button. */
  readonly label: string
  readonly kind?: 'primary' | 'danger'
  readonly disabled?: boolean
} & (
  | { readonly onConfirm: () => void }
  /** Of the form that the second button submits. */
  | { readonly formId: string }
)

export function DialogActions(props: DialogActionsProps) {
  const { onCancel, cancelLabel = t('common.cancel'), cancelDisabled = false } = props
  const { label, kind = 'primary', disabled = false } = props
  return (
    <>
      <button type="button" className="button" disabled={cancelDisabled} onClick={hideDialogThen(onCancel)}>
        {cancelLabel}
      </button>
      <button
        {...('formId' in props
          ? { type: 'submit', form: props.formId }
          : { type: 'button', onClick: props.onConfirm })}
        className="button"
        data-kind={kind}
        disabled={disabled}
      >
        {label}
      </button>
    </>
  )
}
