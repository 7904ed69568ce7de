/** How much of a limit is used, as a bar; and the mark of one that is near or reached, in shape and word. */
import { useSignals } from '@preact/signals-react/runtime'
import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { CSSProperties } from 'react'
import type { BudgetState } from '../../../shared/domain/budget.ts'
import { t } from '../../i18n/translate.ts'
import styles from './budget-bar.module.css'

export interface BudgetPartProps {
  readonly state: BudgetState
}

/** Says in colour what the words beside it say. */
export function BudgetBar({ state: { percent, level } }: BudgetPartProps) {
  return (
    <span className={styles.track} data-level={level} aria-hidden="true">
      <span className={styles.used} style={{ '--share': Math.min(percent, 100) } as CSSProperties} />
    </span>
  )
}

/** Nothing while the limit is far. */
export function BudgetMark({ state: { percent, level } }: BudgetPartProps) {
  useSignals()
  if (level === 'within') return null
  const Shape = level === 'near' ? TriangleAlert : CircleAlert
  return (
    <span className={styles.mark} data-level={level}>
      <Shape size={14} aria-hidden="true" />
      {t('budget.used', { percent })}
    </span>
  )
}
