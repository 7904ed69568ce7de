/** What stands right beside an amount tells which way it went: '1,880 to me', '42 back on my card', '60 of it'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import { DETERMINERS, PEOPLE } from './people-words.ts'
import { BUYING } from './spending-words.ts'
import { isName } from './subject.ts'
import { tellsAmount } from './without-amounts.ts'

/** `spent`: a part of money named before; `moved`: lent to the speaker; `news`: a balance. */
export type Direction = 'income' | 'moved' | 'news' | 'spent'

function all(direction: Direction, phrases: string): [string, Direction][] {
  return phraseList(phrases).map((phrase): [string, Direction] => [phrase, direction])
}

const BEHIND = phraseTable<Direction>([
  ...all(
    'income',
    'to me|straight to me|back on my card|back to my card|back on the card|back onto my card|back in my account|back to my account|back into my account|back on my account|back in cash|for my old|for our old|for my used|for the old',
  ),
  ...all(
    'news',
    'left on|left in|to last|to last me|to live on|to get me through|remaining on|remaining in|in checking|in my checking|in our checking|in savings|in my savings|in the bank|in my account|in the account|in my bank account|in my wallet|in my purse|di rekening|di tabungan|di celengan|di dompet',
  ),
  ...all('spent', 'of it|of that'),
])
/** Verbs with which 'to me' and 'for my old' name no payer of the speaker. */
const COSTING = phraseSet(
  phraseList('charged|charge|charges|cost|costs|sold|worth|means|lot|paid|spent|bought|traded'),
)
/** Payers whose payment is named by them alone: 'two hundred from the plasma center'. */
const PAYERS = phraseSet(
  phraseList(
    'plasma center|plasma place|blood bank|unemployment|work|my job|the state|the va|irs|the irs|insurance|my agent|my client|my clients|my tenants|my renter',
  ),
)
const UNTIL = phraseSet(phraseList('till|til|until|sampai|sampe|nyampe|ntar gajian'))
const ORIGINS: ReadonlySet<string> = new Set(['from', 'dari'])
/** Places in which money is found: 'found a ten in my jeans'. */
const FOUND_IN: ReadonlySet<string> = new Set(phraseList('in|on|under|behind|inside|between|outside|at'))

/** Index behind a person or a payer at `from`, or -1. */
function giverEnd(said: readonly Token[], from: number): number {
  let at = from
  while (DETERMINERS.has(said[at]?.word ?? '')) at++
  const match = matchPhrase(PEOPLE, said, at) ?? matchPhrase(PAYERS, said, at)
  if (match) return match.end
  return isName(said[at]) ? at + 1 : -1
}

/** 'Fifty from mom', with nothing bought: what stands behind the giver is empty, an aside, or when it is due. */
function isGiven(said: readonly Token[], end: number): Direction | null {
  if (!ORIGINS.has(said[end]?.word ?? '')) return null
  const behind = giverEnd(said, end + 1)
  if (behind < 0) return null
  const next = said[behind]
  if (next && matchPhrase(UNTIL, said, behind)) return 'moved'
  return !next || next.index > (said[behind - 1]?.index ?? 0) + 1 ? 'income' : null
}

/** Whether 'found' is the verb of the amount at `start`. */
function isFound(said: readonly Token[], start: number, end: number): boolean {
  const verb = said[start - 1]?.word === 'a' ? start - 2 : start - 1
  return said[verb]?.word === 'found' && FOUND_IN.has(said[end]?.word ?? '')
}

function isAdjacent(said: readonly Token[], end: number): boolean {
  return said[end] !== undefined && said[end].index === (said[end - 1]?.index ?? 0) + 1
}

/** Which way the last amount of the clause `said` went, as far as the words around it tell. */
export function directionBeside(said: readonly Token[]): Direction | null {
  const end = said.findLastIndex(tellsAmount) + 1
  if (end === 0 || !isAdjacent(said, end)) return null
  let start = end - 1
  while (start > 0 && tellsAmount(said[start - 1] as Token)) start--
  if (isFound(said, start, end)) return 'income'
  const before = said.slice(0, start)
  const behind = matchPhrase(BEHIND, said, end)?.value ?? null
  if (behind === 'spent') return behind
  if (behind === 'income') return containsPhrase(COSTING, before) ? null : behind
  if (behind === 'news') return nameThing(before) || containsPhrase(BUYING, before) ? null : behind
  const isBack = said[end]?.word === 'back' && said.length === end + 1
  if (isBack || ORIGINS.has(said[end]?.word ?? ''))
    return nameThing(before) ? null : isBack ? 'income' : isGiven(said, end)
  return null
}
