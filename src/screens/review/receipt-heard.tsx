/** What was heard, in quotes, and how sure the understanding is of it. */
import { useSignals } from '@preact/signals-react/runtime'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatPercent } from '../../i18n/numbers.ts'
import { t } from '../../i18n/translate.ts'
import type { ReceiptGroup } from '../../stores/receipt/receipt.ts'
import { otherMoneyText } from '../other-money-text.ts'
import styles from './receipt-heard.module.css'

export function ReceiptHeard({ group }: { readonly group: ReceiptGroup }) {
  useSignals()
  const { transcription, confidence, hardToHear, typed, besides, capped } = group
  return (
    <>
      {transcription !== '' && (
        <div className={styles.heard}>
          <dl>
            <dt className="hearable">{t(typed ? 'receipt.typed' : 'review.transcript')}</dt>
            <dd className={styles.quote}>“{transcription}”</dd>
          </dl>
          {confidence !== null && (
            <details className={styles.details}>
              <summary>{t('receipt.details')}</summary>
              <dl>
                <dt>{t('review.confidence')}</dt>
                <dd className={styles.sure}>{formatPercent(confidence * 100)}</dd>
              </dl>
            </details>
          )}
        </div>
      )}
      {besides && <p className={styles.besides}>{otherMoneyText(besides)}</p>}
      {capped && <p className={styles.hard}>{t('receipt.capped')}</p>}
      {hardToHear && (
        <p className={styles.hard}>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('review.hardToHear')}
        </p>
      )}
    </>
  )
}
