/** The period's expenses, row by row: a tap opens one or, while picking is on, picks it. */
import { useSignals } from '@preact/signals-react/runtime'
import { memo } from 'react'
import type { Expense } from '../../../shared/domain/expense.ts'
import { dayName } from '../../i18n/dates.ts'
import { language } from '../../i18n/translate.ts'
import { ExpenseRow, type ExpenseRowProps } from '../../widgets/expense-row.tsx'
import { LongList } from '../../widgets/long-list.tsx'
import { useStores } from '../use-stores.ts'

/** That of a row whose description has one line. */
const ROW_HEIGHT = 64

export function ExpenseRows({ expenses }: { readonly expenses: readonly Expense[] }) {
  useSignals()
  const { editing, selection } = useStores()
  const spoken = language.value
  const picking = selection.selecting.value
  const picked = selection.picked.value
  return (
    <LongList
      items={expenses}
      keyOf={({ id }) => id}
      rowHeight={ROW_HEIGHT}
      render={expense => (
        <Row
          expense={expense}
          language={spoken}
          picked={picking ? picked.has(expense.id) : undefined}
          onOpen={editing.openEdit}
          onPick={selection.set}
        />
      )}
    />
  )
}

interface RowProps extends Omit<ExpenseRowProps, 'day'> {
  /** In which its texts are: another one renders it again. */
  readonly language: string
}

const Row = memo(function Row({ language: _, ...row }: RowProps) {
  return <ExpenseRow {...row} day={dayName(row.expense.date)} />
})
