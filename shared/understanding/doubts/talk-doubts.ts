/** Signs in a whole utterance that an amount may not be what was paid for the thing beside it. */
import type { TalkDoubt } from '../../domain/extraction.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import type { ItemGroup } from '../items/item-group.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, matchPhrase } from '../words/phrase-table.ts'
import { PLACES } from './name-words.ts'
import { RATE_OPENERS, SETTLING, TALK_CUES, TRADES } from './talk-words.ts'

/** Plain sentences are shorter, in words. */
const LONG = 15
const VERY_LONG = 23

/** '1.80 an hour', '75k per jam'. */
function hasRate({ spans, tokens }: Utterance): boolean {
  return spans.some(({ kind, end }) => kind === 'amount' && RATE_OPENERS.has(tokens[end]?.word ?? ''))
}

/** 'Tisu warung', but not 'di warung', which is where it was bought. */
function isTradeNamed(tokens: readonly Token[]): boolean {
  for (let at = findPhrase(TRADES, tokens); at >= 0; at = findPhrase(TRADES, tokens, at + 1))
    if (matchPhrase(PLACES, tokens, at - 1) === null) return true
  return false
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
    tradeNamed: isTradeNamed(tokens),
    lendingSaid: said.has('lendingSaid'),
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
