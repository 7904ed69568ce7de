/** What was heard, item by item, to look over and correct. */
import { useSignals } from '@preact/signals-react/runtime'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatPercent } from '../../i18n/numbers.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { Review } from '../../stores/review.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { useStores } from '../use-stores.ts'
import styles from './review.module.css'
import { ReviewCard } from './review-card.tsx'

export function ReviewDialog({ review }: { readonly review: Review }) {
  useSignals()
  const { review: store, today } = useStores()
  const { autoInserted, items, modified, saving, transcription, confidence, hardToHear } = review
  const count = items.length
  const settled = autoInserted && !modified

  return (
    <Dialog
      wide
      title={t(autoInserted ? 'review.titleAutoInserted' : 'review.title')}
      subtitle={
        autoInserted ? counted('review.subtitleAutoInserted', count) : t('review.subtitle', { count })
      }
      onClose={store.close}
      unsaved={modified}
      actions={
        <>
          {!settled && (
            <button type="button" className="button" onClick={hideDialogThen(store.close)}>
              {t(autoInserted ? 'review.discard' : 'common.cancel')}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-kind="primary"
            disabled={saving || count === 0}
            onClick={settled ? hideDialogThen(store.close) : () => void store.save()}
          >
            {saving ? t('common.saving') : saveLabel(review)}
          </button>
        </>
      }
    >
      <dl className={styles.heard}>
        <div>
          <dt>{t('review.transcript')}</dt>
          <dd>“{transcription}”</dd>
        </div>
        {confidence !== null && (
          <div>
            <dt>{t('review.confidence')}</dt>
            <dd>{formatPercent(confidence * 100)}</dd>
          </div>
        )}
      </dl>
      {hardToHear && (
        <p className={styles.hard}>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('review.hardToHear')}
        </p>
      )}
      {!autoInserted && <p className={styles.hint}>{t('review.hint')}</p>}
      <ol className={styles.cards} aria-label={t('review.list')}>
        {items.map((item, index) => (
          <ReviewCard
            key={item.key}
            item={item}
            number={index + 1}
            removable={count > 1}
            today={today()}
            onChange={form => store.change(item.key, form)}
            onRemove={() => store.remove(item.key)}
          />
        ))}
      </ol>
    </Dialog>
  )
}

function saveLabel({ autoInserted, modified, items }: Review): string {
  if (!autoInserted) return t('review.save', { count: items.length })
  return modified ? t('review.update', { count: items.length }) : t('common.close')
}
