/** Prices of one with the number told behind: 'field trip twelve for each of my three', '12 each for the three kids'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { readNumber } from '../numbers/number.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'

/** Right behind the price. */
const FOR_EACH = phraseSet(phraseList('for each of|for every one of|buat masing masing|untuk masing masing'))
const EACH_FOR = phraseSet(phraseList('each for|apiece for|a piece for'))
/** Before how many there are. */
const ALL = phraseSet(phraseList('the|my|our|all|all of the|all of my|us|them'))

/** How many there are, and the tokens that tell it. */
interface Told {
  readonly count: number
  readonly start: number
  readonly end: number
}

/** The number told behind a price; null where none is. */
function toldBehind(utterance: Utterance, { end }: SpokenAmount): Told | null {
  const { tokens } = utterance
  const cue = matchPhrase(FOR_EACH, tokens, end) ?? matchPhrase(EACH_FOR, tokens, end)
  if (!cue) return null
  const at = skipPhrase(ALL, tokens, cue.end)
  const number = readNumber(utterance, at)
  const count = readCount(utterance, utterance.between(at, at + 1))
  if (!number || count === null) return null
  // Whom it was for is told where they are named: 'for the three kids'.
  const isNamed = utterance.token(number.end)?.kind === 'word' && matchPhrase(EACH_FOR, tokens, end) !== null
  return { count, start: end, end: isNamed ? end + 1 : number.end }
}

/** The clause with each such price as that of all, and without the words that told how many there are. */
function counted(utterance: Utterance, clause: Clause): Clause {
  const told = clause.parts.map(part => (part.kind === 'amount' ? toldBehind(utterance, part.amount) : null))
  if (told.every(one => one === null)) return clause
  const isTold = (index: number) => told.some(one => one && index >= one.start && index < one.end)
  const parts = clause.parts.flatMap((part, at): Part[] => {
    if (part.kind === 'words')
      return [{ kind: 'words', words: part.words.filter(({ index }) => !isTold(index)) }]
    if (isTold(part.amount.start)) return []
    const count = told[at]?.count
    return [count ? { kind: 'amount', amount: { ...times(part.amount, count), formatted: true } } : part]
  })
  return { ...clause, parts: merged(parts) }
}

/** The clauses with such prices as those of all. */
export function withForEach(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map(clause => counted(utterance, clause))
}
