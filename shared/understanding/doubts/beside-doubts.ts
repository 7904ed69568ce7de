/** Details of an utterance that an item does not have: a trade, a payment method, a day. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { BesideDoubt } from '../../domain/doubt.ts'
import type { DraftItem } from '../items/draft-item.ts'
import { PAYMENT_CUES, type PaymentCue } from '../spans/payment-words.ts'
import type { SpokenDay, SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { namesDay, WORK } from './beside-words.ts'
import { isServed } from './served-trade.ts'

const DAYS_OF_WEEK = 7
/** Words next to a weekday that put it a week back. */
const AGO: ReadonlySet<string> = new Set(['last', 'lalu', 'ago'])

/** Details of the whole utterance. */
export interface SaidOverall {
  readonly isWork: boolean
  readonly payments: readonly PaymentCue[]
  readonly days: readonly CalendarDate[]
  readonly hasDayWord: boolean
}

/** The final details of an item, and whether others follow. */
export interface PutDown {
  readonly category: Category | null
  readonly isTradeNamed: boolean
  readonly day: SpokenDay
  readonly payment: SpokenPayment | null
  readonly isLast: boolean
}

function paymentsNamed(tokens: readonly Token[]): PaymentCue[] {
  const named: PaymentCue[] = []
  for (let at = 0; at < tokens.length; ) {
    const cue = matchPhrase(PAYMENT_CUES, tokens, at)
    if (cue) named.push(cue.value)
    at = cue?.end ?? at + 1
  }
  return named
}

export function saidOverall({ tokens, spans }: Utterance): SaidOverall {
  return {
    isWork: isServed(WORK, tokens),
    payments: paymentsNamed(tokens),
    days: spans.flatMap(span => (span.kind === 'day' ? [span.day.day] : [])),
    hasDayWord: spans.some(
      ({ kind, start, end }) => kind === 'words' && tokens.slice(start, end).some(namesDay),
    ),
  }
}

function isAmbiguous({ tokens, clock }: Utterance, { day, start, end }: SpokenDay): boolean {
  const isSaid = end > start
  if (!isSaid || day !== addDays(clock.today, -DAYS_OF_WEEK)) return false
  return !tokens.slice(start, end).some(({ word }) => AGO.has(word))
}

export function besideDoubts(
  utterance: Utterance,
  item: DraftItem,
  { isWork, payments, days, hasDayWord }: SaidOverall,
  { category, isTradeNamed, day, payment, isLast }: PutDown,
): Record<BesideDoubt, boolean> {
  const isBusiness = category === 'Business'
  const others = payments.filter(({ method }) => method !== payment?.method)
  return {
    tradeUnheeded: isTradeNamed && !isBusiness,
    workUnheeded: isWork && !isBusiness,
    otherPaymentSaid: others.some(({ ambiguous }) => !ambiguous),
    otherPaymentPossible: others.some(({ ambiguous }) => ambiguous),
    paymentShared: payment !== null && item.payment === null,
    otherDaySaid: days.some(said => said !== day.day),
    dayShared: item.day === null && day.end > 0,
    dayAmidst: item.day !== null && item.day.start > item.amount.start && !isLast,
    dayAmbiguous: isAmbiguous(utterance, day),
    dayWordUnused: hasDayWord,
  }
}
