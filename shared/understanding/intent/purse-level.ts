/** Whether an amount is what a purse holds: "checking's down to 40", "the jar's at 340 now". */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { tellsAmount } from './without-amounts.ts'

/** Without the 's' of 'is'. */
const PURSES: ReadonlySet<string> = new Set(
  phraseList(
    'checking|saving|savings|account|accounts|balance|jar|fund|wallet|stash|kitty|pot|brokerage|portfolio|venmo|paypal|cashapp|gopay|ovo|saldo|tabungan|rekening',
  ),
)
const LEVELS: ReadonlySet<string> = new Set(phraseList('at|to|around'))
/** Between the purse and that. */
const LINKS: ReadonlySet<string> = new Set(
  phraseList('is|was|now|still|down|up|back|sitting|standing|hovering|all|the|way|already|only|just'),
)

export function isPurseLevel(said: readonly Token[]): boolean {
  let at = said.findIndex(tellsAmount) - 1
  if (at < 1 || !LEVELS.has(said[at]?.word ?? '')) return false
  do at--
  while (LINKS.has(said[at]?.word ?? ''))
  const purse = said[at]?.word ?? ''
  // 'To' leads to a level only where it rises or falls: 'from checking to 300' does not tell one.
  const isLevel = said[at + 1]?.word !== 'to'
  return isLevel && (PURSES.has(purse) || PURSES.has(purse.replace(/s$/, '')))
}
