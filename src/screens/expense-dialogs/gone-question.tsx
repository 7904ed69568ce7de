/** An edit of what was deleted elsewhere meanwhile: put it back with the changes, or leave it deleted. */
import { useSignals } from '@preact/signals-react/runtime'
import { formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import type { GoneEdit } from '../../stores/expenses/edit-conflict.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { shortenedName } from '../shortened-name.ts'
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
        <DialogActions
          onCancel={editing.takeTheirs}
          cancelLabel={t('conflict.leaveGone')}
          cancelDisabled={busy}
          label={t('conflict.putBack')}
          disabled={busy}
          onConfirm={() => void editing.putBackGone(gone)}
        />
      }
    >
      <p>
        {shortenedName(description)} · {formatMoney(amount, currency)}
      </p>
    </Dialog>
  )
}
