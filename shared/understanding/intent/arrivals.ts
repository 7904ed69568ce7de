/** Whether a clause says that money arrived: 'the deposit came in', 'my paycheck hit'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Nouns for expected money. */
const AWAITED: ReadonlySet<string> = new Set(
  phraseList(
    'deposit|deposits|payment|payments|check|checks|paycheck|support|refund|rebate|reimbursement|royalties|commission|invoice|transfer|zelle|venmo|stimulus|settlement|money|pension|disability|unemployment',
  ),
)
/** Verbs of arrival. */
const ARRIVING = phraseSet(
  phraseList(
    'came in|came through|finally came|landed|hit my account|hit the account|hit my checking|hit the bank|got deposited|was deposited|cleared my account|showed up',
  ),
)
/** Words after such a verb that give the sum of a bill: 'the check came in at forty'. */
const AMOUNTING: ReadonlySet<string> = new Set(['at', 'to', 'under', 'over'])
/** Most words between the noun and the verb: 'support from my ex'. */
const REACH = 5

/** Time grows with the number of words. */
export function isArrived(words: readonly Token[]): boolean {
  const at = findPhrase(ARRIVING, words)
  const arrived = at > 0 ? matchPhrase(ARRIVING, words, at) : null
  if (!arrived || AMOUNTING.has(words[arrived.end]?.word ?? '')) return false
  return words.slice(Math.max(0, at - REACH), at).some(({ word }) => AWAITED.has(word))
}
