/** What follows a purchase that was given up: 'changed my mind about the salad and got fries, 4'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { NEGATIONS } from './negation-words.ts'
import { tellsAmount } from './without-amounts.ts'

/** Words that turn from what was given up to what was done. */
const TURNS: ReadonlySet<string> = new Set(
  phraseList(
    'and|so|but|instead|then|they|jadi|jadinya|malah|terus|trus|akhirnya|tapi|langsung|just|got|grabbed|took|bought',
  ),
)

/** The words from the turn on; null where none follows, or the price stands before it. */
export function behindTurn(said: readonly Token[]): readonly Token[] | null {
  const given = findPhrase(NEGATIONS, said)
  const price = said.findIndex(tellsAmount)
  if (given < 0 || price < given) return null
  const turn = said.findIndex(({ word }, at) => at > given + 1 && at < price && TURNS.has(word))
  if (turn < 0) return null
  const rest = said.slice(turn)
  return tellsAct(rest.slice(0, price - turn)) ? rest : null
}
