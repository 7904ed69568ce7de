/** An amount as it is typed: a numeric keyboard, the currency's symbol and its marks of thousands. */
import { useRef } from 'react'
import { NumericFormat } from 'react-number-format'
import {
  AMOUNT_MARKS,
  GROUP_DIGITS,
  MAX_DIGITS,
  regroupTyped,
  rewriteInsertion,
} from '../../shared/domain/amount-input.ts'
import { CURRENCY_FACTS, type Currency } from '../../shared/domain/currency.ts'
import { Field } from './field.tsx'
import styles from './fields.module.css'
import { useNativeListeners } from './use-native-listeners.ts'

export interface AmountFieldProps {
  readonly label: string
  readonly placeholder: string
  /** Plain text, see amount-input. */
  readonly value: string
  readonly currency: Currency
  readonly invalid?: boolean
  readonly isDoubtful?: boolean
  readonly onChange: (plain: string) => void
}

export function AmountField(props: AmountFieldProps) {
  const { label, placeholder, value, currency, invalid, isDoubtful = false, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const { group, decimal } = AMOUNT_MARKS[currency]
  const { symbol } = CURRENCY_FACTS[currency]
  useNativeListeners(input, {
    beforeinput: event => rewrite(event, currency),
    input: leaveComposition,
    compositionend: event => endComposition(event, currency),
    ...SELECT_ON_FOCUS,
  })

  return (
    <Field label={label} isDoubtful={isDoubtful}>
      {links => (
        <span className={styles.amount} data-symbol={symbol} data-length={lengthOf(value)}>
          <span aria-hidden="true">{symbol}</span>
          <NumericFormat
            {...links}
            getInputRef={input}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            valueIsNumericString
            allowNegative={false}
            thousandSeparator={group}
            decimalSeparator={decimal}
            // A numeric keyboard may have only one of them.
            allowedDecimalSeparators={[',', '.']}
            // One more than a currency has: three may turn out to be thousands.
            decimalScale={GROUP_DIGITS}
            isAllowed={({ value: typed }) => (typed.split('.', 1)[0] ?? '').length <= MAX_DIGITS}
            aria-invalid={invalid}
            onValueChange={({ value: typed }, { source }) => {
              if (source === 'event') onChange(regroupTyped(typed, currency))
            }}
          />
        </span>
      )}
    </Field>
  )
}

/** Whether its digits fit a narrow field at full size: nine do, and twelve do at the next size. */
function lengthOf(plain: string): 'short' | 'long' | 'longest' {
  const digits = plain.replace('.', '').length
  return digits <= 9 ? 'short' : digits <= 12 ? 'long' : 'longest'
}

/** Puts what an insertion means in its place, as if it had been typed so. */
function rewrite(event: InputEvent, currency: Currency): void {
  const { target: input, data } = event
  if (!(input instanceof HTMLInputElement) || data === null || event.isComposing) return
  const atEnd = input.selectionEnd === input.value.length
  const text = rewriteInsertion(input.value, data, atEnd, currency)
  if (text === null) return
  event.preventDefault()
  replace(input, text)
}

/** A change of the text would end the composition, and leave the keyboard with a text that is not there any more. */
function leaveComposition(event: Event): void {
  if (event instanceof InputEvent && event.isComposing) event.stopPropagation()
}

function endComposition({ target: input, data }: CompositionEvent, currency: Currency): void {
  if (!(input instanceof HTMLInputElement)) return
  const text = data.length > 1 ? rewriteInsertion(input.value, data, true, currency) : null
  replace(input, text ?? input.value)
}

/** As the field's new text, which React is told of. */
function replace(input: HTMLInputElement, text: string): void {
  if (text !== input.value) input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** The amount whose focus came from a press that is still under way. */
let pressed: EventTarget | null = null

/** What was there is replaced by typing. The browser sets the caret after `focus`, so a press selects at its end. */
const SELECT_ON_FOCUS = {
  mousedown: ({ currentTarget: input }: MouseEvent) => {
    pressed = input === document.activeElement ? null : input
  },
  focus: ({ currentTarget: input }: FocusEvent) => select(input),
  click: ({ currentTarget: input }: MouseEvent) => {
    if (pressed === input) select(input)
    pressed = null
  },
}

/** A part that was selected by dragging stays so. */
function select(input: EventTarget | null): void {
  if (input instanceof HTMLInputElement && input.selectionStart === input.selectionEnd) input.select()
}
