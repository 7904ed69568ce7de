/** Bundles into items: corrections carried out, totals folded in, what is no spending left out. */
import type { SpokenAmount } from './amount.ts'
import { onScaleOf, times } from './amount-maths.ts'
import type { Bundle } from './bundle.ts'
import type { Sentence, SpokenPaymentPiece } from './clause.ts'
import type { SpokenDay } from './day-phrase.ts'
import { contentWords } from './describe.ts'
import { isPriceOfOne, readCount } from './each.ts'
import { clauseIntent, type Intent, isNoSpending, isQuestion } from './intent.ts'
import { containsPhrase, phraseList, phraseSet } from './phrase.ts'
import { goesOn, type PriceRole, splitBundle } from './split.ts'
import type { Token } from './token.ts'

export interface HeardItem {
  readonly amount: SpokenAmount
  readonly places: readonly number[]
  readonly day: SpokenDay | null
  readonly payment: SpokenPaymentPiece | null
  readonly intent: Intent
  readonly role: PriceRole
  readonly corrected: boolean
}

const SECOND_THOUGHTS = new Set('eh salah maaf sorry no wait actually oh'.split(' '))

/** Of a shared bill the speaker's part counts, said after the whole. */
const SHARED_BILL = phraseSet(
  phraseList(
    'patungan|urunan|saweran|split the bill|split it|split bill|bagi dua|dibagi dua|dibagi rata|dibagi tiga|dibagi empat|bagi rata|we split|chipped in',
  ),
)

function tokensAt(tokens: readonly Token[], places: readonly number[]): Token[] {
  return places.flatMap(place => tokens[place] ?? [])
}

/**
 * What each bundle tells of. A plan holds until the sentence ends or something spent is told; income and
 * negation reach over 'and'.
 */
function intents(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  sentences: readonly Sentence[],
): Intent[] {
  const questions = sentences.map(({ said, asked }) => isQuestion(tokensAt(tokens, said), asked))
  let before: Intent = 'unclear'
  let sentence = -1
  return bundles.map(bundle => {
    if (questions[bundle.sentence]) return 'question'
    const own = clauseIntent(tokensAt(tokens, bundle.said))
    const sameSentence = bundle.sentence === sentence
    sentence = bundle.sentence
    const carries =
      (before === 'plan' && bundle.lead !== 'but') ||
      ((before === 'income' || before === 'negated') && bundle.lead === 'and')
    const isReason = bundle.lead === 'why' && isNoSpending(before)
    const intent = sameSentence && (isReason || (own === 'unclear' && carries)) ? before : own
    before = intent
    return intent
  })
}

/** As many times the price of one as `places` say. */
function ofEach(tokens: readonly Token[], amount: SpokenAmount, places: readonly number[]): SpokenAmount {
  const count = readCount(tokens, places)
  return count === null ? amount : times(amount, count)
}

function listen(tokens: readonly Token[], bundle: Bundle, intent: Intent): HeardItem[] {
  const { day, payment, things } = bundle
  const priced = splitBundle(tokens, bundle.parts)
  const items = priced.map(
    ({ amount, places, role, isEach }): HeardItem => ({
      amount: isEach ? ofEach(tokens, amount, places) : amount,
      places,
      day,
      payment,
      intent,
      role,
      corrected: false,
    }),
  )
  const only = items[0]
  const named = things.filter(
    places => contentWords(tokens, places).length > 0 && !isPriceOfOne(tokensAt(tokens, places.slice(0, 2))),
  )
  if (!only || !priced[0]?.isEach || items.length > 1 || named.length === 0) return items
  const { amount } = priced[0]
  return named.map(places => ({ ...only, places, amount: ofEach(tokens, amount, places) }))
}

/** 'haircut 20, scratch that, 25 with the tip' goes on about the thing; other words name another. */
function renamed(
  tokens: readonly Token[],
  before: readonly number[],
  places: readonly number[],
): readonly number[] {
  return goesOn(tokens, places) ? [...before, ...places] : places
}

/** The item named before with these words, its price said again: 'susu 18 ribu, eh susunya 20 ribu'. */
function saidBefore(tokens: readonly Token[], items: readonly HeardItem[], item: HeardItem): number {
  const first = Math.min(item.amount.start, ...item.places)
  const name = (places: readonly number[]) =>
    contentWords(tokens, places)
      .map(({ token }) => token.word.replace(/(?<=.{3})nya$/, ''))
      .join(' ')
  if (!SECOND_THOUGHTS.has(tokens[first]?.word ?? '') && !SECOND_THOUGHTS.has(tokens[first - 1]?.word ?? ''))
    return -1
  const own = name(item.places)
  return own === '' ? -1 : items.findLastIndex(({ places }) => name(places) === own)
}

function correct(
  tokens: readonly Token[],
  items: HeardItem[],
  heard: readonly HeardItem[],
  bundle: Bundle,
): void {
  const last = items.pop()
  const [first, ...others] = heard
  if (!last) {
    items.push(...heard)
    return
  }
  const day = bundle.day ?? last.day
  const payment = bundle.payment ?? last.payment
  if (!first) {
    const places = bundle.parts.flatMap(part => (part.kind === 'words' ? part.places : []))
    const named = contentWords(tokens, places).length > 0
    items.push({ ...last, places: named ? places : last.places, day, payment, corrected: true })
    return
  }
  const named = contentWords(tokens, first.places).length > 0
  const amount = onScaleOf(first.amount, last.amount)
  const { role } = last
  items.push({
    ...first,
    amount,
    places: named ? renamed(tokens, last.places, first.places) : last.places,
    day,
    payment,
    role,
    corrected: true,
  })
  items.push(...others)
}

/** A total after several parts is no further item; after a single part it is, as a result always is, what was paid in the end. */
function foldTotals(tokens: readonly Token[], items: readonly HeardItem[]): HeardItem[] {
  const parts: HeardItem[] = []
  const isSum = (total: HeardItem, others: readonly HeardItem[]) =>
    others.length > 1 && others.reduce((sum, { amount }) => sum + amount.rupiah, 0) === total.amount.rupiah
  items.forEach((item, at) => {
    const named = contentWords(tokens, item.places).length > 0
    const following = items.slice(at + 1)
    const others = parts.length > 0 ? parts : following
    if (item.role === 'price' || others.length === 0 || (named && !isSum(item, others))) {
      parts.push(item)
      return
    }
    const last = parts.at(-1)
    if (last && item.payment) parts[parts.length - 1] = { ...last, payment: last.payment ?? item.payment }
    const replaces = parts.length === 1 || (item.role === 'result' && !isSum(item, parts))
    if (last && replaces && !named)
      parts[parts.length - 1] = {
        ...(parts.at(-1) ?? last),
        amount: onScaleOf(item.amount, last.amount),
        intent: item.intent,
      }
  })
  return parts
}

/** The same again on another day needs no name: 'hari ini bensin 25 ribu, kemarin 20 ribu'. */
function sameThings(tokens: readonly Token[], items: readonly HeardItem[]): HeardItem[] {
  let named: HeardItem | null = null
  return items.map(item => {
    if (contentWords(tokens, item.places).length > 0) named = item
    else if (named && item.day && item.day.day !== named.day?.day) return { ...item, places: named.places }
    return item
  })
}

function add(tokens: readonly Token[], items: HeardItem[], item: HeardItem): void {
  const at = saidBefore(tokens, items, item)
  const before = items[at]
  if (before) items[at] = { ...before, amount: onScaleOf(item.amount, before.amount), corrected: true }
  else items.push(item)
}

export function hearItems(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  sentences: readonly Sentence[],
): HeardItem[] {
  const told = intents(tokens, bundles, sentences)
  const isShared = containsPhrase(SHARED_BILL, tokens)
  const items: HeardItem[] = []
  bundles.forEach((bundle, at) => {
    if (bundle.lead === 'cancel') {
      items.pop()
      return
    }
    const heard = listen(tokens, bundle, told[at] ?? 'unclear')
    if (isShared || bundle.lead === 'but')
      heard.forEach((item, i) => {
        if (items.length > 0 && item.role === 'price' && contentWords(tokens, item.places).length === 0)
          heard[i] = { ...item, role: 'result' }
      })
    if (bundle.lead === 'correction') correct(tokens, items, heard, bundle)
    else for (const item of heard) add(tokens, items, item)
  })
  const spent = foldTotals(tokens, items).filter(({ intent }) => !isNoSpending(intent))
  return sameThings(tokens, spent)
}
