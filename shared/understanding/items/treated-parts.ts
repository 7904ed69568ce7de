/** What the speaker had of a treat, and what a plan costs: 'ditraktir bos, punya gue 85 ribu', "thinking of Amtrak but it's 140". */
import { tellsAct } from '../intent/acts.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
import type { Told } from './told.ts'

const TREATING = phraseSet(
  phraseList(
    'ditraktir|ditraktirin|traktir|nraktir|mentraktir|traktiran|traktirannya|dijajanin|dibayarin|bayarin|yang bayar|treated|treated us|treated me|treats|treating|treat',
  ),
)
/** Its own part, as a clause begins. */
const OWN_PART = phraseSet([
  ...['punya', 'pesanan', 'menu', 'porsi'].flatMap(thing =>
    ['gue', 'gua', 'gw', 'aku', 'saya', 'ku'].map(who => `${thing} ${who}`),
  ),
  ...phraseList(
    'punyaku|pesananku|menuku|porsiku|mine|mine alone|just mine|my plate|my order|my dish|my meal|my part|my food|my entree|my drink|my ticket alone',
  ),
])

/** Behind 'ditraktir kak Mei', 'punya gue doang 210 ribu': what the other paid for it. */
export function isPartOfTreat(before: Told, said: readonly Token[]): boolean {
  if (before.intent !== 'others' || before.amount !== null || !containsPhrase(TREATING, before.said))
    return false
  return matchPhrase(OWN_PART, said, skipPhrases(FILLERS, said, 0)) !== null && !tellsAct(said)
}

const ITS = phraseSet(
  phraseList('its|it is|theyre|they are|thats|that is|itd be|it costs|they cost|harganya|itu|tiketnya'),
)
/** For how much of it the price is. */
const UNITS = phraseSet(
  phraseList(
    'each way|one way|round trip|a month|a week|a year|a night|a day|a piece|each|apiece|per month|per night|per person|a person|a head|right now|sekali jalan|pulang pergi|pp|sebulan|setahun|semalam|per orang|seorang|sehari',
  ),
)

/** Behind 'thinking about Amtrak', "but it's 140 each way": the price of what was planned. `words` are without amounts. */
export function isPriceOfPlan(before: Told, said: readonly Token[], words: readonly Token[]): boolean {
  if (before.intent !== 'plan' || before.amount !== null || tellsAct(said)) return false
  const behind = words.findIndex(({ index }, at) => at > 0 && index > (words[at - 1]?.index ?? 0) + 2)
  const clause = behind < 0 ? words : words.slice(0, behind)
  return !nameThing(withoutPhrases(UNITS, withoutPhrases(ITS, clause)))
}
