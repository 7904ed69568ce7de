/** The learned rules, which can be deleted one by one, and the switch for learning. */
import { useSignals } from '@preact/signals-react/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect } from 'react'
import { isContradicted, type PhraseRule } from '../../../shared/domain/phrase-memory.ts'
import { dayName } from '../../i18n/dates.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { useStores } from '../use-stores.ts'
import styles from './profile.module.css'
import rows from './repeats.module.css'
import setting from './setting.module.css'
import { StopLearningDialog } from './stop-learning-dialog.tsx'

export function Learned() {
  useSignals()
  const { phrases } = useStores()
  useEffect(() => void phrases.refresh(), [phrases])
  const book = phrases.book.value
  return (
    <section className={styles.card} aria-labelledby="learned">
      <h2 id="learned">{t('phrases.title')}</h2>
      {book === null && phrases.failed.value && (
        <RetryAlert
          text={t('errors.network')}
          busy={phrases.loading.value}
          onRetry={() => void phrases.refresh()}
        />
      )}
      {book && (
        <label className={setting.setting}>
          <span>
            {t('phrases.learn')}
            <small>{t('phrases.learnText')}</small>
          </span>
          <input
            type="checkbox"
            checked={book.learning}
            disabled={phrases.busy.value}
            onChange={event => {
              if (event.target.checked) void phrases.learn()
              else phrases.askToStop()
            }}
          />
        </label>
      )}
      {book?.learning && book.rules.length === 0 && <p className={styles.muted}>{t('phrases.empty')}</p>}
      <ul>
        {book?.rules.map(rule => (
          <Row key={rule.id} rule={rule} />
        ))}
      </ul>
      {phrases.asking.value && <StopLearningDialog />}
    </section>
  )
}

function Row({ rule }: { readonly rule: PhraseRule }) {
  useSignals()
  const { phrases } = useStores()
  const { phrase, learnedOn } = rule
  return (
    <li className={rows.row}>
      <span className={rows.what}>
        <span className={rows.name}>“{phrase}”</span> → <b className={rows.name}>{meaningOf(rule)}</b>{' '}
        <small>{t('phrases.corrected', { day: dayName(learnedOn) })}</small>
      </span>
      <span className={rows.actions}>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-square="true"
          aria-label={t('phrases.forget', { phrase })}
          disabled={phrases.busy.value}
          onClick={() => void phrases.forget(rule)}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </span>
    </li>
  )
}

/** A contradicted value is asked for each time. */
function meaningOf({ learned }: PhraseRule): string {
  const { description, category, paymentMethod } = learned
  const parts = [
    description && (isContradicted(description) ? asked('fields.description') : description.value),
    category && (isContradicted(category) ? asked('fields.category') : categoryName(category.value)),
    paymentMethod &&
      (isContradicted(paymentMethod)
        ? asked('phrases.payment')
        : paymentMethod.value
          ? paymentName(paymentMethod.value)
          : t('phrases.noPayment')),
  ]
  return parts.filter(Boolean).join(' · ')
}

function asked(field: 'fields.description' | 'fields.category' | 'phrases.payment'): string {
  return t('receipt.doubt', { field: t(field) })
}
