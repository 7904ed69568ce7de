/** The month so far against the same days of the month before. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Currency } from '../../../shared/domain/currency.ts'
import { changePercent } from '../../../shared/domain/totals.ts'
import { daysName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import type { Dashboard } from '../../stores/figures/dashboard.ts'
import { Change } from '../../widgets/change.tsx'
import styles from './compared.module.css'

export interface ComparedProps {
  readonly figures: Dashboard | null
  readonly currency: Currency
}

/** Renders nothing where the backend does not send it. */
export function Compared({ figures, currency }: ComparedProps) {
  useSignals()
  if (!figures) return <dd className={styles.compared}>&nbsp;</dd>
  const { comparedWith, monthSpend } = figures
  if (!comparedWith) return null
  const percent = changePercent(monthSpend[currency], comparedWith.totals[currency])
  const days = daysName(comparedWith)
  return (
    <dd className={styles.compared}>
      {percent === null ? (
        t('dashboard.nothingBefore', { days })
      ) : (
        <>
          <Change percent={percent} /> {t('analytics.comparedWith', { days })}
        </>
      )}
    </dd>
  )
}
