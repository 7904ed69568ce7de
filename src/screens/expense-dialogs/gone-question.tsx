/** An edit of what was deleted elsewhere meanwhile: put it back with the changes, or leave it deleted. */
import { useSignals } from '@preact/signals-react/runtime'
import { formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import type { GoneEdit } from '../../stores/expenses/expense-editing.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { useStores } from '../use-stores.ts'

export function GoneQuestion({ gone }: { readonly gone: GoneEdit }) {
  useSignals()
  const { editing } = useStores()
  const busy = editing.busy.value !== null
  const { description, amount, currency } = gone.mine
  return (
    <Dialog
      title={t('conflict.goneTitle')}
      subtitle={t('conflict.goneQuestion')}
      onClose={editing.takeTheirs}
      unsaved
      actions={
        <>
          <button type="button" className="button" disabled={busy} onClick={editing.takeTheirs}>
            {t('conflict.leaveGone')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="primary"
            disabled={busy}
            onClick={() => void editing.putBackGone(gone)}
          >
            {t('conflict.putBack')}
          </button>
        </>
      }
    >
      <p>
        {description} · {formatMoney(amount, currency)}
      </p>
    </Dialog>
  )
}
