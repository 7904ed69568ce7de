/** One of a few names as chips, or none of them. */
import { useId } from 'react'
import { t } from '../../i18n/translate.ts'
import styles from './filter-dialog.module.css'

export interface FilterChoiceProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  /** Null: any. */
  readonly chosen: Value | null
  readonly onChoose: (value: Value | null) => void
}

export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, values, nameOf, chosen, onChoose } = props
  const group = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {[null, ...values].map(value => (
        <label key={value} className={styles.choice}>
          <input
            className="hearable"
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {value === null ? t('expenses.any') : nameOf(value)}
        </label>
      ))}
    </fieldset>
  )
}
