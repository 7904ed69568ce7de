/** A change in percent: an arrow, a sign and a colour; more is red, less is green. */
import { useSignals } from '@preact/signals-react/runtime'
import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { formatChange } from '../i18n/numbers.ts'
import { t } from '../i18n/translate.ts'
import styles from './change.module.css'

export interface ChangeProps {
  /** Null where there is nothing to compare with. */
  readonly percent: number | null
}

export function Change({ percent }: ChangeProps) {
  useSignals()
  if (percent === null)
    return (
      <span className={styles.change} data-way="none">
        <span aria-hidden="true">–</span>
        <span className="hearable">{t('analytics.noChange')}</span>
      </span>
    )
  const way = wayOf(percent)
  const Icon = ICONS[way]
  return (
    <span className={styles.change} data-way={way}>
      <Icon size={16} aria-hidden="true" />
      {percent > MANYFOLD ? t('analytics.manyfold') : formatChange(percent)}
    </span>
  )
}

/** Ten times as much; of more, most often because there was next to nothing before, a percentage says nothing. */
const MANYFOLD = 900

type Way = 'up' | 'down' | 'level'

const ICONS = { up: TrendingUp, down: TrendingDown, level: Minus } as const

function wayOf(percent: number): Way {
  if (percent === 0) return 'level'
  return percent > 0 ? 'up' : 'down'
}
