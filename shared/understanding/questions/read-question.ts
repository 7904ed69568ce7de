/** Recognises a question about what was spent: 'minggu ini habis berapa buat makan?' */
import type { Category } from '../../domain/category.ts'
import type { SpeechContext } from '../../domain/extraction.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { DateRange } from '../../domain/period.ts'
import type { Asked, SpendingQuestion } from '../../domain/spending-question.ts'
import { normalise } from '../normalise/normalise.ts'
import { numberWord } from '../numbers/number-words.ts'
import { readPayment } from '../spans/payment.ts'
import { speakersClock } from '../utterance/clock.ts'
import type { Token } from '../utterance/token.ts'
import { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, skipPhrase } from '../words/phrase-table.ts'
import {
  ASKING,
  ASKING_ORDER,
  OTHER_MATTERS,
  PRICE_QUESTIONS,
  SHOWING,
  SPENDING_NOUNS,
  SPENDING_TALK,
  TOTALS,
} from './asking-words.ts'
import { MEALS, NAMED_CATEGORIES } from './named-category.ts'
import { monthsBefore } from './period-words.ts'
import { readPeriod } from './read-period.ts'
import { SEARCHED_AS, SMALL_WORDS } from './small-words.ts'

/** A longer text tells something; questions are short. In words. */
const LONGEST = 40
/** More words than these are no name of a thing. */
const MOST_WORDS = 3

interface Heard {
  readonly asked: readonly Asked[]
  readonly talksOfSpending: boolean
  readonly namesSpending: boolean
  readonly period: DateRange | null
  readonly category: Category | null
  readonly payment: PaymentMethod | null
  /** What is left. */
  readonly things: readonly Token[]
}

/**
 * The question that a text asks about recorded expenses; null for anything else, and for what they cannot answer. A text
 * with a number that belongs to no period is none: it may tell of an amount spent. Without a period this month is meant.
 *
 * Throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function readQuestion(text: string, context: SpeechContext): SpendingQuestion | null {
  const utterance = new Utterance(normalise(text), speakersClock(context))
  const { tokens, clock } = utterance
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  const heard = hear(utterance)
  const what = heard && whatOf(heard, tokens)
  if (!heard || what === null || new Set(heard.things.map(({ word }) => word)).size > MOST_WORDS) return null
  return {
    what,
    period: heard.period ?? monthsBefore(clock.today, 0),
    // What is named is within it: 'makan bakso', 'tagihan listrik'.
    category: heard.things.length === 0 ? heard.category : null,
    words: wordsOf(heard.things),
    payment: heard.payment,
  }
}

/** Null where it holds an amount or two of what can be asked for once. */
function hear(utterance: Utterance): Heard | null {
  const { tokens } = utterance
  const asked: Asked[] = []
  const things: Token[] = []
  let talksOfSpending = false
  let namesSpending = false
  let period: DateRange | null = null
  let category: Category | null = null
  let payment: PaymentMethod | null = null
  for (let at = 0; at < tokens.length; ) {
    const days = readPeriod(utterance, at)
    if (days) {
      if (period && (period.from !== days.range.from || period.to !== days.range.to)) return null
      period = days.range
      at = days.end
      continue
    }
    const meal = skipPhrase(MEALS, tokens, at)
    if (meal > at) {
      things.push(...utterance.between(at, meal))
      at = meal
      continue
    }
    const named = matchPhrase(NAMED_CATEGORIES, tokens, at)
    if (named) {
      if (category !== null && category !== named.value) return null
      category = named.value
      at = named.end
      continue
    }
    const paid = readPayment(utterance, at)
    if (paid && !paid.alsoThing) {
      if (payment !== null && payment !== paid.method) return null
      payment = paid.method
      at = paid.end
      continue
    }
    const asking = matchPhrase(ASKING, tokens, at)
    const spending = skipPhrase(SPENDING_TALK, tokens, at)
    const small = Math.max(skipPhrase(SMALL_WORDS, tokens, at), skipPhrase(FILLERS, tokens, at))
    const end = Math.max(asking?.end ?? at, spending, small)
    if (asking && asking.end === end) asked.push(asking.value)
    if (spending > at && spending >= small) {
      talksOfSpending = true
      namesSpending ||= skipPhrase(SPENDING_NOUNS, tokens, at) > at
    }
    if (end === at) {
      const token = tokens[at]
      if (!token || isNumber(token)) return null
      if (token.kind === 'word') things.push(token)
    }
    at = Math.max(end, at + 1)
  }
  return { asked, talksOfSpending, namesSpending, period, category, payment, things }
}

function isNumber(token: Token): boolean {
  return token.kind === 'number' || numberWord(token) !== null
}

function whatOf({ asked, ...heard }: Heard, tokens: readonly Token[]): Asked | null {
  if (containsPhrase(OTHER_MATTERS, tokens)) return null
  if (containsPhrase(PRICE_QUESTIONS, tokens) && !heard.namesSpending) return null
  const what = ASKING_ORDER.find(one => asked.includes(one))
  if (what === undefined) return asksAlone(heard) ? 'sum' : null
  const isNarrowed = heard.period !== null || (what === 'count' && heard.things.length > 0)
  const isFiltered = heard.category !== null || heard.payment !== null
  const isListed = isNarrowed && (isFiltered || containsPhrase(SHOWING, tokens))
  // 'langganan gue totalnya berapa'
  const isTotalled = heard.category !== null && containsPhrase(TOTALS, tokens)
  return heard.talksOfSpending || (what === 'list' ? isListed : isNarrowed || isTotalled) ? what : null
}

/** 'pengeluaran bulan ini', 'gas spending last month', 'utilities for September': no day, on which it may be bought. */
function asksAlone({ namesSpending, period, category, things }: Omit<Heard, 'asked'>): boolean {
  if (!period) return false
  if (namesSpending && things.length === 0) return true
  return (
    things.length <= (namesSpending ? 1 : 0) &&
    (namesSpending || category !== null) &&
    period.from !== period.to
  )
}

function wordsOf(things: readonly Token[]): string | null {
  const words = things.map(({ word }) => SEARCHED_AS.get(word) ?? withoutPossessive(word))
  return words.length === 0 ? null : [...new Set(words)].join(' ')
}

function withoutPossessive(word: string): string {
  return word.length > 5 && word.endsWith('nya') ? word.slice(0, -3) : word
}
