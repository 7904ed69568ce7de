/** The used part of a limit as a bar, and a mark by shape and word where the limit is near or reached. */
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

/** Repeats in colour what the text beside it says. */
export function BudgetBar({ state: { percent, level } }: BudgetPartProps) {
  return (
    <span className={styles.track} data-level={level} aria-hidden="true">
      <span className={styles.used} style={{ '--share': Math.min(percent, 100) } as CSSProperties} />
    </span>
  )
}

/** Renders nothing while the limit is not near. */
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
