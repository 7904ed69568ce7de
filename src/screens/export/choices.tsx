/** One of a few, as large radio buttons. */
import { useId } from 'react'
import styles from './choices.module.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly name: string
  /** In small print below the name. */
  readonly hint?: string
}

export interface ChoicesProps<Value extends string> {
  readonly label: string
  readonly chosen: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChoose: (value: Value) => void
}

export function Choices<Value extends string>({ label, chosen, choices, onChoose }: ChoicesProps<Value>) {
  const group = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map(({ value, name, hint }) => (
        <label key={value} className={styles.choice}>
          <input
            className="hearable"
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{name}</span>
          {hint && <small>{hint}</small>}
        </label>
      ))}
    </fieldset>
  )
}
