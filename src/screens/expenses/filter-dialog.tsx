/** Which category and which payment method the list shows. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { PAYMENT_FILTERS } from '../../../shared/domain/payment-method.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { useStores } from '../use-stores.ts'
import { FilterChoice } from './filter-choice.tsx'
import styles from './filter-dialog.module.css'
import { paymentFilterName } from './filter-text.ts'

export function FilterDialog({ onClose }: { readonly onClose: () => void }) {
  useSignals()
  const { search } = useStores()
  const formId = useId()
  const [category, setCategory] = useState(search.filter.peek().category)
  const [paymentMethod, setPaymentMethod] = useState(search.filter.peek().paymentMethod)

  function submit(event: FormEvent): void {
    event.preventDefault()
    onClose()
    search.narrow({ category, paymentMethod })
  }

  return (
    <Dialog
      title={t('expenses.filterTitle')}
      onClose={onClose}
      actions={<DialogActions onCancel={onClose} label={t('expenses.showFiltered')} formId={formId} />}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <FilterChoice
          label={t('fields.category')}
          values={CATEGORIES}
          nameOf={categoryName}
          chosen={category}
          onChoose={setCategory}
        />
        <FilterChoice
          label={t('fields.payment')}
          values={PAYMENT_FILTERS}
          nameOf={paymentFilterName}
          chosen={paymentMethod}
          onChoose={setPaymentMethod}
        />
      </form>
    </Dialog>
  )
}
