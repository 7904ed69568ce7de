/** Recognises a question about what was spent: 'minggu ini habis berapa buat makan?' */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { SpeechContext } from '../../domain/extraction.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { DateRange } from '../../domain/period.ts'
import type { Asked, SpendingQuestion } from '../../domain/spending-question.ts'
import { withStandardWords } from '../normalise/informal-words.ts'
import { normalise } from '../normalise/normalise.ts'
import { speakersClock } from '../utterance/clock.ts'
import type { Token } from '../utterance/token.ts'
import { Utterance } from '../utterance/utterance.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { askedPeriod } from './asked-period.ts'
import { askedThings } from './asked-things.ts'
import { ASKING_ORDER, FIGURES, MONEY_ASKED, SHOWING, TOTALS } from './asking-words.ts'
import { askedParts } from './clauses-of-question.ts'
import { HABITS, PRICE_QUESTIONS, SUMS_ASKED } from './other-matters.ts'
import { monthsBefore } from './period-words.ts'
import type { QuestionPart } from './question-part.ts'
import { readQuestionParts } from './question-parts.ts'
import { CANDID, PURCHASES, SPENT_ALONE } from './spending-words.ts'

/** In words. A longer text is no question. */
const LONGEST = 40

/**
 * The question of a text about recorded expenses; null for anything else, and for questions that expenses
 * cannot answer. A text with a number outside a period is none, as it may state an amount spent. Without a
 * period this month is meant.
 *
 * Throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function readQuestion(text: string, context: SpeechContext): SpendingQuestion | null {
  const utterance = new Utterance(withStandardWords(normalise(text)), speakersClock(context))
  const { tokens, clock } = utterance
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  const said = readQuestionParts(utterance)
  const parts = said && askedParts(said)
  if (!parts) return null
  const period = askedPeriod(parts)
  const category = theOne(parts, part => (part.kind === 'category' ? part.value : null))
  const payment = theOne(parts, part => (part.kind === 'payment' ? part.value : null))
  const words = askedThings(parts, tokens)
  if (period === 'unclear' || category === 'unclear' || payment === 'unclear' || words === 'unclear')
    return null
  const what = whatOf(parts, tokens, words !== null)
  return (
    what && {
      what,
      period: period ?? unsaidPeriod(tokens, clock.today),
      // Search words make the category redundant: 'makan bakso', 'tagihan listrik'.
      category: words === null ? (category ?? unsaidCategory(tokens, payment)) : null,
      words,
      payment,
    }
  )
}

/** The period where none is said: today for 'tadi beli apa aja', otherwise this month. */
function unsaidPeriod(tokens: readonly Token[], today: CalendarDate): DateRange {
  const isJustNow = tokens.some(({ word }) => word === 'tadi' || word === 'barusan')
  return isJustNow ? { from: today, to: today } : monthsBefore(today, 0)
}

/** 'total belanja bulan lalu' is about Shopping, 'kemarin belanja apa aja' about all purchases. */
function unsaidCategory(tokens: readonly Token[], payment: PaymentMethod | null): Category | null {
  const isTotal = payment === null && containsPhrase(TOTALS, tokens)
  return isTotal && containsPhrase(PURCHASES, tokens) ? 'Shopping' : null
}

/** The single value; null where none is said, 'unclear' for two. */
function theOne<T extends string>(
  parts: readonly QuestionPart[],
  read: (part: QuestionPart) => T | null,
): T | null | 'unclear' {
  let found: T | null = null
  let isRepaired = false
  for (const part of parts) {
    if (part.kind === 'repair') isRepaired = true
    const value = read(part)
    if (value === null) continue
    if (found !== null && found !== value && !isRepaired) return 'unclear'
    found = value
    isRepaired = false
  }
  return found
}

/** Null where the question is none that expenses answer. */
function whatOf(parts: readonly QuestionPart[], tokens: readonly Token[], hasThings: boolean): Asked | null {
  const has = (kind: QuestionPart['kind']) => parts.some(part => part.kind === kind)
  const namesSpending = parts.some(part => part.kind === 'spending' && part.isNoun)
  const isOfNamed = has('category') && containsPhrase(SUMS_ASKED, tokens)
  const isHabit = containsPhrase(HABITS, tokens) && has('spending')
  const asksPrice = containsPhrase(PRICE_QUESTIONS, tokens) && !isOfNamed && !isHabit
  if (asksPrice && !namesSpending) return null
  const asked = askedLast(parts).flatMap(part => (part.kind === 'asking' ? [part.what] : []))
  const first = ASKING_ORDER.find(one => asked.includes(one))
  // 'show me what I spent on Wednesday'
  const isShown = first === 'sum' && containsPhrase(SHOWING, tokens) && !containsPhrase(FIGURES, tokens)
  const what = isShown
    ? 'list'
    : first === 'count' && containsPhrase(MONEY_ASKED, tokens) && !has('repair')
      ? 'sum'
      : first
  const isSpentAlone = containsPhrase(SPENT_ALONE, tokens) && parts.every(({ kind }) => SAYS_WHEN.has(kind))
  if (what === undefined) return isSpentAlone || asksAlone(parts, namesSpending) ? 'sum' : null
  const isFiltered = has('category') || has('payment')
  const isNarrowed = has('period') || (what === 'count' && (hasThings || isFiltered))
  const isShowing = containsPhrase(SHOWING, tokens)
  const isListed = isNarrowed ? isFiltered || isShowing : isFiltered && isShowing
  // 'langganan gue totalnya berapa'
  const isTotalled = has('category') && (what === 'largest' || containsPhrase(TOTALS, tokens))
  const isOwn = has('spending') || (hasThings && containsPhrase(CANDID, tokens))
  return isOwn || (what === 'list' ? isListed : isNarrowed || isTotalled) ? what : null
}

const SAYS_WHEN: ReadonlySet<QuestionPart['kind']> = new Set(['spending', 'period', 'break'])

/** 'berapa duit, eh maksudnya berapa kali': the question after a self-correction counts. */
function askedLast(parts: readonly QuestionPart[]): readonly QuestionPart[] {
  const repair = parts.findLastIndex(({ kind }) => kind === 'repair')
  const behind = parts.slice(repair + 1)
  return behind.some(({ kind }) => kind === 'asking') ? behind : parts
}

/**
 * 'pengeluaran bulan ini', 'gas spending last month', 'utilities for September': with a period longer than a
 * day, on which it might be a purchase.
 */
function asksAlone(parts: readonly QuestionPart[], namesSpending: boolean): boolean {
  const period = askedPeriod(parts)
  if (period === null || period === 'unclear') return false
  const things = parts.filter(({ kind }) => kind === 'thing').length
  if (namesSpending && things === 0) return true
  if (things > 1 || period.from === period.to) return false
  // 'gas this month?' consists of thing and period only, without a purchase.
  const isBare = parts.every(({ kind }) => ['thing', 'category', 'payment', 'period', 'break'].includes(kind))
  return (
    namesSpending ||
    (isBare && parts.some(({ kind }) => kind === 'thing' || kind === 'payment')) ||
    (things === 0 && parts.some(({ kind }) => kind === 'category'))
  )
}
