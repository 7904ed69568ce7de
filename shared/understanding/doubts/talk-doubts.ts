/** Signs in a whole utterance that an amount may not be what was paid for the thing beside it. */
import type { TalkDoubt } from '../../domain/extraction.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import type { ItemGroup } from '../items/item-group.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import {
  ADJUSTED,
  HEDGED,
  LENDING,
  NEGATED,
  OBSERVED,
  OWN_MONEY,
  RATE_OPENERS,
  RATES,
  SHARES,
  TREATS,
} from './doubt-words.ts'

/** Plain sentences are shorter, in words. */
const LONG = 15
const VERY_LONG = 23

/** '1.80 an hour', '75k per jam'. */
function hasRate({ spans, tokens }: Utterance): boolean {
  return (
    containsPhrase(RATES, tokens) ||
    spans.some(({ kind, end }) => kind === 'amount' && RATE_OPENERS.has(tokens[end]?.word ?? ''))
  )
}

export function talkDoubts(utterance: Utterance, groups: readonly ItemGroup[]): Record<TalkDoubt, boolean> {
  const { tokens, spans } = utterance
  const words = tokens.filter(({ kind }) => kind !== 'sign').length
  const days = spans.flatMap(span => (span.kind === 'day' ? [span.day] : []))
  return {
    rateSaid: hasRate(utterance),
    sharesSaid: containsPhrase(SHARES, tokens),
    reductionSaid: containsPhrase(ADJUSTED, tokens),
    lendingSaid: containsPhrase(LENDING, tokens),
    ownMoneySaid: containsPhrase(OWN_MONEY, tokens),
    treatSaid: containsPhrase(TREATS, tokens),
    observationSaid: containsPhrase(OBSERVED, tokens),
    negationSaid: containsPhrase(NEGATED, tokens),
    hedgeSaid: containsPhrase(HEDGED, tokens),
    storyTold: groups.some(group => !hasAmount(group)),
    talkLong: words >= LONG,
    talkVeryLong: words >= VERY_LONG,
    severalDays: days.length > 1,
    dayVague: days.some(({ vague }) => vague),
  }
}
