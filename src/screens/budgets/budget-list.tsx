/** All monthly limits with their state; a tap edits one in the form. */
import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { BudgetBar, BudgetMark } from './budget-bar.tsx'
import styles from './budget-dialog.module.css'
import { leftText, scopeName } from './budget-text.ts'

export interface BudgetListProps {
  readonly picked: string
  readonly onPick: (scope: string) => void
}

export function BudgetList({ picked, onPick }: BudgetListProps) {
  useSignals()
  const { budgets, preferences } = useStores()
  const headingId = useId()
  const states = budgets.states.value ?? []
  const currency = preferences.currency.value
  if (states.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('budget.list')}
      </h3>
      <ul>
        {states.map(state => (
          <li key={state.scope}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={state.scope === picked}
              onClick={() => onPick(state.scope)}
            >
              <span className={styles.words}>
                <b>{scopeName(state.scope)}</b> <BudgetMark state={state} />
              </span>
              <BudgetBar state={state} />
              <span className={styles.words}>
                <span>{leftText(state, currency)}</span>{' '}
                <span className={styles.limit}>
                  {t('budget.of', { amount: formatMoney(state.limit, currency) })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
