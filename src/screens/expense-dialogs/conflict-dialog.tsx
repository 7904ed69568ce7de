/** An edit conflict: both versions side by side, one of which the user keeps. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CSSProperties } from 'react'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { scheduleOn } from '../../../shared/domain/recurring.ts'
import { dayName } from '../../i18n/dates.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'
import type { EditConflict } from '../../stores/expenses/edit-conflict.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { scheduleText } from '../schedule-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './conflict-dialog.module.css'
import { GoneQuestion } from './gone-question.tsx'

export function ConflictDialog() {
  useSignals()
  const { editing } = useStores()
  const dialog = editing.dialog.value
  if (dialog.kind === 'gone') return <GoneQuestion key={dialog.gone.seen.id} gone={dialog.gone} />
  return dialog.kind === 'conflict' && <Question key={dialog.conflict.theirs.id} conflict={dialog.conflict} />
}

function Question({ conflict }: { readonly conflict: EditConflict }) {
  useSignals()
  const { editing } = useStores()
  const busy = editing.busy.value !== null
  const isDeletion = conflict.wish === 'deletion'
  return (
    <Dialog
      title={t('conflict.title')}
      subtitle={t(isDeletion ? 'conflict.deletedQuestion' : 'conflict.question')}
      onClose={editing.takeTheirs}
      unsaved={!isDeletion}
      actions={
        <DialogActions
          onCancel={editing.takeTheirs}
          cancelLabel={t(isDeletion ? 'conflict.keepIt' : 'conflict.takeTheirs')}
          cancelDisabled={busy}
          label={t(isDeletion ? 'conflict.deleteAnyway' : 'conflict.keepMine')}
          kind={isDeletion ? 'danger' : 'primary'}
          disabled={busy}
          onConfirm={() => void editing.keepMine(conflict)}
        />
      }
    >
      <Comparison {...conflict} />
    </Dialog>
  )
}

function Comparison({ theirs, mine, wish, repeat }: EditConflict) {
  return (
    <div className={styles.both}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in the dialog's scroller takes the focus that its keys need */}
      <table className={styles.comparison} tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{t(wish === 'deletion' ? 'conflict.seen' : 'conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        {FIELDS.filter(([, textOf]) => textOf(mine) + textOf(theirs) !== '').map(([label, textOf]) => (
          <Compared key={label} label={label} own={textOf(mine)} other={textOf(theirs)} />
        ))}
        {repeat && (
          <Compared
            label="repeat.label"
            own={scheduleText(scheduleOn(mine.date, repeat))}
            other={t('repeat.never')}
          />
        )}
      </table>
    </div>
  )
}

interface ComparedProps {
  readonly label: (typeof FIELDS)[number][0] | 'repeat.label'
  readonly own: string
  readonly other: string
}

function Compared({ label, own, other }: ComparedProps) {
  const isAmount = label === 'fields.amount'
  return (
    <tbody data-differs={own !== other}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {t(label)}
        </th>
      </tr>
      <tr>
        <td>{isAmount ? <Amount text={own} /> : own}</td>
        <td>{isAmount ? <Amount text={other} /> : other}</td>
      </tr>
    </tbody>
  )
}

function Amount({ text }: { readonly text: string }) {
  return (
    <span className={styles.amount} style={{ '--characters': text.length } as CSSProperties}>
      {text}
    </span>
  )
}

const FIELDS = [
  ['fields.amount', ({ amount, currency }: ExpenseDraft) => formatMoney(amount, currency)],
  ['fields.description', ({ description }: ExpenseDraft) => description],
  ['fields.category', ({ category }: ExpenseDraft) => categoryName(category)],
  ['fields.date', ({ date }: ExpenseDraft) => dayName(date)],
  ['fields.payment', ({ paymentMethod: method }: ExpenseDraft) => (method ? paymentName(method) : '')],
] as const
