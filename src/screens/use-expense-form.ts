/** The state of a form for an expense: what is entered, and what is wrong with it once it was to be saved. */
import { useState } from 'react'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import { checkForm, type ExpenseForm, type FormFault } from '../../shared/domain/expense-form.ts'
import { useStores } from './use-stores.ts'

export function useExpenseForm(start: () => ExpenseForm) {
  const { today } = useStores()
  const [initial] = useState(start)
  const [form, setForm] = useState(initial)
  const [fault, setFault] = useState<FormFault | null>(null)

  /** A change takes the fault away. */
  function change(next: ExpenseForm): void {
    setForm(next)
    setFault(null)
  }

  /** Null where something is wrong, which then shows. */
  function check(): ExpenseDraft | null {
    const checked = checkForm(form, today())
    if (checked.kind !== 'invalid') return checked.draft
    setFault(checked.fault)
    return null
  }

  return { initial, form, fault, change, check }
}
