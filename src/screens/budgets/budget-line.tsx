/** On home: the month's budget and what is left of it, in total and per day, or a link to set one. */
import { useSignals } from '@preact/signals-react/runtime'
import Target from 'lucide-react/icons/target'
import { ALL, type BudgetState, byFullness } from '../../../shared/domain/budget.ts'
import { formatMoney, ZERO } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import { BudgetBar, BudgetMark } from './budget-bar.tsx'
import styles from './budget-line.module.css'
import { leftText, limitText, scopeName } from './budget-text.ts'

export function BudgetLine() {
  useSignals()
  const { budgets, dashboard } = useStores()
  const states = budgets.states.value
  if (!states) return null
  const shown = states.find(({ scope }) => scope === ALL) ?? [...states].sort(byFullness)[0]
  if (shown) return <Standing shown={shown} others={states.filter(state => state !== shown)} />
  // Without spending no limit is offered.
  if (dashboard.data.value?.breakdown.length === 0) return null
  return (
    <button type="button" className={styles.set} onClick={deferUntilPaint(() => budgets.open())}>
      <Target size={20} aria-hidden="true" />
      {t('budget.set')}
    </button>
  )
}

interface StandingProps {
  readonly shown: BudgetState
  readonly others: readonly BudgetState[]
}

function Standing({ shown, others }: StandingProps) {
  useSignals()
  const { budgets, preferences } = useStores()
  const currency = preferences.currency.value
  const warned = others.filter(({ level }) => level !== 'within').sort(byFullness)
  return (
    <button type="button" className={styles.line} onClick={deferUntilPaint(() => budgets.open(shown.scope))}>
      <BudgetBar state={shown} />
      <span>
        <span className={styles.words}>
          <span>{limitText(shown, currency)}</span> <b>{leftText(shown, currency)}</b>
        </span>{' '}
        <span className={styles.words}>
          {shown.perDay > ZERO && (
            <span>{t('budget.perDay', { amount: formatMoney(shown.perDay, currency) })}</span>
          )}{' '}
          <BudgetMark state={shown} />
        </span>
      </span>
      {warned.length > 0 && (
        <span className={styles.others}>
          {warned.map(state => (
            <span key={state.scope}>
              {scopeName(state.scope)} <BudgetMark state={state} />{' '}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}
