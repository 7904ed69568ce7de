/** Bundles into items: corrections carried out, totals folded in, what is no spending left out. */
import type { SpokenAmount } from './amount.ts'
import type { Bundle } from './bundle.ts'
import type { Sentence, SpokenPaymentPiece } from './clause.ts'
import type { SpokenDay } from './day-phrase.ts'
import { contentWords } from './describe.ts'
import { clauseIntent, type Intent, isQuestion } from './intent.ts'
import { splitBundle } from './split.ts'
import type { Token } from './token.ts'

export interface HeardItem {
  readonly amount: SpokenAmount
  readonly places: readonly number[]
  readonly day: SpokenDay | null
  readonly payment: SpokenPaymentPiece | null
  readonly intent: Intent
  readonly isTotal: boolean
  readonly corrected: boolean
}

const NOT_SPENT: readonly Intent[] = ['income', 'plan', 'negated', 'question']

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
      before === 'plan' || ((before === 'income' || before === 'negated') && bundle.lead === 'and')
    const intent = own === 'unclear' && sameSentence && carries ? before : own
    before = intent
    return intent
  })
}

/** A bare correction is meant on the scale of what it corrects: 'dua juta, eh bukan, tiga'. */
function onScaleOf(amount: SpokenAmount, corrected: SpokenAmount): SpokenAmount {
  const named = amount.named ?? corrected.named
  if (amount.scale > 1 || amount.formatted || corrected.scale === 1 || amount.plain >= 1000)
    return { ...amount, named }
  const { scale, rupiahScale } = corrected
  return { ...amount, named, scale, rupiahScale, plain: amount.plain * scale, rupiah: amount.rupiah * scale }
}

function listen(tokens: readonly Token[], bundle: Bundle, intent: Intent): HeardItem[] {
  const { day, payment, things } = bundle
  const priced = splitBundle(tokens, bundle.parts)
  const items = priced.map(
    ({ amount, places, isTotal }): HeardItem => ({
      amount,
      places,
      day,
      payment,
      intent,
      isTotal,
      corrected: false,
    }),
  )
  const only = items[0]
  const named = things.filter(places => contentWords(tokens, places).length > 0)
  if (!only || items.length > 1 || !priced[0]?.isEach || named.length < 2) return items
  return named.map(places => ({ ...only, places }))
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
  const { isTotal } = last
  items.push({
    ...first,
    amount,
    places: named ? first.places : last.places,
    day,
    payment,
    isTotal,
    corrected: true,
  })
  items.push(...others)
}

/** A total after several parts is no further item; after a single part it is what was paid in the end. */
function foldTotals(tokens: readonly Token[], items: readonly HeardItem[]): HeardItem[] {
  const parts: HeardItem[] = []
  const isSum = (total: HeardItem, others: readonly HeardItem[]) =>
    others.length > 1 && others.reduce((sum, { amount }) => sum + amount.rupiah, 0) === total.amount.rupiah
  items.forEach((item, at) => {
    const named = contentWords(tokens, item.places).length > 0
    const following = items.slice(at + 1)
    const others = parts.length > 0 ? parts : following
    if (!item.isTotal || others.length === 0 || (named && !isSum(item, others))) {
      parts.push(item)
      return
    }
    const [only] = parts
    if (only && parts.length === 1 && !named)
      parts[0] = { ...only, amount: onScaleOf(item.amount, only.amount) }
  })
  return parts
}

export function hearItems(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  sentences: readonly Sentence[],
): HeardItem[] {
  const told = intents(tokens, bundles, sentences)
  const items: HeardItem[] = []
  bundles.forEach((bundle, at) => {
    if (bundle.lead === 'cancel') {
      items.pop()
      return
    }
    const heard = listen(tokens, bundle, told[at] ?? 'unclear')
    if (bundle.lead === 'correction') correct(tokens, items, heard, bundle)
    else items.push(...heard)
  })
  return foldTotals(
    tokens,
    items.filter(({ intent }) => !NOT_SPENT.includes(intent)),
  )
}
