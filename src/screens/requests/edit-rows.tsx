/** Expenses as they were and as they are now. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ExpenseEdit } from '../../../shared/domain/correction.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { CategoryIcon } from '../../widgets/category-icon.tsx'
import { editLines } from './edit-lines.ts'
import styles from './requests.module.css'

export function EditRows({ edits }: { readonly edits: readonly ExpenseEdit[] }) {
  useSignals()
  return (
    <ul className={styles.rows} aria-label={t('requests.changes')}>
      {edits.map(edit => (
        <EditRow key={edit.before.id} edit={edit} />
      ))}
    </ul>
  )
}

function EditRow({ edit }: { readonly edit: ExpenseEdit }) {
  const { before, after } = edit
  const amount = formatMoney(before.amount, before.currency)
  return (
    <li className={styles.row}>
      <CategoryIcon category={(after ?? before).category} />
      <span className={styles.name}>{after ? before.description : <del>{before.description}</del>}</span>
      {!after && (
        <span className={styles.amount}>
          <del>{amount}</del>
        </span>
      )}
      <span className={styles.meta}>
        {!after && <span>{t('requests.deleted')}</span>}
        {editLines(edit).map(line => (
          <span key={line.before} className={styles.line}>
            <del>{line.before}</del> <span aria-hidden="true">→</span> <ins>{line.after}</ins>
          </span>
        ))}
      </span>
    </li>
  )
}
