/** Whether a price is only supposed: 'if it's under fifty I'll take it', 'could've taken the bus for two bucks'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
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

/** 'If we take the toll road it's eight bucks', 'gonna get it when it drops under 400'. */
export function isConditional(clause: readonly Token[]): boolean {
  const said = withoutPhrases(NO_CONDITIONS, clause)
  const start = said.findIndex(tellsAmount)
  if (start < 0) return false
  const reached = findPhrase(WHEN_REACHED, said)
  const acts = said.slice(0, reached < 0 ? start : reached)
  if (
    reached >= 0 &&
    reached < start &&
    !containsPhrase(BUYING, acts) &&
    !acts.some(({ word }) => word === 'got')
  )
    return true
  const first = skipPhrases(FILLERS, said, 0)
  return matchPhrase(CONDITIONS, said, 0) !== null || matchPhrase(CONDITIONS, said, first) !== null
}

/** 'Could've taken the bus for two bucks'; `said` is a clause up to its price. */
export function isCounterfactual(said: readonly Token[]): boolean {
  const at = findPhrase(COUNTERFACTUAL, said)
  const cue = at < 0 ? null : matchPhrase(COUNTERFACTUAL, said, at)
  if (!cue || GUESSED_AT.has(said[cue.end]?.word ?? '')) return false
  const price = said.findIndex((token, index) => index >= cue.end && tellsAmount(token))
  return price >= 0 && !containsPhrase(BUYING, said.slice(cue.end + 1, price))
}

/** 'Senin harus transfer uang les', 'maksimal 500 ribu buat sepatu'. */
export function isIntended(said: readonly Token[]): boolean {
  const owed = findPhrase(OWED_LATER, said)
  const due = said.findIndex((token, at) => at > owed && tellsAmount(token))
  if (owed >= 0 && due > owed && !tellsAct(said.slice(owed + 2, due))) return true
  const first = skipPhrases(FILLERS, said, 0)
  const limit = matchPhrase(LIMITS, said, first)
  const price = limit ? said[limit.end] : undefined
  return price !== undefined && tellsAmount(price) && !tellsAct(said)
}
