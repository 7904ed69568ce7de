/** Whether a spoken question or correction is understood as it was meant. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ExpenseChange, SavedExpense } from '../../shared/domain/correction.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import { toMajor, toMinor } from '../../shared/domain/money.ts'
import { isPaymentMethod } from '../../shared/domain/payment-method.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { readRequest } from '../../shared/understanding/read-request.ts'
import type { Outcome, RequestSample, RequestScore, WrittenChange, WrittenExpense } from './request-sets.ts'
import { saidIn } from './sample.ts'
import { shareOf, shareText } from './share.ts'

export interface Judgement {
  readonly isRight: boolean
  readonly isHarmful: boolean
}

function savedOf({ items = [] }: RequestSample): SavedExpense[] {
  return items.map(({ amount, currency, date, payment_method, ...item }) => ({
    ...item,
    amount: toMinor(amount, currency),
    currency,
    date: date as CalendarDate,
    paymentMethod: payment_method !== null && isPaymentMethod(payment_method) ? payment_method : null,
  }))
}

function writtenChange(change: ExpenseChange, currencyOf: (id: string) => Currency): WrittenChange {
  if (change.kind === 'delete') return { item: change.id, delete: true }
  const { amount, paymentMethod, category, ...set } = change.set
  const currency = set.currency ?? currencyOf(change.id)
  return {
    item: change.id,
    set: {
      ...set,
      ...(amount === undefined ? {} : { amount: toMajor(amount, currency) }),
      ...(category === undefined ? {} : { category }),
      ...(paymentMethod === undefined ? {} : { payment_method: paymentMethod }),
    },
  }
}

/** What the product makes of the text. */
export function outcomeOf(sample: RequestSample): Outcome {
  const saved = savedOf(sample)
  const context = saidIn(sample)
  const request = readRequest(sample.text, saved, context)
  if (request?.kind === 'question') {
    const { period, ...question } = request.question
    return { kind: 'question', ...question, ...period }
  }
  if (request?.kind === 'correction') {
    if (request.correction.kind === 'ask') return { kind: 'ask' }
    const currencyOf = (id: string) => saved.find(one => one.id === id)?.currency ?? sample.currency
    return {
      kind: 'correction',
      changes: request.correction.changes.map(change => writtenChange(change, currencyOf)),
    }
  }
  if (request?.kind === 'confirmation') return { kind: 'neither' }
  const count = extractExpenses(sample.text, context).items.length
  return count > 0 ? { kind: 'expenses', count } : { kind: 'neither' }
}

/** Two are the same where these are equal; descriptions and words in any case, and with or without plural. */
function comparable(outcome: Outcome): unknown {
  if (outcome.kind === 'question') {
    const { what, from, to, category, words, payment } = outcome
    return ['question', what, from, to, category, words && singular(words), payment]
  }
  if (outcome.kind !== 'correction') return [outcome.kind, 'count' in outcome ? outcome.count : null]
  const changes = outcome.changes.map(change => {
    if (change.delete) return [change.item, 'deleted']
    const set = Object.entries(change.set).map(([key, value]) => [key, String(value).toLowerCase()])
    return [change.item, set.sort()]
  })
  return ['correction', changes.sort()]
}

function singular(words: string): string {
  return words
    .split(' ')
    .map(word => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ')
}

function isSame(one: Outcome, other: Outcome): boolean {
  const counts = one.kind === 'expenses' && other.kind === 'expenses' && other.count === undefined
  return counts || JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

/** Whether another item, or another field of one, is changed than in any of the outcomes that are right. */
function changesOthers(changes: readonly WrittenChange[], right: readonly Outcome[]): boolean {
  const allowed = right.flatMap(outcome => (outcome.kind === 'correction' ? outcome.changes : []))
  return !changes.every(change =>
    allowed.some(other => {
      if (other.item !== change.item) return false
      if (change.delete || other.delete) return change.delete === other.delete
      return (Object.keys(change.set) as (keyof WrittenExpense)[]).every(key => key in other.set)
    }),
  )
}

export function judge(sample: RequestSample): Judgement {
  const { also, ...expected } = sample.expected
  const right = [expected as Outcome, ...(also ?? []), ...(sample.also ?? [])]
  const outcome = outcomeOf(sample)
  const isRight = right.some(one => isSame(outcome, one))
  const isSaved = outcome.kind === 'expenses' && !right.some(({ kind }) => kind === 'expenses')
  const isChanged = outcome.kind === 'correction' && changesOthers(outcome.changes, right)
  return { isRight, isHarmful: !isRight && (isSaved || isChanged) }
}

export function requestScoreOf(samples: readonly RequestSample[]): RequestScore {
  const judgements = samples.map(judge)
  return {
    right: shareText(shareOf(judgements, ({ isRight }) => isRight)),
    harmful: judgements.filter(({ isHarmful }) => isHarmful).length,
  }
}
