/** The receipt's buttons, which depend on what is saved and what was changed. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import {
  countOfWrites,
  isAutoInserted,
  isModified,
  type Receipt,
  savedOf,
} from '../../stores/receipt/receipt.ts'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useStores } from '../use-stores.ts'

export interface ReceiptActionsProps {
  readonly receipt: Receipt
  /** Of the form that the main button submits. */
  readonly formId: string
  /** Closes, but asks first where something is not saved yet. */
  readonly requestClose: () => void
}

export function ReceiptActions({ receipt, formId, requestClose }: ReceiptActionsProps) {
  useSignals()
  const { review } = useStores()
  const { saving } = receipt
  const isSaved = isAutoInserted(receipt)
  const saved = savedOf(receipt).length
  const isMixed = !isSaved && saved > 0
  const undoAll = (
    <button type="button" className="button" disabled={saving} onClick={() => void review.undoAll()}>
      {isMixed
        ? t('receipt.undoSaved', { count: saved })
        : t(saved === 1 ? 'common.undo' : 'receipt.undoAll')}
    </button>
  )
  if (isSaved && !isModified(receipt)) {
    return (
      <>
        {undoAll}
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={saving}
          onClick={hideDialogThen(review.close)}
        >
          {t('common.close')}
        </button>
      </>
    )
  }
  /** Asks first: what was typed would be lost, or 'Saved' in the heading could hide that one is not. */
  const asksFirst = !isSaved && (isMixed || isModified(receipt))
  const label = t(isSaved ? 'review.update' : 'review.save', { count: countOfWrites(receipt) })
  return (
    <>
      {isMixed && undoAll}
      <button
        type="button"
        className="button"
        onClick={asksFirst ? requestClose : hideDialogThen(review.close)}
      >
        {t(isSaved ? 'review.discard' : 'common.cancel')}
      </button>
      <button type="submit" form={formId} className="button" data-kind="primary" disabled={saving}>
        {saving ? t('common.saving') : label}
      </button>
    </>
  )
}
