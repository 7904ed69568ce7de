/**
 * A long list's rows in slices, each a list of its own, so that no step of showing it holds the page up: they come one
 * after another when the page is idle, and the browser lays out only those near the screen.
 */
import { useSignals } from '@preact/signals-react/runtime'
import { type CSSProperties, memo, useEffect, useMemo, useState } from 'react'
import type { Expense } from '../../domain/expense.ts'
import { dayName } from '../../i18n/dates.ts'
import { language } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { DetailRow } from './detail-row.tsx'
import styles from './expense-rows.module.css'
import { whenIdle } from './when-idle.ts'

/** Rows of one slice: a phone's screen full of them, few enough for one frame of a slow one. */
const SLICE = 10

export function ExpenseRows({ expenses }: { readonly expenses: readonly Expense[] }) {
  const slices = useMemo(() => cut(expenses), [expenses])
  const [shown, setShown] = useState(1)
  const more = shown < slices.length
  useEffect(() => (more ? whenIdle(() => setShown(shown + 1)) : undefined), [more, shown])
  return slices.slice(0, shown).map(slice => <Slice key={slice[0]?.id} expenses={slice} />)
}

const Slice = memo(function Slice({ expenses }: { readonly expenses: readonly Expense[] }) {
  useSignals()
  const { editing, selection } = useStores()
  const spoken = language.value
  return (
    <ul
      className={styles.slice}
      data-picking={selection.selecting.peek()}
      style={{ '--rows': expenses.length } as CSSProperties}
    >
      {expenses.map(expense => (
        <DetailRow
          key={expense.id}
          expense={expense}
          day={dayName(expense.date)}
          language={spoken}
          picked={selection.picked.peek().has(expense.id)}
          onOpen={editing.openEdit}
        />
      ))}
    </ul>
  )
})

function cut(expenses: readonly Expense[]): Expense[][] {
  return Array.from({ length: Math.ceil(expenses.length / SLICE) }, (_, index) =>
    expenses.slice(index * SLICE, (index + 1) * SLICE),
  )
}
