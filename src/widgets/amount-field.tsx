/** An amount as it is typed: a numeric keyboard, the currency's symbol, rupiah grouped by thousands. */
import { useId, useLayoutEffect, useRef } from 'react'
import { caretAfterGrouping, groupAmount, plainAmount } from '../domain/amount-input.ts'
import { CURRENCY_FACTS, type Currency } from '../domain/currency.ts'
import styles from './fields.module.css'

export interface AmountFieldProps {
  readonly label: string
  readonly placeholder: string
  /** Plain text: digits and at most one point. */
  readonly value: string
  readonly currency: Currency
  readonly invalid?: boolean
  readonly onChange: (plain: string) => void
}

export function AmountField({ label, placeholder, value, currency, invalid, onChange }: AmountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = groupAmount(value, currency)

  // Regrouping moves the digits under the caret; without this it would jump to the end at each key.
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.amount}>
        <span aria-hidden="true">{CURRENCY_FACTS[currency].symbol}</span>
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={shown}
          aria-invalid={invalid}
          onChange={event => {
            const typed = event.target.value
            const plain = plainAmount(typed, currency)
            const next = groupAmount(plain, currency)
            caret.current = caretAfterGrouping(typed, event.target.selectionStart ?? typed.length, next)
            onChange(plain)
          }}
        />
      </span>
    </div>
  )
}
