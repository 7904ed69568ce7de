/** Whether something was bought for the speaker's own trade. */
import type { Category } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { ALL_OF_IT, FOR_SALE, OWNERS, PURPOSES, SUPPLIES, TRADES } from './trade-words.ts'

/** Most modifiers before a trade: 'for my candle business'. */
const MAX_CLOSER = 2
const ENGLISH_OWNERS: ReadonlySet<string> = new Set(['my', 'our'])

/** Index behind the trade named after the preposition at `at`; `at` where there is none. */
function purposeEnd(words: readonly Token[], at: number): number {
  if (!PURPOSES.has(words[at]?.word ?? '')) return at
  let from = at + 1
  while (OWNERS.has(words[from]?.word ?? '')) from++
  const closer = ENGLISH_OWNERS.has(words[from - 1]?.word ?? '') ? MAX_CLOSER : 0
  const sold = words.slice(from, from + MAX_CLOSER + 1).findIndex(({ word }) => FOR_SALE.has(word))
  if (sold >= 0) return from + sold + 1
  for (let skipped = 0; skipped <= closer; skipped++) {
    const trade = matchPhrase(TRADES, words, from + skipped)
    if (trade) return trade.end
  }
  return at
}

/** Words for an order of a tradesman: 'for the Garza job'. */
const JOBS: ReadonlySet<string> = new Set(['job', 'jobsite'])

/** Index behind a phrase such as 'for the Garza job' at `at`; `at` where there is none. */
function jobEnd(words: readonly Token[], at: number): number {
  if (words[at]?.word !== 'for' || words[at + 1]?.word !== 'the') return at
  const job = words.findIndex(({ word }, index) => index > at + 1 && JOBS.has(word))
  const isInterview = words[job + 1]?.word === 'interview'
  return job > 0 && job <= at + 2 + MAX_CLOSER && !isInterview ? job + 1 : at
}

/** Index behind a phrase that names the trade as purpose; `at` where none starts there. */
function tradeEnd(words: readonly Token[], at: number): number {
  const purpose = purposeEnd(words, at)
  if (purpose > at) return purpose
  const job = jobEnd(words, at)
  if (job > at) return job
  const trade = SUPPLIES.has(words[at]?.word ?? '') ? matchPhrase(TRADES, words, at + 1) : null
  return trade?.end ?? at
}

/** 'Telur untuk warung', 'stok warung', 'flour for my stall'. Time grows with the number of words. */
export function isForTrade(words: readonly Token[]): boolean {
  return words.some((_, at) => tradeEnd(words, at) > at)
}

const VEHICLE = phraseSet(phraseList('for the truck|for my truck|for our truck|for the trailer'))

/** Food bought for a truck is merchandise of a food truck: 'onions for the truck'; tires are not. */
export function stocksTruck(words: readonly Token[], category: Category | null): boolean {
  return category === 'Food & Dining' && containsPhrase(VEHICLE, words)
}

/**
 * Whether words only name the trade that others were bought for: 'semua itu buat warung', 'perkakas warung'.
 */
export function onlySaysTrade(words: readonly Token[]): boolean {
  let says = false
  for (let at = 0; at < words.length; ) {
    const trade = tradeEnd(words, at)
    const skipped = Math.max(
      skipPhrase(FILLERS, words, at),
      skipPhrase(VERBS, words, at),
      skipPhrase(ALL_OF_IT, words, at),
    )
    const end = Math.max(trade, skipped)
    if (trade > at) says = true
    // 'bahan jualan frozen': one more word about the trade.
    if (end === at) return says && at === words.length - 1
    at = end
  }
  return says
}
