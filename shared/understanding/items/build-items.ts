/** Groups into items: corrections carried out, totals folded in, what is no spending left out. */

import type { Sentence } from '../clauses/clause.ts'
import { type Intent, isNoSpending } from '../intent/intent.ts'
import type { SpokenAmount } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount, saysUnitPrice } from '../spans/unit-price.ts'
import { contentWords } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { tokensAt } from '../words/token-indexes.ts'
import type { DraftItem } from './draft-item.ts'
import { groupIntents } from './group-intents.ts'
import { addItem, correctLast } from './item-corrections.ts'
import type { ItemGroup } from './item-group.ts'
import { withNames } from './item-names.ts'
import { priceWords } from './priced-words.ts'
import { foldTotals } from './totals.ts'

/** Of a shared bill the speaker's part counts, said after the whole. */
const SHARED_BILL = phraseSet(
  phraseList(
    'patungan|urunan|saweran|split the bill|split it|split bill|bagi dua|dibagi dua|dibagi rata|dibagi tiga|dibagi empat|bagi rata|we split|chipped in',
  ),
)

/** As many times the price of one as `places` say. */
function timesCount(tokens: readonly Token[], amount: SpokenAmount, places: readonly number[]): SpokenAmount {
  const count = readCount(tokens, places)
  return count === null ? amount : times(amount, count)
}

/** The items of one group: as many as it has prices, or things that one price of each is for. */
function itemsOf(tokens: readonly Token[], group: ItemGroup, intent: Intent): DraftItem[] {
  const { day, payment, things } = group
  const priced = priceWords(tokens, group.parts)
  const items = priced.map(
    ({ amount, places, role, isUnitPrice }): DraftItem => ({
      amount: isUnitPrice ? timesCount(tokens, amount, places) : amount,
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
    places => contentWords(tokens, places).length > 0 && !saysUnitPrice(tokensAt(tokens, places.slice(0, 2))),
  )
  if (!only || !priced[0]?.isUnitPrice || items.length > 1 || named.length === 0) return items
  const { amount } = priced[0]
  return named.map(places => ({ ...only, places, amount: timesCount(tokens, amount, places) }))
}

/** The items in the order said, none of them known to be no spending. */
export function buildItems(
  tokens: readonly Token[],
  groups: readonly ItemGroup[],
  sentences: readonly Sentence[],
): DraftItem[] {
  const told = groupIntents(tokens, groups, sentences)
  const isShared = containsPhrase(SHARED_BILL, tokens)
  const items: DraftItem[] = []
  groups.forEach((group, at) => {
    if (group.marker === 'cancel') {
      items.pop()
      return
    }
    const mayResult = items.length > 0 && (isShared || group.marker === 'but')
    const heard = itemsOf(tokens, group, told[at] ?? 'unclear').map((item): DraftItem => {
      const isResult = mayResult && item.role === 'price' && contentWords(tokens, item.places).length === 0
      return isResult ? { ...item, role: 'result' } : item
    })
    if (group.marker === 'correction') correctLast(tokens, items, heard, group)
    else for (const item of heard) addItem(tokens, items, item)
  })
  const spent = foldTotals(tokens, items).filter(({ intent }) => !isNoSpending(intent))
  return withNames(tokens, spent)
}
