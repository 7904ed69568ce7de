/** An amount as it is typed: a numeric keyboard, the currency's symbol and its marks of thousands. */
import { useSignals } from '@preact/signals-react/runtime'
import { useRef, useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { isTooLarge, meantThousands, regroupTyped } from '../../shared/domain/amount-input.ts'
import { CURRENCY_FACTS, type Currency } from '../../shared/domain/currency.ts'
import { formatMoney, MAX_AMOUNT, toMinor } from '../../shared/domain/money.ts'
import { typeScale } from '../../shared/domain/typed-scale.ts'
import { AMOUNT_MARKS, GROUP_DIGITS } from '../../shared/domain/written-amount.ts'
import { t } from '../i18n/translate.ts'
import {
  endComposition,
  isTypedOn,
  leaveComposition,
  pastedScale,
  rewrite,
  scale,
  writtenWith,
} from './amount-insertion.ts'
import { Field } from './field.tsx'
import styles from './fields.module.css'
import { useHeldSubmit } from './held-submit.ts'
import { SELECT_ON_FOCUS } from './select-on-focus.ts'
import { useNativeListeners } from './use-native-listeners.ts'

export interface AmountFieldProps {
  readonly label: string
  /** Plain text, see amount-input. */
  readonly value: string
  readonly currency: Currency
  /** Why it can't be taken. */
  readonly fault?: string | null
  readonly isDoubtful?: boolean
  readonly reason?: string | undefined
  readonly onChange: (plain: string) => void
}

export function AmountField(props: AmountFieldProps) {
  useSignals()
  const { label, value, currency, fault = null, isDoubtful = false, reason, onChange } = props
  /** Of what was typed or pasted something was left out: what is shown is not what was meant. */
  const [isUnread, setUnread] = useState(false)
  /** What the field showed before the composition that is under way. */
  const before = useRef('')
  /** Typed or pasted with a scale word, or its beginning, at its end: `25r` of `25rb`, of which 25.000 is shown. */
  const written = useRef('')
  /** A saved amount may really be this small. */
  const [isTyped, setTyped] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { group, decimal } = AMOUNT_MARKS[currency]
  const { symbol, fractionDigits } = CURRENCY_FACTS[currency]
  const meant = isTyped ? meantThousands(value, currency) : null
  useNativeListeners(input, {
    beforeinput(event) {
      if (!isTypedOn(event)) setUnread(false)
      const last = written.current
      written.current = writtenWith(event, last, currency)
      const isRead =
        written.current === '' ? rewrite(event, currency) : scale(event, written.current, currency)
      if (isRead === 'unread') {
        setUnread(true)
        written.current = typeScale(last, currency).kind === 'rewritten' ? last : ''
      } else if (written.current === '') written.current = pastedScale(event, currency)
      else if (isRead === 'read') setUnread(false)
    },
    compositionstart({ target }) {
      if (target instanceof HTMLInputElement) before.current = target.value
    },
    input: leaveComposition,
    compositionend(event) {
      if (endComposition(event, currency, before.current) === 'unread') setUnread(true)
    },
    blur() {
      written.current = ''
    },
    ...SELECT_ON_FOCUS,
  })
  useHeldSubmit(input, isUnread)

  return (
    <Field
      label={label}
      isDoubtful={isDoubtful}
      reason={reason}
      fault={isUnread ? t('add.amountUnread') : isTooLarge(value) ? atMostText(currency) : fault}
    >
      {links => (
        <span className={styles.amount} data-symbol={symbol} data-length={lengthOf(value)}>
          <span aria-hidden="true">{symbol}</span>
          <NumericFormat
            {...links}
            getInputRef={input}
            inputMode="decimal"
            autoComplete="off"
            placeholder={fractionDigits === 0 ? '0' : t('fields.amountPlaceholder')}
            value={value}
            valueIsNumericString
            allowNegative={false}
            thousandSeparator={group}
            decimalSeparator={decimal}
            // Numeric keyboards may have only one of them.
            allowedDecimalSeparators={[',', '.']}
            // One more than any currency has, as three digits may turn out to be thousands.
            decimalScale={GROUP_DIGITS}
            onValueChange={({ value: typed }, { source }) => {
              if (source !== 'event') return
              setTyped(true)
              onChange(regroupTyped(typed, currency))
            }}
          />
          {meant !== null && (
            <button
              type="button"
              className={styles.meant}
              // The field keeps the focus, and with it the keyboard.
              onMouseDown={event => event.preventDefault()}
              onClick={() => {
                setUnread(false)
                onChange(meant)
                input.current?.focus()
              }}
            >
              {formatMoney(toMinor(Number(meant), currency), currency)}?
            </button>
          )}
        </span>
      )}
    </Field>
  )
}

function atMostText(currency: Currency): string {
  return t('add.amountAtMost', { max: formatMoney(toMinor(MAX_AMOUNT, currency), currency) })
}

/** Whether its digits fit a narrow field at full size: nine do, and twelve do at the next size. */
function lengthOf(plain: string): 'short' | 'long' | 'longest' {
  const digits = plain.replace('.', '').length
  return digits <= 9 ? 'short' : digits <= 12 ? 'long' : 'longest'
}
