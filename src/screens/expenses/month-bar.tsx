/** The month on show, the way to its neighbours and to any of the last 24. */
import { useSignals } from '@preact/signals-react/runtime'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import styles from './month-bar.module.css'
import { MonthDialog } from './month-dialog.tsx'

export function MonthBar() {
  useSignals()
  const { periodDetail } = useStores()
  const [choosing, setChoosing] = useState(false)
  const name = monthName(periodDetail.month())
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('expenses.previousMonth')}
        disabled={periodDetail.isFirstMonth()}
        onClick={() => periodDetail.moveMonth(-1)}
      >
        <ChevronLeft size={24} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.month}
        aria-label={`${name}, ${t('expenses.chooseMonth')}`}
        aria-haspopup="dialog"
        onClick={deferUntilPaint(() => setChoosing(true))}
      >
        <CalendarDays size={20} aria-hidden="true" />
        {name}
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('expenses.nextMonth')}
        disabled={periodDetail.isCurrentMonth()}
        onClick={() => periodDetail.moveMonth(1)}
      >
        <ChevronRight size={24} aria-hidden="true" />
      </button>
      <p className="hearable" role="status">
        {name}
      </p>
      {choosing && (
        <MonthDialog
          onChoose={month => {
            setChoosing(false)
            if (month) periodDetail.showMonth(month)
          }}
        />
      )}
    </div>
  )
}
