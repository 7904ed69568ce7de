/** The last 24 months to choose from, the latest first. */
import { useSignals } from '@preact/signals-react/runtime'
import Check from 'lucide-react/icons/check'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useStores } from '../use-stores.ts'
import styles from './month-dialog.module.css'

export interface MonthDialogProps {
  /** Null when the dialog was left. */
  readonly onChoose: (month: CalendarMonth | null) => void
}

export function MonthDialog({ onChoose }: MonthDialogProps) {
  useSignals()
  const { periodDetail } = useStores()
  const leave = () => onChoose(null)
  return (
    <Dialog
      title={t('expenses.chooseMonth')}
      onClose={leave}
      actions={
        <button type="button" className="button" onClick={hideDialogThen(leave)}>
          {t('common.cancel')}
        </button>
      }
    >
      <ul className={styles.months}>
        {periodDetail.pickerMonths().map(month => (
          <Month
            key={month}
            month={month}
            current={month === periodDetail.currentMonth()}
            selected={month === periodDetail.month()}
            onChoose={() => onChoose(month)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface MonthProps {
  readonly month: CalendarMonth
  readonly current: boolean
  readonly selected: boolean
  readonly onChoose: () => void
}

function Month({ month, current, selected, onChoose }: MonthProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.month}
        aria-current={selected}
        ref={button => {
          // React would focus it before the dialog opens; opening honours the attribute.
          button?.toggleAttribute('autofocus', selected)
        }}
        onClick={hideDialogThen(onChoose)}
      >
        <span className={styles.name}>
          {monthName(month)}
          {current && <span className={styles.badge}>{t('expenses.current')}</span>}
        </span>
        {selected && (
          <span className={styles.marker}>
            <Check size={20} aria-hidden="true" />
            {t('expenses.selected')}
          </span>
        )}
      </button>
    </li>
  )
}
