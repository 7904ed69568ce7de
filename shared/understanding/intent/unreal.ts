/** Whether a price is only supposed: 'if it's under fifty I'll take it', 'could've taken the bus for two bucks'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, findPhrase, matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { BUYING } from './spending-words.ts'
import {
  CONDITIONS,
  COUNTERFACTUAL,
  GUESSED_AT,
  LIMITS,
  NO_CONDITIONS,
  OWED_LATER,
  WHEN_REACHED,
} from './unreal-words.ts'
import { tellsAmount } from './without-amounts.ts'

/** Whether it waits for the price: 'gonna get it when it drops under 400', but not 'got it when it dropped'. */
function isAwaited(said: readonly Token[]): boolean {
  const reached = findPhrase(WHEN_REACHED, said)
  if (reached < 0 || !said.slice(reached).some(tellsAmount)) return false
  const before = said.slice(0, reached)
  return !containsPhrase(BUYING, before) && !before.some(({ word }) => word === 'got')
}

/** Whether it opens with a condition at the index. */
function opensIf(said: readonly Token[], at: number): boolean {
  return matchPhrase(CONDITIONS, said, at) !== null && matchPhrase(NO_CONDITIONS, said, at) === null
}

/** 'If we take the toll road it's eight bucks'; a clause without an amount is none. */
export function isConditional(said: readonly Token[]): boolean {
  const isIf = opensIf(said, 0) || opensIf(said, skipPhrases(FILLERS, said, 0))
  return (isIf && said.some(tellsAmount)) || isAwaited(said)
}

/** 'Could've taken the bus for two bucks'; `said` is a clause up to its price. */
export function isCounterfactual(said: readonly Token[]): boolean {
  const at = findPhrase(COUNTERFACTUAL, said)
  const cue = at < 0 ? null : matchPhrase(COUNTERFACTUAL, said, at)
  if (!cue || GUESSED_AT.has(said[cue.end]?.word ?? '')) return false
  const price = said.findIndex((token, index) => index >= cue.end && tellsAmount(token))
  return price >= 0 && !tellsAct(said.slice(cue.end + 1, price))
}

/** 'Target 64.20 debit' was paid in a shop, 'target 2 juta bulan ini' is a limit. */
const SHOP = 'target'
const RUPIAH: ReadonlySet<string> = new Set(['ribu', 'juta', 'rb', 'jt', 'k', 'ratus', 'puluh'])

function tellsRupiah({ word, text }: Token): boolean {
  return RUPIAH.has(word) || /^\d+(?:[.,]\d{3})+$/.test(text)
}

/** 'Senin harus transfer uang les', 'maksimal 500 ribu buat sepatu'. */
export function isIntended(said: readonly Token[]): boolean {
  const owed = findPhrase(OWED_LATER, said)
  const due = owed < 0 ? -1 : said.findIndex((token, at) => at > owed && tellsAmount(token))
  if (due > owed && !tellsAct(said.slice(owed + 2, due))) return true
  const limit = matchPhrase(LIMITS, said, skipPhrases(FILLERS, said, 0))
  const price = limit ? said[limit.end] : undefined
  if (price === undefined || !tellsAmount(price) || tellsAct(said)) return false
  return said[(limit?.end ?? 0) - 1]?.word !== SHOP || said.slice(limit?.end).some(tellsRupiah)
}
