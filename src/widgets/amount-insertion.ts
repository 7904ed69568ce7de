/** What becomes of the text that is typed, pasted or composed into an amount field. */
import { rewriteInsertion } from '../../shared/domain/amount-input.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import { followingScale, typeScale } from '../../shared/domain/typed-scale.ts'

/** Replaces an insertion by its normalised text, as if typed; `unread` where it is no amount. */
export function rewrite(event: InputEvent, currency: Currency): 'read' | 'unread' {
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

/**
 * Whether a further character comes behind what is there: '15+5' stays refused, though '+' was left out, as 155 is not what
 * was meant.
 */
export function isTypedOn({ inputType, target: input }: InputEvent): boolean {
  return (
    inputType === 'insertText' &&
    input instanceof HTMLInputElement &&
    input.selectionStart === input.selectionEnd
  )
}

/** What is written with a scale word, with what is being typed at its end; empty where that is something else. */
export function writtenWith(event: InputEvent, before: string, currency: Currency): string {
  const { data, isComposing, target: input } = event
  if (!(input instanceof HTMLInputElement) || isComposing || data === null) return ''
  return input.selectionStart === input.value.length
    ? followingScale(before, data, input.value, currency)
    : ''
}

/** What was pasted, where it ends with a scale word. */
export function pastedScale(event: InputEvent, currency: Currency): string {
  const pasted = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').trim()
  return typeScale(pasted, currency).kind === 'rewritten' ? pasted : ''
}

/** Shows the amount that is written with a scale word. */
export function scale(event: InputEvent, written: string, currency: Currency): 'read' | 'unread' | 'begun' {
  event.preventDefault()
  const { target: input } = event
  if (!(input instanceof HTMLInputElement)) return 'unread'
  const typed = typeScale(written, currency)
  if (typed.kind !== 'rewritten') return typed.kind
  replace(input, typed.text)
  return 'read'
}

/** Ignores input during a composition: a change would end it and leave the keyboard with outdated text. */
export function leaveComposition(event: Event): void {
  if (event instanceof InputEvent && event.isComposing) event.stopPropagation()
}

/** What is no amount is taken back: the field shows what it did `before`. */
export function endComposition(
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
