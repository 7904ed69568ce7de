/** The time of cached data; nothing where it is up to date. */
import { useSignals } from '@preact/signals-react/runtime'
import { knownTime } from '../i18n/dates.ts'
import { t } from '../i18n/translate.ts'
import styles from './as-of.module.css'

export interface AsOfProps {
  /** In milliseconds since the epoch; null where it is up to date, or nothing is known. */
  readonly at: number | null
  readonly offline: boolean
  /** In milliseconds since the epoch. */
  readonly now: number
}

export function AsOf({ at, offline, now }: AsOfProps) {
  useSignals()
  if (at === null && !offline) return null
  const known = at === null ? null : t('offline.asOf', { time: knownTime(at, now) })
  return (
    <p className={styles.note} role={offline ? 'status' : undefined}>
      {[offline ? t('offline.label') : null, known].filter(part => part !== null).join(' · ')}
    </p>
  )
}
