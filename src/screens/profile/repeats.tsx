/** Recurring expenses: the next day of each, with actions to change or stop it. */
import { useSignals } from '@preact/signals-react/runtime'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import type { RecurringRule } from '../../../shared/domain/recurring.ts'
import { dayName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { scheduleText } from '../schedule-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './profile.module.css'
import own from './repeats.module.css'
import { RuleDialog } from './rule-dialog.tsx'

export function Repeats() {
  useSignals()
  const { recurring } = useStores()
  const [edited, setEdited] = useState<RecurringRule | null>(null)
  useEffect(() => void recurring.refresh(), [recurring])
  const list = recurring.list.value
  return (
    <section className={styles.card} aria-labelledby="repeats">
      <h2 id="repeats">{t('repeat.title')}</h2>
      {list === null && recurring.failed.value && (
        <RetryAlert
          text={t('errors.network')}
          busy={recurring.loading.value}
          onRetry={() => void recurring.refresh()}
        />
      )}
      {list?.length === 0 && <p className={styles.muted}>{t('repeat.empty')}</p>}
      <ul>
        {list?.map(rule => (
          <Row key={rule.id} rule={rule} onEdit={setEdited} />
        ))}
      </ul>
      {edited && <RuleDialog key={edited.id} rule={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

interface RowProps {
  readonly rule: RecurringRule
  readonly onEdit: (rule: RecurringRule) => void
}

function Row({ rule, onEdit }: RowProps) {
  useSignals()
  const { recurring } = useStores()
  const { amount, currency, description, schedule, nextDay, paused } = rule
  const busy = recurring.busy.value
  const Toggle = paused ? Play : Pause
  /** Two may be of the same name. */
  const what = `${description} ${formatMoney(amount, currency)}`
  return (
    <li className={own.row}>
      <button
        type="button"
        className={own.what}
        aria-haspopup="dialog"
        disabled={busy}
        onClick={deferUntilPaint(() => onEdit(rule))}
      >
        <span className={own.name}>{description}</span> <b>{formatMoney(amount, currency)}</b>{' '}
        <small>
          {scheduleText(schedule)} ·{' '}
          {paused ? t('repeat.paused') : t('repeat.next', { day: dayName(nextDay) })}
        </small>
      </button>
      <span className={own.actions}>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-square="true"
          aria-label={t(paused ? 'repeat.resume' : 'repeat.pause', { what })}
          disabled={busy}
          onClick={() => void recurring.pause(rule, !paused)}
        >
          <Toggle size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-square="true"
          aria-label={t('repeat.delete', { what })}
          disabled={busy}
          onClick={() => void recurring.remove(rule)}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </span>
    </li>
  )
}
