/** How the month's budgets stand, for who asks, and the way to them. */
import { useSignals } from '@preact/signals-react/runtime'
import { ALL, type BudgetState, byFullness } from '../../../shared/domain/budget.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { t } from '../../i18n/translate.ts'
import { leftText, limitText } from '../budgets/budget-text.ts'
import { useStores } from '../use-stores.ts'
import { SentenceActions } from './sentence-actions.tsx'
import styles from './sentence-preview.module.css'

/** So many are told: the one of everything, and the fullest. */
const MOST_TOLD = 3

export function BudgetAnswer() {
  useSignals()
  const { budgets, preferences, typed } = useStores()
  const text = answerText(budgets.states.value, preferences.currency.value)
  const isSet = budgets.states.value?.[0] !== undefined
  return (
    <div className={styles.preview}>
      <p className={styles.told} role="status">
        {text}
      </p>
      <SentenceActions
        label={t(isSet ? 'budget.open' : 'budget.set')}
        onChoose={() => {
          typed.value = ''
          budgets.open()
        }}
      />
    </div>
  )
}

/** `states` are null while they or the month's figures are not known. */
function answerText(states: readonly BudgetState[] | null, currency: Currency): string {
  if (!states) return t('budget.notKnown')
  if (states.length === 0) return t('budget.noneSet')
  const ofAll = states.filter(({ scope }) => scope === ALL)
  const others = states.filter(({ scope }) => scope !== ALL).sort(byFullness)
  return [...ofAll, ...others]
    .slice(0, MOST_TOLD)
    .map(state => `${limitText(state, currency)} · ${leftText(state, currency)}`)
    .join('. ')
}
