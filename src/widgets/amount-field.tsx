/** An amount as it is typed: a numeric keyboard, the currency's symbol and its marks of thousands. */
import { useSignals } from '@preact/signals-react/runtime'
import { useRef, useState } from 'react'
import { NumericFormat } from 'react-number-format'
import {
  MAX_DIGITS,
  meantThousands,
  regroupTyped,
  rewriteInsertion,
} from '../../shared/domain/amount-input.ts'
import { CURRENCY_FACTS, type Currency } from '../../shared/domain/currency.ts'
import { formatMoney, MAX_AMOUNT, toMinor } from '../../shared/domain/money.ts'
import { followingScale, typeScale } from '../../shared/domain/typed-scale.ts'
import { AMOUNT_MARKS, GROUP_DIGITS } from '../../shared/domain/written-amount.ts'
import { t } from '../i18n/translate.ts'
import { Field } from './field.tsx'
import styles from './fields.module.css'
import { useNativeListeners } from './use-native-listeners.ts'

export interface AmountFieldProps {
  readonly label: string
  /** Plain text, see amount-input. */
  readonly value: string
  readonly currency: Currency
  /** Why it can't be taken. */
  readonly fault?: string | null
  readonly isDoubtful?: boolean
  readonly onChange: (plain: string) => void
}

export function AmountField(props: AmountFieldProps) {
  useSignals()
  const { label, value, currency, fault = null, isDoubtful = false, onChange } = props
  const [refused, setRefused] = useState<'unread' | 'tooLong' | null>(null)
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
      setRefused(null)
      const last = written.current
      written.current = writtenWith(event, last, currency)
      const isRead =
        written.current === '' ? rewrite(event, currency) : scale(event, written.current, currency)
      if (isRead === 'unread') {
        setRefused('unread')
        written.current = typeScale(last, currency).kind === 'rewritten' ? last : ''
      } else if (written.current === '') written.current = pastedScale(event, currency)
    },
    compositionstart({ target }) {
      if (target instanceof HTMLInputElement) before.current = target.value
    },
    input: leaveComposition,
    compositionend(event) {
      if (endComposition(event, currency, before.current) === 'unread') setRefused('unread')
    },
    blur() {
      written.current = ''
    },
    ...SELECT_ON_FOCUS,
  })

  return (
    <Field label={label} isDoubtful={isDoubtful} fault={refused ? refusalText(refused, currency) : fault}>
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
            isAllowed={({ value: typed }) => {
              const fits = (typed.split('.', 1)[0] ?? '').length <= MAX_DIGITS
              if (!fits) setRefused('tooLong')
              return fits
            }}
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

function refusalText(refused: 'unread' | 'tooLong', currency: Currency): string {
  if (refused === 'unread') return t('add.amountUnread')
  return t('add.amountAtMost', { max: formatMoney(toMinor(MAX_AMOUNT, currency), currency) })
}

/** Whether its digits fit a narrow field at full size: nine do, and twelve do at the next size. */
function lengthOf(plain: string): 'short' | 'long' | 'longest' {
  const digits = plain.replace('.', '').length
  return digits <= 9 ? 'short' : digits <= 12 ? 'long' : 'longest'
}

/** Replaces an insertion by its normalised text, as if typed; `unread` where it is no amount. */
function rewrite(event: InputEvent, currency: Currency): 'read' | 'unread' {
  const { target: input } = event
  const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? null
  if (!(input instanceof HTMLInputElement) || data === null || event.isComposing) return 'read'
  const atEnd = input.selectionEnd === input.value.length
  const rewritten = rewriteInsertion(input.value, data, atEnd, currency)
  if (rewritten.kind === 'asItIs') return 'read'
  event.preventDefault()
  if (rewritten.kind === 'unread') return 'unread'
  replace(input, rewritten.text)
  return 'read'
}

/** What is written with a scale word, with what is being typed at its end; empty where that is something else. */
function writtenWith(event: InputEvent, before: string, currency: Currency): string {
  const { data, isComposing, target: input } = event
  if (!(input instanceof HTMLInputElement) || isComposing || data === null) return ''
  return input.selectionStart === input.value.length
    ? followingScale(before, data, input.value, currency)
    : ''
}

/** What was pasted, where it ends with a scale word. */
function pastedScale(event: InputEvent, currency: Currency): string {
  const pasted = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').trim()
  return typeScale(pasted, currency).kind === 'rewritten' ? pasted : ''
}

/** Shows the amount that is written with a scale word. */
function scale(event: InputEvent, written: string, currency: Currency): 'read' | 'unread' | 'begun' {
  event.preventDefault()
  const { target: input } = event
  if (!(input instanceof HTMLInputElement)) return 'unread'
  const typed = typeScale(written, currency)
  if (typed.kind !== 'rewritten') return typed.kind
  replace(input, typed.text)
  return 'read'
}

/** Ignores input during a composition: a change would end it and leave the keyboard with outdated text. */
function leaveComposition(event: Event): void {
  if (event instanceof InputEvent && event.isComposing) event.stopPropagation()
}

/** What is no amount is taken back: the field shows what it did `before`. */
function endComposition(
  { target: input, data }: CompositionEvent,
  currency: Currency,
  before: string,
): 'read' | 'unread' {
  if (!(input instanceof HTMLInputElement)) return 'read'
  const rewritten =
    data === '' ? null : rewriteInsertion(data.length > 1 ? input.value : before, data, true, currency)
  if (rewritten?.kind === 'unread') {
    replace(input, before)
    return 'unread'
  }
  replace(input, data.length > 1 && rewritten?.kind === 'rewritten' ? rewritten.text : input.value)
  return 'read'
}

/** As the field's new text, which React is told of. */
function replace(input: HTMLInputElement, text: string): void {
  if (text !== input.value) input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** The amount whose focus came from a press that is still under way. */
let pressed: EventTarget | null = null

/**
 * Selects the content on focus, so that typing replaces it. After a press only at its end, as the browser
 * sets the caret after `focus`.
 */
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

/** Keeps a selection made by dragging. */
function select(input: EventTarget | null): void {
  if (input instanceof HTMLInputElement && input.selectionStart === input.selectionEnd) input.select()
}
