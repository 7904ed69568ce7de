/** Counts of units that are no whole number: 'setengah kilo', 'tiga meter setengah', 'sekilo seperempat', 'half a pound'. */
import { readSmall } from '../numbers/below-hundred.ts'
import { readToldFraction } from '../numbers/told-fraction.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { unitOf } from './rate-units.ts'

interface PartCount {
  readonly value: number
  /** In its plain form; null where the part of one is told without its unit. */
  readonly unit: string | null
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'of'])
/** Before a part without its unit: 'beli tiga perempat'. */
const TAKING: ReadonlySet<string> = new Set(
  phraseList('beli|ambil|tuku|ngambil|pesan|pesen|minta|cuma|aja|bought|got|took|only|just|dapat|dapet'),
)
const HALVES: ReadonlyMap<string, number> = new Map([
  ['setengah', 0.5],
  ['seperempat', 0.25],
])

/** The half behind a unit: 'tiga meter setengah', 'an hour and a half'. */
function halfBehind({ tokens }: Utterance, at: number): number {
  const half = HALVES.get(tokens[at]?.word ?? '')
  if (half !== undefined) return half
  const isHalf = tokens[at]?.word === 'and' && tokens[at + 1]?.word === 'a' && tokens[at + 2]?.word === 'half'
  return isHalf ? 0.5 : 0
}

/** The unit of 'sekilo', 'sejam'. */
function unitOfOne(token: Token): string | null {
  return token.word.startsWith('se') && token.word.length > 3
    ? unitOf({ ...token, word: token.word.slice(2) })
    : null
}

/** 'Sekilo setengah', 'an hour and a half', 'tiga meter setengah'. */
function readWithHalf(utterance: Utterance, at: number): PartCount | null {
  const token = utterance.token(at)
  if (!token) return null
  const number = readSmall(utterance, at, /^\d{1,2}$/)
  const isOne = ARTICLES.has(token.word)
  const one = isOne || number ? null : unitOfOne(token)
  const unitAt = number?.end ?? at + 1
  const next = utterance.token(unitAt)
  const unit = one ?? (next && (number || isOne) ? unitOf(next) : null)
  const half = unit === null ? 0 : halfBehind(utterance, one === null ? unitAt + 1 : at + 1)
  return unit === null || half === 0 ? null : { value: (number?.value ?? 1) + half, unit }
}

/** The count that starts at `at`; null for whole numbers. */
export function readPartCount(utterance: Utterance, at: number): PartCount | null {
  const { tokens } = utterance
  const fraction = readToldFraction(tokens, at)
  if (!fraction) return readWithHalf(utterance, at)
  // Behind a unit it belongs to that: 'sekilo setengah'.
  const before = tokens[at - 1]
  if (before && (unitOf(before) !== null || unitOfOne(before) !== null)) return null
  let unitAt = fraction.end
  while (ARTICLES.has(tokens[unitAt]?.word ?? '')) unitAt++
  const token = tokens[unitAt]
  const unit = token ? unitOf(token) : null
  if (unit !== null) return { value: fraction.value, unit }
  const isOver = !token || token.kind === 'sign' || TAKING.has(token.word)
  return isOver && before && TAKING.has(before.word) ? { value: fraction.value, unit: null } : null
}
