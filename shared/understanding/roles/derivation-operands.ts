/** The numbers between a price and its result that a calculation may use: amounts, counts, numbers of people, percentages. */
import { readNumber } from '../numbers/number.ts'
import { readToldFraction } from '../numbers/told-fraction.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import type { SaidAmount } from './said-amounts.ts'
import { COLLECTIVES } from './shares.ts'

/** Largest count that people calculate with aloud. */
const MAX_COUNT = 100

/** Most numbers of a calculation; with more, chance leads to any result. */
export const MAX_OPERANDS = 6

export interface Operand {
  /** Index behind its last token. */
  readonly end: number
  /** Its place among the amounts of the calculation; null for a number that was recognised as words, or counts. */
  readonly member: number | null
  /** What it counts, 2 to `MAX_COUNT`; null where it can be no count. */
  readonly count: number | null
  /** Its share of the price, above 0 and below 1; null where it is neither a percentage nor a fraction. */
  readonly percentage: number | null
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ['both', 2],
  ['double', 2],
  ['twice', 2],
  ['pp', 2],
  ['dozen', 12],
  ['selusin', 12],
  ...COLLECTIVES,
])
const HALVES: ReadonlySet<string> = new Set(phraseList('half|halves|setengah|separuh|separo|separoh'))
const PERCENT: ReadonlySet<string> = new Set(phraseList('percent|percents|persen|%'))

function asCount(value: number): number | null {
  return Number.isInteger(value) && value >= 2 && value <= MAX_COUNT ? value : null
}

/** The count of an amount without scale or currency. */
export function bareCountOf({ amount: { plain, scale, named } }: SaidAmount): number | null {
  return scale === 1 && named === null ? asCount(plain) : null
}

function readOperand(utterance: Utterance, { index, word }: Token): Operand | null {
  if (HALVES.has(word)) return { end: index + 1, member: null, count: null, percentage: 0.5 }
  const fraction = readToldFraction(utterance.tokens, index)
  if (fraction) return { end: fraction.end, member: null, count: null, percentage: fraction.value }
  const known = NUMBER_WORDS.get(word)
  if (known !== undefined) return { end: index + 1, member: null, count: known, percentage: null }
  const number = readNumber(utterance, index)
  if (number === null || number.scale > 1) return null
  const isPercent = PERCENT.has(utterance.word(number.end))
  const count = isPercent ? null : asCount(number.plain)
  const share = number.plain / 100
  const percentage = isPercent && share > 0 && share < 1 ? share : null
  if (count === null && percentage === null) return null
  return { end: number.end, member: null, count, percentage }
}

/** In 'two runs at 1.25', 'two runs' the number is no amount that may be added or taken off. */
function isCounted({ behind }: SaidAmount): boolean {
  const last = behind.at(-1)?.word ?? ''
  return (behind.length > 1 && last === 'at') || (behind.length === 1 && /[^s]s$/.test(last))
}

/** Where the numbers of a calculation begin: behind `previous`, the price of another thing, or the last end of a sentence. */
function opening(utterance: Utterance, start: number, previous: number): number {
  for (let at = start - 1; at >= previous; at--) if (utterance.word(at) === '.') return at + 1
  return previous
}

/**
 * The numbers of the sentence from token `previous` up to `result` in the order said, amounts of `members` among them; the
 * first member is the price itself and is left out. Stops at one more than a calculation may have.
 */
export function operandsBetween(
  utterance: Utterance,
  members: readonly SaidAmount[],
  result: SaidAmount,
  previous: number,
): readonly Operand[] {
  const found: Operand[] = []
  const end = result.amount.start
  for (
    let at = opening(utterance, members[0]?.amount.start ?? 0, previous);
    at < end && found.length <= MAX_OPERANDS;
    at++
  ) {
    const place = members.findIndex(({ amount }) => amount.start <= at && at < amount.end)
    const member = members[place]
    if (member) {
      const count = bareCountOf(member)
      const amount = count !== null && isCounted(member) ? null : place
      if (place > 0) found.push({ end: member.amount.end, member: amount, count, percentage: null })
      at = member.amount.end - 1
      continue
    }
    const token = utterance.token(at)
    const read = token ? readOperand(utterance, token) : null
    if (!read) continue
    found.push(read)
    at = read.end - 1
  }
  return found
}
