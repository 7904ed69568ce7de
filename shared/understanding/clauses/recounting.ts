/** A count said again, with the price of the right one: 'dua kilo 56 ribu eh sekilo doang jadi 28 ribu'. */
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'

/** Beside a count said again: 'eh satu botol doang deng jadi 39 ribu'. */
const BESIDE_COUNTS: ReadonlySet<string> = new Set(
  phraseList(
    'aja|berarti|cuma|cuman|deng|ding|doang|doank|jadi|jadinya|kok|ketang|saja|sih|ternyata|ya|yang|only|just|so|its|for',
  ),
)
const ONE_UNIT = /^se(.{2,})$/

function isCount(token: Token): boolean {
  const unit = ONE_UNIT.exec(token.word)?.[1]
  return numberWord(token) !== null || token.kind === 'number' || (unit !== undefined && isUnitWord(unit))
}

/** Whether only a count follows up to the next amount: what was counted wrong has that price. */
export function recounts({ spans, tokens }: Utterance, at: number): boolean {
  const [before, own] = [spans[at - 1], spans[at]]
  const next = spans.findIndex((span, place) => place > at && span.kind === 'amount')
  const price = spans[next]
  const isBeside = before?.kind === 'amount' || (before?.kind === 'break' && before.break === 'comma')
  if (!isBeside || !own || !price) return false
  const between = tokens.slice(own.end, price.start).filter(({ kind }) => kind !== 'sign')
  return (
    between.some(isCount) &&
    between.every(token => isCount(token) || isUnitWord(token.word) || BESIDE_COUNTS.has(token.word))
  )
}
