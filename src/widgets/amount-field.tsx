/** An amount as it is typed: a numeric keyboard, the currency's symbol, rupiah grouped by thousands. */
import { useLayoutEffect, useRef } from 'react'
import { caretAfterGrouping, groupAmount, plainAmount } from '../domain/amount-input.ts'
import { CURRENCY_FACTS, type Currency } from '../domain/currency.ts'
import { Field } from './field.tsx'
import styles from './fields.module.css'

export interface AmountFieldProps {
  readonly label: string
  readonly placeholder: string
  /** Plain text: digits and at most one point. */
  readonly value: string
  readonly currency: Currency
  readonly invalid?: boolean
  readonly isDoubtful?: boolean
  readonly onChange: (plain: string) => void
}

export function AmountField(props: AmountFieldProps) {
  const { label, placeholder, value, currency, invalid, isDoubtful = false, onChange } = props
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
    <Field label={label} isDoubtful={isDoubtful}>
      {links => (
        <span className={styles.amount}>
          <span aria-hidden="true">{CURRENCY_FACTS[currency].symbol}</span>
          <input
            {...links}
            ref={input}
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
      )}
    </Field>
  )
}
