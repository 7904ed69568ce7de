/** Signs in a whole utterance that an amount may not be what was paid for the thing beside it. */
import type { TalkDoubt } from '../../domain/doubt.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import type { ItemGroup } from '../items/item-group.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { isServed } from './served-trade.ts'
import { INCOMING, RATE_OPENERS, SETTLING, TALK_CUES, TRADES } from './talk-words.ts'

/** Plain sentences are shorter, in words. */
const LONG = 15
const VERY_LONG = 23

/** '1.80 an hour', '75k per jam'. */
function hasRate({ spans, tokens }: Utterance): boolean {
  return spans.some(({ kind, end }) => kind === 'amount' && RATE_OPENERS.has(tokens[end]?.word ?? ''))
}

export function talkDoubts(utterance: Utterance, groups: readonly ItemGroup[]): Record<TalkDoubt, boolean> {
  const { tokens, spans } = utterance
  const said = new Set<TalkDoubt>()
  let words = 0
  tokens.forEach(({ kind }, at) => {
    const cue = matchPhrase(TALK_CUES, tokens, at)
    if (cue) said.add(cue.value)
    if (kind !== 'sign') words++
  })
  const days = spans.flatMap(span => (span.kind === 'day' ? [span.day] : []))
  return {
    rateSaid: said.has('rateSaid') || hasRate(utterance),
    sharesSaid: said.has('sharesSaid'),
    reductionSaid: said.has('reductionSaid'),
    settlingSaid: containsPhrase(SETTLING, tokens),
    turnTold: said.has('turnTold'),
    tradeNamed: isServed(TRADES, tokens),
    lendingSaid: said.has('lendingSaid'),
    incomeSaid: containsPhrase(INCOMING, tokens),
    ownMoneySaid: said.has('ownMoneySaid'),
    treatSaid: said.has('treatSaid'),
    observationSaid: said.has('observationSaid'),
    negationSaid: said.has('negationSaid'),
    hedgeSaid: said.has('hedgeSaid'),
    storyTold: groups.some(group => !hasAmount(group)),
    talkLong: words >= LONG,
    talkVeryLong: words >= VERY_LONG,
    severalDays: days.length > 1,
    dayVague: days.some(({ vague }) => vague),
  }
}
