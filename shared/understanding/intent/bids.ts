/** Whether a customer bids for the speaker's work or goods: 'pelanggan nawar ongkos pasang 250', 'a buyer offered 80 for it'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { skipPhrases } from '../words/phrase-table.ts'
import { PAYERS, SERVED } from './income-words.ts'
import { SPEAKERS } from './people-words.ts'

const BIDDING: ReadonlySet<string> = new Set(
  'nawar nawarnya nawarin nawari menawar ngenyang nyang offered offers bid bids lowballed'.split(' '),
)
/** Most words from the customer to the verb: 'pelanggan di Setu kemarin nawar'. */
const REACH = 6

export function isBid(words: readonly Token[]): boolean {
  const first = skipPhrases(FILLERS, words, 0)
  const at = words[first]?.word === 'a' || words[first]?.word === 'ada' ? first + 1 : first
  const who = words[at]?.word ?? ''
  if (!PAYERS.has(who) && !SERVED.has(who)) return false
  const verb = words.findIndex(({ word }) => BIDDING.has(word))
  return verb > at && verb - at <= REACH && !words.slice(at, verb).some(({ word }) => SPEAKERS.has(word))
}
