/** Details of one item that apply to others as well: currency, day, payment method. */
import type { Currency } from '../../domain/currency.ts'
import { isPaymentOfOthers } from '../clauses/payments-of-others.ts'
import { ownCurrency } from '../spans/resolve-amount.ts'
import type { SpokenDay, SpokenPayment } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyNamed, isCents } from '../words/currency-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'
import { namedPayments } from './named-payments.ts'

/** For each item its own value, else the last one before, else the first one after, else `otherwise`. */
function shareAlong<T>(own: readonly (T | null)[], otherwise: T): T[] {
  const first = own.find(value => value !== null) ?? otherwise
  let last = first
  return own.map(value => {
    last = value ?? last
    return last
  })
}

/** Whether a day precedes the item's own words, so that it applies from there on. */
function opens(day: SpokenDay, { amount, words }: DraftItem): boolean {
  return day.start < Math.min(amount.start, ...words.map(({ index }) => index))
}

const EARLIER = 'tadi'

/** Whether an item opens with today's 'tadi', behind one of another day: 'kemarin soto 15 ribu, tadi bubur 8 ribu'. */
function turnsBack({ words, amount }: DraftItem): boolean {
  const [first, next] = words.filter(({ kind, index }) => kind === 'word' && index < amount.start)
  return first?.word === EARLIER && next !== undefined && next.word !== 'yang'
}

/**
 * The day of each item: its own, else the last one before it. A day behind a list applies to the whole list,
 * a day behind an inner item to that item only; where a day opens an item, those before it are of today.
 */
export function shareDays(items: readonly DraftItem[], today: SpokenDay): SpokenDay[] {
  const at = items.findIndex(({ day }) => day !== null)
  const first = items[at]
  const isBehindAll = first?.day && !opens(first.day, first) && (at === 0 || at === items.length - 1)
  let last = isBehindAll ? first.day : today
  return items.map((item, index) => {
    const { day } = item
    const isInMidst = index > 0 && index < items.length - 1
    if (day && isInMidst && day.start > item.amount.start) return day
    const before = items[index - 1]
    const isCarried = before?.day && opens(before.day, before) && (!day || day.start === before.day.start)
    if (isCarried && turnsBack(item)) last = today
    else last = day ?? last
    return last
  })
}

const ALL = phraseSet(
  phraseList(`semua|semuanya|dua duanya|duaduanya|dua dua nya|keduanya|ketiganya|tiga tiganya|both|both of them|kabeh|kabehane|sadayana|the lot|all three|ketiga tiganya|all|all of it|all of them
  everything|all paid`),
)
/** Words around a payment method that may extend it to all items. */
const REACH = 4

function isForAll(utterance: Utterance, { start, end }: SpokenPayment): boolean {
  return containsPhrase(ALL, utterance.between(Math.max(0, start - REACH), end + REACH))
}

const FEE_OF_TRANSFER = phraseSet(
  phraseList(
    'admin|adminnya|biaya admin|biaya transfer|biaya tf|biaya adminnya|ongkos transfer|transfer fee',
  ),
)

/** The transfer right before its fee, which is paid along with it: 'transfer ke supplier 600 ribu, kena admin 6.500'. */
function transferBefore(items: readonly DraftItem[], at: number): SpokenPayment | null {
  const [before, fee] = [items[at - 1], items[at]]
  if (before?.payment?.method !== 'Bank Transfer' || !fee) return null
  return containsPhrase(FEE_OF_TRANSFER, fee.words) ? before.payment : null
}

/** Shortest thing with '-nya'. */
const LEAST_NYA = 6

/** In 'pesan pizza 97 ribu, pakai OVO pizzanya' the payment is of the thing named again. */
function isOfNamed({ tokens }: Utterance, { start, end }: SpokenPayment): boolean {
  const thing = tokens[end]?.word ?? ''
  if (thing.length < LEAST_NYA || !thing.endsWith('nya')) return false
  return tokens.slice(0, start).some(({ word }) => word === thing.slice(0, -'nya'.length))
}

/** A payment that was said of all before anything was named: 'Walmart, all on the debit card. Milk three eighty-six'. */
function saidOfAll(utterance: Utterance): SpokenPayment | null {
  for (const span of utterance.spans) {
    const isOfAll = span.kind === 'payment' && isForAll(utterance, span.payment)
    if (isOfAll && !isPaymentOfOthers(utterance, span.start)) return span.payment
  }
  return null
}

const GIVING: ReadonlySet<string> = new Set(
  phraseList('gave|put|handed|tipped|slipped|kasih|ngasih|kukasih|ngasi|kasi|tip'),
)

/** 'A card five forty nine and I put twenty cash in it', 'and I gave the man five dollars cash': the cash alone was given. */
function tellsGiving(item: DraftItem): boolean {
  return item.payment?.method === 'Cash' && item.words.some(({ word }) => GIVING.has(word))
}

const PURPOSES: ReadonlySet<string> = new Set(['for', 'to', 'buat', 'untuk'])

/** 'Salmon 22, coffee 3.50, and 10 cash for parking': told between a price and what it was for, the way of paying is of that alone. */
function isWithin({ tokens }: Utterance, { amount, words, payment }: DraftItem): boolean {
  const first = Math.min(...words.map(({ index }) => index))
  return (
    payment !== null &&
    payment.start === amount.end &&
    PURPOSES.has(tokens[payment.end]?.word ?? '') &&
    first >= payment.end
  )
}

/** Whether the last item has a day of its own and an earlier one another: 'Senin DP 100, barusan sisanya 250 pakai QRIS'. */
function isOfOtherDay({ day }: DraftItem, last: DraftItem | undefined): boolean {
  return day !== null && last?.day != null && day.day !== last.day.day
}

/**
 * The payment method of each item: its own; else one said of all, before the first item, or behind the last
 * one if no other item has one, for those of its day. One in the middle of a list applies to that item only.
 */
export function sharePayments(utterance: Utterance, items: readonly DraftItem[]): (SpokenPayment | null)[] {
  const named = namedPayments(utterance, items)
  if (named.size > 0) {
    const starts = new Set([...named.values()].map(({ start }) => start))
    const apart = ({ payment }: DraftItem) => (payment && !starts.has(payment.start) ? payment : null)
    return items.map(item => named.get(item) ?? apart(item))
  }
  const own = items.map(({ payment }) => payment)
  const said = own.filter(payment => payment !== null)
  const ofAll = saidOfAll(utterance)
  if (said.length === 0) return own.map(() => ofAll)
  const start = Math.min(
    ...items.flatMap(({ amount, words }) => [amount.start, ...words.map(({ index }) => index)]),
  )
  const last = own.at(-1)
  const ofLast = last && said.every(payment => payment.start === last.start) ? last : null
  const shared =
    said.find(payment => isForAll(utterance, payment)) ??
    said.find(payment => payment.start < start) ??
    ofLast
  const common = shared && isOfNamed(utterance, shared) ? null : shared
  const lastItem = items.at(-1)
  const isGiven =
    ofLast !== null && lastItem !== undefined && (tellsGiving(lastItem) || isWithin(utterance, lastItem))
  const isOfLast = ofLast !== null && common === ofLast && !isForAll(utterance, ofLast)
  const isApart = (item: DraftItem) => isOfLast && (isGiven || isOfOtherDay(item, lastItem))
  return items.map((item, at) => item.payment ?? (isApart(item) ? null : common) ?? transferBefore(items, at))
}

/** The only currency named in the transcript; null where there are none or two. */
function currencyInSight({ tokens }: Utterance): Currency | null {
  // 'Two Cents' is a shop: cents count only as part of an amount.
  const named = new Set<Currency>()
  for (const token of tokens) {
    const currency = isCents(token) ? null : currencyNamed(token)
    if (currency) named.add(currency)
  }
  const [only] = named
  return named.size === 1 ? (only ?? null) : null
}

function isInThousands(item: DraftItem | undefined): boolean {
  return item !== undefined && item.amount.scale >= 1000
}

/** The currency of each item; `fallback` where nothing leads to one. */
export function currencies(
  utterance: Utterance,
  items: readonly DraftItem[],
  fallback: Currency,
): { readonly currency: Currency; readonly said: boolean }[] {
  const own = items.map(({ amount }) => ownCurrency(amount))
  const inSight = currencyInSight(utterance)
  const said = inSight !== null || own.some(currency => currency !== null)
  // Thousands without a currency are not in dollars, even next to dollar amounts.
  const meant = own.map(
    (currency, at) => currency ?? (fallback === 'IDR' && isInThousands(items[at]) ? 'IDR' : null),
  )
  return shareAlong(meant, inSight ?? fallback).map(currency => ({ currency, said }))
}
