/** What a correction is made of, in the order said. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import { readDay } from '../days/day-phrase.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { NAMED_CATEGORIES } from '../questions/named-category.ts'
import { isCertain, readAmount } from '../spans/amount.ts'
import { readBreak } from '../spans/delimiters.ts'
import { nonMonetaryUse } from '../spans/non-monetary-numbers.ts'
import { readPayment } from '../spans/payment.ts'
import { PAYMENT_CUES } from '../spans/payment-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseTable, skipPhrase } from '../words/phrase-table.ts'
import {
  CATEGORY_WORDS,
  CUES,
  type CueStrength,
  DELETING,
  DENYING,
  FRESH,
  KEEPING,
  POINTERS,
  type Pointer,
  RELATIVE,
  RESULTING,
  SMALL_TALK,
} from './correction-talk.ts'
import type { NamedExpenses } from './references.ts'

/** `denied`: it is what was saved, and wrong. */
export type Part =
  | { readonly kind: 'delete' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'cue'; readonly strength: CueStrength }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'relative' }
  | { readonly kind: 'break' }
  | { readonly kind: 'pointer'; readonly to: Pointer }
  | {
      readonly kind: 'reference'
      readonly places: readonly number[]
      readonly isDefinite: boolean
      readonly words: readonly Token[]
      readonly denied: boolean
    }
  | {
      readonly kind: 'amount'
      readonly amount: SpokenAmount
      readonly denied: boolean
      /** 'jadi 30 ribu': what it comes to. */
      readonly isResult: boolean
    }
  | { readonly kind: 'day'; readonly day: CalendarDate; readonly denied: boolean }
  | { readonly kind: 'payment'; readonly method: PaymentMethod; readonly denied: boolean }
  | {
      readonly kind: 'category'
      readonly category: Category
      readonly named: boolean
      readonly denied: boolean
    }
  | { readonly kind: 'words'; readonly words: readonly Token[]; readonly denied: boolean }

interface Found {
  readonly part: Part | null
  readonly end: number
}

const OTHER_CATEGORY_NAMES = phraseTable<Category>(
  [
    ['Shopping', 'belanja|belanjaan|shopping|barang'],
    ['Food & Dining', 'groceries|grocery|jajan|kuliner'],
    ['Transportation', 'transport umum|bensin dan transport|car'],
    ['Bills & Utilities', 'tagihan dan utilitas|tagihan bulanan'],
    ['Other', 'lain|other|lainnya|lain lain'],
  ].flatMap(([category, phrases]) =>
    phraseList(phrases ?? '').map((phrase): [string, Category] => [phrase, category as Category]),
  ),
)

export function readParts(utterance: Utterance, named: NamedExpenses): readonly Part[] {
  const { tokens } = utterance
  const parts: Part[] = []
  let denies = false
  for (let at = 0; at < tokens.length; ) {
    const denying = skipPhrase(DENYING, tokens, at)
    if (denying > at && tokens[denying]?.kind !== 'sign' && denying < tokens.length) {
      denies = true
      parts.push({ kind: 'cue', strength: 'strong' })
      at = denying
      continue
    }
    const { part, end } = partAt(utterance, named, at, denies, parts)
    const last = parts.at(-1)
    if (part?.kind === 'words' && last?.kind === 'words' && last.denied === part.denied)
      parts[parts.length - 1] = { ...last, words: [...last.words, ...part.words] }
    else if (part) parts.push(part)
    // 'bukan yang kopi': what is denied follows small words.
    if (part) denies = denies && part.kind === 'words'
    at = Math.max(end, at + 1)
  }
  return parts
}

function partAt(
  utterance: Utterance,
  named: NamedExpenses,
  at: number,
  denied: boolean,
  before: readonly Part[],
): Found {
  const { tokens } = utterance
  const token = tokens[at]
  const value = valueAt(utterance, at, denied)
  const reference = named.read(utterance, at)
  if (reference && !(value?.part?.kind === 'day' && value.end > reference.end) && !namesCategory(before)) {
    const { places, isDefinite, end } = reference
    return { part: { kind: 'reference', places, isDefinite, words: utterance.between(at, end), denied }, end }
  }
  const ordinal = readOrdinal(utterance, at, before)
  if (ordinal) return ordinal
  const pointer = matchPhrase(POINTERS, tokens, at)
  // 'dua-duanya' is no two.
  if (value && value.end >= (pointer?.end ?? at)) return value
  const category = readCategory(utterance, at, denied, before)
  if (category) return category
  const deleting = skipPhrase(DELETING, tokens, at)
  const cue = matchPhrase(CUES, tokens, at)
  const fresh = skipPhrase(FRESH, tokens, at)
  const relative = skipPhrase(RELATIVE, tokens, at)
  const keeping = skipPhrase(KEEPING, tokens, at)
  const small = Math.max(
    skipPhrase(SMALL_TALK, tokens, at),
    skipPhrase(FILLERS, tokens, at),
    skipPhrase(CATEGORY_WORDS, tokens, at),
  )
  const longest = Math.max(pointer?.end ?? 0, deleting, cue?.end ?? 0, fresh, relative, keeping, small)
  if (longest > at) {
    if (keeping === longest) return { part: { kind: 'keep' }, end: longest }
    if (deleting === longest) return { part: { kind: 'delete' }, end: longest }
    if (skipPhrase(CATEGORY_WORDS, tokens, at) === longest) return { part: CATEGORY_TALK, end: longest }
    if (cue?.end === longest && cue.value !== 'weak')
      return { part: { kind: 'cue', strength: cue.value }, end: longest }
    if (pointer?.end === longest) return { part: { kind: 'pointer', to: pointer.value }, end: longest }
    if (fresh === longest) return { part: { kind: 'fresh' }, end: longest }
    if (relative === longest) return { part: { kind: 'relative' }, end: longest }
    if (cue?.end === longest) return { part: { kind: 'cue', strength: cue.value }, end: longest }
  }
  const parting = readBreak(utterance, at)
  if (parting) return { part: { kind: 'break' }, end: parting.end }
  if (longest > at) return { part: null, end: longest }
  if (token?.kind === 'word') return { part: { kind: 'words', words: [token], denied }, end: at + 1 }
  return { part: null, end: at + 1 }
}

const CATEGORY_TALK: Part = { kind: 'cue', strength: 'strong' }

function valueAt(utterance: Utterance, at: number, denied: boolean): Found | null {
  const { tokens } = utterance
  const day = readDay(utterance, at)
  if (day && !day.adjusted) return { part: { kind: 'day', day: day.day, denied }, end: day.end }
  const amount = readAmount(utterance, at)
  if (amount && (isCertain(amount) || nonMonetaryUse(utterance, amount) === null))
    return { part: { kind: 'amount', amount, denied, isResult: isResult(utterance, at) }, end: amount.end }
  const payment = readPayment(utterance, at)
  if (payment) return { part: { kind: 'payment', method: payment.method, denied }, end: payment.end }
  const cue = matchPhrase(PAYMENT_CUES, tokens, at)
  if (cue && !cue.value.ambiguous)
    return { part: { kind: 'payment', method: cue.value.method, denied }, end: cue.end }
  const card = CARDS.get(utterance.word(at))
  return card ? { part: { kind: 'payment', method: card, denied }, end: at + 1 } : null
}

/** 'bukan kredit, debit': of what is saved, a way of paying. */
const CARDS: ReadonlyMap<string, PaymentMethod> = new Map([
  ['credit', 'Credit Card'],
  ['kredit', 'Credit Card'],
  ['debit', 'Debit Card'],
])

function isResult(utterance: Utterance, at: number): boolean {
  return RESULTING.some(phrase => {
    const words = phrase.split(' ')
    return words.every((word, place) => utterance.word(at - words.length + place) === word)
  })
}

/** 'hapus satu', and no 'hapus satu juta' nor 'remove one of them'. */
function saysOne(utterance: Utterance, at: number): boolean {
  return (
    readSmall(utterance, at, /^1$/)?.value === 1 &&
    readAmount(utterance, at)?.end === at + 1 &&
    !matchPhrase(POINTERS, utterance.tokens, at)
  )
}

const NUMBERED: ReadonlySet<string> = new Set(['nomor', 'nomer', 'number', 'no'])
const JOINING: ReadonlySet<string> = new Set(['dan', 'sama', 'and', ',', '&', 'ama'])
const SECOND_TO_FIFTH: readonly Pointer[] = [2, 3, 4, 5]

/** The 'satu' of 'hapus satu', the 'empat' of 'nomor dua dan empat'. */
function readOrdinal(utterance: Utterance, at: number, before: readonly Part[]): Found | null {
  const last = before.findLast(({ kind }) => kind !== 'break')
  if (before.at(-1)?.kind === 'delete' && saysOne(utterance, at))
    return { part: { kind: 'pointer', to: 'one' }, end: at + 1 }
  const isListed = last?.kind === 'pointer' && JOINING.has(utterance.word(at - 1))
  if (!isListed || !NUMBERED.has(utterance.word(at - 3))) return null
  const number = readSmall(utterance, at, /^[2-5]$/)
  const to = SECOND_TO_FIFTH.find(place => place === number?.value)
  return to && number ? { part: { kind: 'pointer', to }, end: number.end } : null
}

/** Whether the category is named next: 'kategorinya makan'. */
function namesCategory(before: readonly Part[]): boolean {
  return before.at(-1) === CATEGORY_TALK
}

function readCategory(
  utterance: Utterance,
  at: number,
  denied: boolean,
  before: readonly Part[],
): Found | null {
  const named = matchPhrase(NAMED_CATEGORIES, utterance.tokens, at)
  const other = matchPhrase(OTHER_CATEGORY_NAMES, utterance.tokens, at)
  const found = !named || (other && other.end > named.end) ? other : named
  const isNamed = before.includes(CATEGORY_TALK)
  // 'yang lainnya' are the other expenses.
  if (!found || (found.value === 'Other' && !isNamed)) return null
  return { part: { kind: 'category', category: found.value, named: isNamed, denied }, end: found.end }
}
