/** Whether cash was drawn: 'tarik tunai', 'took sixty out of the ATM', 'ATM, a hundred'. */
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, withoutPhrases } from '../words/phrase-table.ts'
import {
  ACCOUNTS,
  BETWEEN,
  CASH_MACHINES,
  CASH_OUT,
  DRAWING,
  OUT_OF_MACHINE,
  TAKING_OUT,
} from './own-money-words.ts'

/** 'tarik tunai', 'took sixty out of the ATM'. */
export function isCashOut(words: readonly Token[]): boolean {
  if (containsPhrase(CASH_OUT, words) || namesOnlyMachine(words) || takesFromMachine(words)) return true
  return words.some(({ word }) => CASH_MACHINES.has(word)) && words.some(({ word }) => DRAWING.has(word))
}

/** 'Forty out of the machine', but not 'a pop out of the machine'. */
function takesFromMachine(words: readonly Token[]): boolean {
  if (!containsPhrase(OUT_OF_MACHINE, words)) return false
  const others = withoutPhrases(ACCOUNTS, withoutPhrases(OUT_OF_MACHINE, words))
  return words.some(({ word }) => TAKING_OUT.has(word)) || !nameThing(others)
}

/** What one does on the way to a machine: 'stopped at the ATM', 'ran by the ATM'. */
const GOING: ReadonlySet<string> = new Set(
  phraseList(
    'run|ran|at|di|and|stop|stopped|went|swung|by|just|first|mampir|sempat|cuma|out|sebentar|bentar',
  ),
)

function isOfMachine({ word }: Token): boolean {
  return CASH_MACHINES.has(word) || BETWEEN.has(word) || GOING.has(word)
}

/** 'ATM, a hundred', and nothing else. */
function namesOnlyMachine(words: readonly Token[]): boolean {
  if (!words.some(({ word }) => CASH_MACHINES.has(word))) return false
  return contentWords(withoutPhrases(ACCOUNTS, words)).every(isOfMachine)
}

/** Whether it is all that is told: 'stopped at the ATM and took out sixty', but not 'took sixty out at the ATM and got gas'. */
export function tellsOnlyCashOut(words: readonly Token[]): boolean {
  return namesOnlyMachine(words.filter(({ word }) => !DRAWING.has(word)))
}
