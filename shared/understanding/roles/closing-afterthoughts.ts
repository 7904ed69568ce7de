/** Amounts that a later one puts right: 'it's 50, not 15', 'she stayed late so ninety five', '700 and something, 740'. */
import { categorize } from '../categories/categorize.ts'
import { readAmount } from '../spans/amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { closingReading } from './closing-readings.ts'
import { endsInConclusion } from './conclusion.ts'
import type { SaidAmount } from './said-amounts.ts'

const NOT: ReadonlySet<string> = new Set(['not', 'bukan'])

/** Whether `result` is followed by the denial of an amount before it: '50, not 15'. */
export function denies(utterance: Utterance, before: SaidAmount, { amount: { end } }: SaidAmount): boolean {
  const at = utterance.word(end) === ',' ? end + 1 : end
  if (!NOT.has(utterance.word(at))) return false
  const denied = readAmount(utterance, at + 1)
  return (
    denied !== null &&
    closingReading([before.amount], { ...denied }, ([said], value) => said === value) !== null
  )
}

/** Words right behind an amount that is told roughly, before the exact one. */
const VAGUE = phraseSet(
  phraseList(
    'and something|something|and some|and change|and some change|or so|ish|odd|ish ish|or something|or something like that|berapa gitu|sekian|lebih dikit|an',
  ),
)
/** What the exact amount is more than the rough one, at most. */
const MOST_MORE = 1.4

/** The exact amount behind a rough one: 'seven hundred and something for the tax guy, seven forty'. */
export function exactOf(
  { tokens }: Utterance,
  [rough, ...others]: readonly SaidAmount[],
  exact: SaidAmount,
): SpokenAmount | null {
  if (!rough || others.length > 0 || matchPhrase(VAGUE, tokens, rough.amount.end) === null) return null
  if (nameThing(exact.before) || nameThing(exact.behind)) return null
  return closingReading(
    [rough.amount],
    exact.amount,
    ([about = 0], value) => value >= about && value <= about * MOST_MORE,
  )
}

/** What a price may be put right to, as a ratio. */
const LEAST = 0.5
const MOST = 2

/** Before what is only asked for: 'dia minta naik jadi 100'. */
const ASKED: ReadonlySet<string> = new Set(['minta', 'wants', 'wanted', 'asks', 'asking'])
const SO: ReadonlySet<string> = new Set(['so', 'jadi', 'jadinya', 'makanya'])

/** Whether a thing is named behind the word that concludes: in 'sliding scale so I pay seventy' none is. */
function namesThing(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ word }) => SO.has(word))
  return categorize(at < 0 ? before : before.slice(at)) !== null
}

/** The only other price of its sentence, changed for a reason: 'the sitter was 85, she stayed till midnight so 95'. */
export function changedTo(
  utterance: Utterance,
  [price, ...others]: readonly SaidAmount[],
  result: SaidAmount,
): SpokenAmount | null {
  if (!price || others.length > 0 || !endsInConclusion(result.before)) return null
  if (nameThing(result.behind) || namesThing(result.before) || !nameThing(price.before)) return null
  if (result.before.some(({ word }) => ASKED.has(word))) return null
  const between = utterance.between(price.amount.end, result.amount.start)
  if (between.some(({ word }) => word === '.' || word === 'and' || word === 'then')) return null
  return closingReading(
    [price.amount],
    result.amount,
    ([was = 0], is) => is !== was && is >= was * LEAST && is <= was * MOST,
  )
}
