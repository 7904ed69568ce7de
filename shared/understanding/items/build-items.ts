/** Turns groups into items: applies corrections, folds totals, drops what is no spending. */

import { hasAmount } from '../clauses/clause-content.ts'
import { isNoSpending } from '../intent/intent.ts'
import { isName } from '../intent/subject.ts'
import { asSmallChange, PAGES } from '../roles/rate-prices.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount, saysUnitPrice } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { VERBS } from '../words/filler-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import { withBigPrice, withLikePrices } from './big-things.ts'
import { goesOn } from './continuation.ts'
import type { DraftItem } from './draft-item.ts'
import { withFilledWallets } from './from-filled-wallet.ts'
import { withCompleteNames } from './generic-names.ts'
import { withoutWholePrices } from './instalments.ts'
import { addItem, cancelItem, correctLast } from './item-corrections.ts'
import type { ItemGroup } from './item-group.ts'
import { withNames } from './item-names.ts'
import { withThings } from './named-elsewhere.ts'
import { namesNone } from './named-items.ts'
import { withoutPaidSums } from './paid-sums.ts'
import { priceWords } from './priced-words.ts'
import { settleSums } from './settled-sums.ts'
import { withHeading } from './shared-heading.ts'
import { swapped } from './swapped.ts'
import type { Told } from './told.ts'
import { withToldDays } from './told-days.ts'
import { foldTotals } from './totals.ts'
import { unitPricedThings } from './unit-priced-things.ts'

/** Words of a shared bill, of which the speaker's part, said after the whole, counts. */
const SHARED_BILL = phraseSet(
  phraseList(
    'patungan|urunan|saweran|split the bill|split it|split bill|bagi dua|dibagi dua|dibagi rata|dibagi tiga|dibagi empat|bagi rata|we split|chipped in',
  ),
)

const TOGETHER = new Set('berdua bertiga berempat berlima berenam bertujuh berdelapan'.split(' '))

/** Whether only the sharers are named: 'berempat', 'I Venmoed Jess'. */
function namesSharers(words: readonly Token[]): boolean {
  return contentWords(words).every(token => TOGETHER.has(token.word) || isName(token))
}

/** 'Patungan kado, total 600 ribu berenam': how many share it is no name. */
function withoutHeadcount(item: DraftItem): DraftItem {
  const named = contentWords(item.words)
  return named.length > 0 && named.every(({ word }) => TOGETHER.has(word)) ? { ...item, words: [] } : item
}

/** The price of one, multiplied by the count in `words`. */
function timesCount(utterance: Utterance, amount: SpokenAmount, words: readonly Token[]): SpokenAmount {
  const count = readCount(utterance, words) ?? (words.some(({ word }) => word === 'both') ? 2 : null)
  if (count === null) return amount
  const page = words.find(({ word }) => PAGES.has(word))
  return times(page ? asSmallChange(amount, page.word) : amount, count)
}

/** The items of one group: one per price, or one per thing where a single price applies to each. */
function itemsOf(utterance: Utterance, group: ItemGroup, told: readonly Told[]): DraftItem[] {
  const { day, payment, things } = group
  const prices = priceWords(utterance, group.parts)
  const items = prices.map(
    ({ amount, words, role, isUnitPrice }): DraftItem => ({
      amount: isUnitPrice ? timesCount(utterance, amount, words) : amount,
      words,
      day,
      payment,
      intent: told.find(one => one.amount && one.amount.end > amount.start)?.intent ?? 'unclear',
      role,
      corrected: false,
    }),
  )
  const only = items[0]
  if (!only || !prices[0]?.isUnitPrice || items.length > 1) return items
  const counted = things.filter(words => nameThing(words) && namesNone(words)).flat()
  const named = things.filter(
    words =>
      nameThing(words) &&
      !namesNone(words) &&
      !saysUnitPrice(words.slice(0, 2)) &&
      !goesOn(withoutPhrases(VERBS, words)),
  )
  if (named.length === 0) return items
  const { amount } = prices[0]
  const before = named.filter(([first]) => first !== undefined && first.index < amount.start)
  // In '12 shirts at 35 each, cash to Dedi' the last words are no second thing.
  if (before.length === 1 && named.length > 1) return items
  const priced = unitPricedThings(utterance, before.length > 0 ? before : named, amount)
  return priced.map(({ words, heads }) => ({
    ...only,
    words,
    amount: heads
      ? times(amount, heads)
      : timesCount(utterance, amount, priced.length === 1 ? [...words, ...counted] : words),
  }))
}

/** Where machines are used for a few dollars: 'four dollars wash and three fifty for the dryer'. */
const LAUNDERING: ReadonlySet<string> = new Set(phraseList('laundromat|quarters|washer|washers|wash|loads'))

/** The items in the order said, without those known to be no spending. `told`: the intents of each group. */
export function buildItems(
  utterance: Utterance,
  groups: readonly ItemGroup[],
  told: readonly (readonly Told[])[],
): DraftItem[] {
  const isShared = containsPhrase(SHARED_BILL, utterance.tokens)
  const items: DraftItem[] = []
  /** The sentence of the last correction. */
  let corrected = -1
  const lastIntents = told.map(each => each.at(-1)?.intent ?? 'unclear')
  withFilledWallets(utterance, withToldDays(groups, lastIntents), lastIntents).forEach((group, at) => {
    if (group.marker === 'cancel') {
      const before = groups[at - 1]
      cancelItem(items, before && !hasAmount(before) ? before.things.flat() : [])
      return
    }
    const mayResult = items.length > 0 && (isShared || group.marker === 'but')
    const drafts = itemsOf(utterance, group, told[at] ?? []).map((item): DraftItem => {
      const isUnnamed = !nameThing(item.words) || (isShared && namesSharers(item.words))
      const isResult = mayResult && item.role === 'price' && isUnnamed
      return isResult ? { ...item, role: 'result', words: [] } : isShared ? withoutHeadcount(item) : item
    })
    if (group.marker === 'correction') {
      correctLast(items, drafts, group)
      corrected = group.sentence
    } else for (const item of drafts) addItem(utterance, items, item, group, corrected === group.sentence)
  })
  const kept = withoutWholePrices(utterance.tokens, swapped(utterance, items))
  const spent = foldTotals(withoutPaidSums(settleSums(kept))).filter(({ intent }) => !isNoSpending(intent))
  const headed = withThings(utterance, groups, told, withHeading(groups, spent))
  const isWashed = utterance.tokens.some(({ word }) => LAUNDERING.has(word))
  const named = withNames(utterance, withCompleteNames(groups, headed))
  return isWashed ? named : withLikePrices(named.map(withBigPrice))
}
