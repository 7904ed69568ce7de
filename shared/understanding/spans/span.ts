/** A transcript cut into spans with a meaning, in the order they were said. */
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpeakersClock } from '../days/clock.ts'
import { readDay, type SpokenDay } from '../days/day-phrase.ts'
import { isNightly } from '../days/nightly-rate.ts'
import { readTime } from '../days/time-of-day.ts'
import { readCounting, readTelephone } from '../numbers/counting.ts'
import type { Token } from '../words/token.ts'
import { placesBetween } from '../words/token-indexes.ts'
import { isUnit } from '../words/units.ts'
import { readAmount, type SpokenAmount } from './amount.ts'
import {
  type BreakKind,
  type CorrectionKind,
  readBreak,
  readCancel,
  readContrast,
  readCorrection,
} from './delimiters.ts'
import { readDenial } from './denial.ts'
import { isCount, readName } from './non-monetary-numbers.ts'
import { readPayment } from './payment.ts'

/** An `aside` is neither amount nor description: a time of day, the denied half of 'bukan 20 ribu tapi 25 ribu'. */
export type Span =
  | { readonly kind: 'word'; readonly at: number }
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }
  | { readonly kind: 'day'; readonly day: SpokenDay; readonly at: number }
  | { readonly kind: 'aside'; readonly at: number; readonly end: number }
  | {
      readonly kind: 'payment'
      readonly method: PaymentMethod
      readonly explicit: boolean
      readonly at: number
      readonly end: number
    }
  | {
      readonly kind: 'break'
      readonly break: BreakKind
      readonly at: number
      readonly end: number
      readonly asked: boolean
    }
  | {
      readonly kind: 'correction'
      readonly correction: CorrectionKind
      readonly at: number
      readonly end: number
    }
  | { readonly kind: 'cancel'; readonly at: number; readonly end: number }

function spansAt(tokens: readonly Token[], at: number, clock: SpeakersClock): { spans: Span[]; end: number } {
  const words = (end: number) => ({
    spans: placesBetween(at, end).map((place): Span => ({ kind: 'word', at: place })),
    end,
  })
  const name = readName(tokens, at)
  if (name !== null) return words(name)
  const day = readDay(tokens, at, clock)
  if (day && isNightly(tokens, at)) return { spans: [{ kind: 'aside', at, end: at + 1 }], end: at + 1 }
  if (day) return { spans: [{ kind: 'day', day, at }], end: day.end }
  const time = readTime(tokens, at)
  if (time !== null) return { spans: [{ kind: 'aside', at, end: time }], end: time }
  const taken = readDenial(tokens, at, clock)
  if (taken !== null)
    return { spans: [{ kind: 'correction', correction: 'strong', at, end: taken }], end: taken }
  const denied = readContrast(tokens, at)
  if (denied !== null) return { spans: [{ kind: 'aside', at, end: denied }], end: denied }
  const called = readTelephone(tokens, at)
  if (called !== null) return words(called)
  const counted = readCounting(tokens, at)
  if (counted !== null) return words(counted)
  const amount = readAmount(tokens, at)
  if (amount) {
    if (!isCount(tokens, amount, clock)) return { spans: [{ kind: 'amount', amount }], end: amount.end }
    return words(isUnit(tokens[amount.end]) ? amount.end + 1 : amount.end)
  }
  const payment = readPayment(tokens, at)
  if (payment) {
    const { method, explicit, alsoThing, end } = payment
    const span: Span = { kind: 'payment', method, explicit, at, end }
    return { spans: alsoThing ? [span, ...words(end).spans] : [span], end }
  }
  const cancel = readCancel(tokens, at)
  if (cancel !== null) return { spans: [{ kind: 'cancel', at, end: cancel }], end: cancel }
  const correction = readCorrection(tokens, at)
  if (correction) {
    const { value, end } = correction
    return { spans: [{ kind: 'correction', correction: value, at, end }], end }
  }
  const breaks = readBreak(tokens, at)
  if (breaks) {
    const { value, end } = breaks
    return { spans: [{ kind: 'break', break: value, at, end, asked: tokens[at]?.text === '?' }], end }
  }
  return words(at + 1)
}

/** Every token in one span or more: a transfer to somebody is a way of paying and words. */
export function recogniseSpans(tokens: readonly Token[], clock: SpeakersClock): Span[] {
  const spans: Span[] = []
  let at = 0
  while (at < tokens.length) {
    const { spans: found, end } = spansAt(tokens, at, clock)
    spans.push(...found)
    at = Math.max(end, at + 1)
  }
  return spans
}
