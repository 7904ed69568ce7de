/** Sets a monthly limit, in total or by category; all existing limits are below. */
import { useSignals } from '@preact/signals-react/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useId, useState } from 'react'
import { ALL, BUDGET_SCOPES, type Budget } from '../../../shared/domain/budget.ts'
import { type AmountFault, checkAmount } from '../../../shared/domain/expense-form.ts'
import { decimalText } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { AmountField } from '../../widgets/amount-field.tsx'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { Field } from '../../widgets/field.tsx'
import { useStores } from '../use-stores.ts'
import styles from './budget-dialog.module.css'
import { BudgetList } from './budget-list.tsx'
import { scopeName } from './budget-text.ts'

export function BudgetDialog() {
  useSignals()
  const { budgets, preferences } = useStores()
  const formId = useId()
  const [scope, setScope] = useState(budgets.dialog.peek()?.scope ?? ALL)
  const kept = budgets.list.value?.find(budget => budget.scope === scope) ?? null
  const currency = kept?.currency ?? preferences.currency.value
  const before = textOf(kept)
  /** Null: unchanged. */
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<AmountFault | null>(null)
  const busy = budgets.busy.value

  function pick(next: string): void {
    setScope(next)
    setTyped(null)
    setFault(null)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const checked = checkAmount(typed ?? before, currency)
    if (checked.kind === 'invalid') setFault(checked.fault)
    else void budgets.save({ scope, amount: checked.amount, currency })
  }

  return (
    <Dialog
      title={t('budget.title')}
      onClose={budgets.close}
      unsaved={typed !== null && typed !== before}
      actions={
        <DialogActions
          onCancel={budgets.close}
          label={t(busy ? 'common.saving' : 'budget.save')}
          disabled={busy}
          formId={formId}
        />
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <AmountField
          key={scope}
          label={t('budget.limit')}
          value={typed ?? before}
          currency={currency}
          fault={fault && t(`add.${fault}`)}
          onChange={amount => {
            setTyped(amount)
            setFault(null)
          }}
        />
        <Field label={t('budget.scope')}>
          {links => (
            <select {...links} value={scope} onChange={event => pick(event.target.value)}>
              {BUDGET_SCOPES.map(each => (
                <option key={each} value={each}>
                  {scopeName(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {kept && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            disabled={busy}
            onClick={() => void budgets.remove(kept)}
          >
            <Trash2 size={20} aria-hidden="true" />
            {t('budget.remove')}
          </button>
        )}
      </form>
      <BudgetList onPick={pick} picked={scope} />
    </Dialog>
  )
}

function textOf(budget: Budget | null): string {
  return budget ? decimalText(budget.amount, budget.currency) : ''
}
