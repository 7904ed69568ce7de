/**
 * A count said again, with the price of the right one, 'dua kilo 56 ribu eh sekilo doang jadi 28 ribu', or without: 'five bags
 * at 8.99, no, make it six bags'.
 */
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'
import type { Clause, Part } from './clause.ts'
import { hasAmount, wordsOf } from './clause-content.ts'

/** Beside a count said again: 'eh satu botol doang deng jadi 39 ribu'. */
const BESIDE_COUNTS: ReadonlySet<string> = new Set(
  phraseList(
    'aja|berarti|cuma|cuman|deng|ding|doang|doank|jadi|jadinya|kok|ketang|saja|sih|ternyata|ya|yang|only|just|so|its|for',
  ),
)
const ONE_UNIT = /^se(.{2,})$/
/** 'Semangkoknya', before the price of one. */
const EACH_UNIT = /^se(.{2,})nya$/

function isCount(token: Token): boolean {
  const unit = ONE_UNIT.exec(token.word)?.[1]
  return numberWord(token) !== null || token.kind === 'number' || (unit !== undefined && isUnitWord(unit))
}

/** Whether it may stand between a count and the price of one: 'eh tiga mangkok, semangkoknya 15 ribu'. */
function pricesOne({ word }: Token): boolean {
  return isUnitWord(word) || isUnitWord(EACH_UNIT.exec(word)?.[1] ?? '') || word === 'per'
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
    between.every(token => isCount(token) || pricesOne(token) || BESIDE_COUNTS.has(token.word))
  )
}

/** Places of the words of a count with its unit: 'five bags'; null where the words tell none. */
function countIn(words: readonly Token[], unit: string | null): { from: number; unit: string } | null {
  const from = words.findIndex((token, at) => {
    const next = words[at + 1]
    return isCount(token) && next !== undefined && !isCount(next) && (unit === null || next.word === unit)
  })
  const next = words[from + 1]
  if (from < 0 || !next) return null
  const start = words.slice(0, from).findLastIndex(token => !isCount(token)) + 1
  return { from: start, unit: next.word }
}

/** Places of a count of the unit, and behind it: those of 'two bags', or of 'sekilo' alone. */
function placeOfCount(words: readonly Token[], unit: string): { from: number; end: number } | null {
  const one = words.findIndex(({ word }) => word === `se${unit}`)
  if (one >= 0) return { from: one, end: one + 1 }
  const found = countIn(words, unit)
  if (!found) return null
  return { from: found.from, end: words.findIndex(({ word }, at) => at > found.from && word === unit) + 1 }
}

/** The clause `last` with its count put right, where `again` tells only another count of the same; null elsewhere. */
export function withRecount(last: Clause, again: Clause): Clause | null {
  const words = wordsOf(again)
  const right = countIn(words, null)
  if (!right || hasAmount(again) || words.length > right.from + MAX_COUNTED) return null
  const wrongAt = last.parts.findIndex(
    part => part.kind === 'words' && placeOfCount(part.words, right.unit) !== null,
  )
  const wrong = last.parts[wrongAt]
  const place = wrong?.kind === 'words' ? placeOfCount(wrong.words, right.unit) : null
  if (wrong?.kind !== 'words' || !place) return null
  const put = [
    ...wrong.words.slice(0, place.from),
    ...words.slice(right.from),
    ...wrong.words.slice(place.end),
  ]
  const parts = last.parts.map((part, at): Part => (at === wrongAt ? { kind: 'words', words: put } : part))
  return { ...last, parts, said: [...last.said, ...again.said] }
}

/** Words of a count and its unit: 'twenty five bags'. */
const MAX_COUNTED = 3
