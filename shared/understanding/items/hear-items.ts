/** Bundles into items: corrections carried out, totals folded in, what is no spending left out. */
import type { SpokenAmount } from '../amounts/amount.ts'
import { times } from '../amounts/amount-maths.ts'
import { isPriceOfOne, readCount } from '../amounts/each.ts'
import type { Bundle } from '../bundles/bundle.ts'
import { bundleIntents } from '../bundles/bundle-intents.ts'
import { splitBundle } from '../bundles/priced-words.ts'
import type { Sentence } from '../clauses/clause.ts'
import { type Intent, isNoSpending } from '../intent/intent.ts'
import { contentWords } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase.ts'
import { tokensAt } from '../words/places.ts'
import type { Token } from '../words/token.ts'
import type { HeardItem } from './heard-item.ts'
import { addItem, correctLast } from './item-corrections.ts'
import { withNames } from './names.ts'
import { foldTotals } from './totals.ts'

/** Of a shared bill the speaker's part counts, said after the whole. */
const SHARED_BILL = phraseSet(
  phraseList(
    'patungan|urunan|saweran|split the bill|split it|split bill|bagi dua|dibagi dua|dibagi rata|dibagi tiga|dibagi empat|bagi rata|we split|chipped in',
  ),
)

/** As many times the price of one as `places` say. */
function ofEach(tokens: readonly Token[], amount: SpokenAmount, places: readonly number[]): SpokenAmount {
  const count = readCount(tokens, places)
  return count === null ? amount : times(amount, count)
}

/** The items of one bundle: as many as it has prices, or things that one price of each is for. */
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

/** The items in the order said, none of them known to be no spending. */
export function hearItems(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  sentences: readonly Sentence[],
): HeardItem[] {
  const told = bundleIntents(tokens, bundles, sentences)
  const isShared = containsPhrase(SHARED_BILL, tokens)
  const items: HeardItem[] = []
  bundles.forEach((bundle, at) => {
    if (bundle.lead === 'cancel') {
      items.pop()
      return
    }
    const mayResult = items.length > 0 && (isShared || bundle.lead === 'but')
    const heard = listen(tokens, bundle, told[at] ?? 'unclear').map((item): HeardItem => {
      const isResult = mayResult && item.role === 'price' && contentWords(tokens, item.places).length === 0
      return isResult ? { ...item, role: 'result' } : item
    })
    if (bundle.lead === 'correction') correctLast(tokens, items, heard, bundle)
    else for (const item of heard) addItem(tokens, items, item)
  })
  const spent = foldTotals(tokens, items).filter(({ intent }) => !isNoSpending(intent))
  return withNames(tokens, spent)
}
