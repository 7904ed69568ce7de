/** Whether an ambiguous word is a correction: 'dua puluh, eh, tiga puluh', 'kemarin eh Selasa'. */
import { categorize } from '../categories/categorize.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { endsThere, isBreak, neighbour, wordsBeside } from './beside-correction.ts'
import { DOINGS } from './doing-words.ts'
import { putsPriceRight } from './price-put-right.ts'
import { recounts } from './recounting.ts'

/**
 * Whether it stands between two things of the same category, the second one priced: 'semangka eh melon dua
 * puluh ribu'.
 */
function betweenThings(utterance: Utterance, at: number): boolean {
  const before = contentWords(wordsBeside(utterance, at, -1).words)
  const after = wordsBeside(utterance, at, 1)
  if (utterance.spans[after.end]?.kind !== 'amount') return false
  const [only] = before
  if (!only || !nameThing(after.words) || isLink(after.words[0])) return false
  if (before.length === 1 && DOINGS.has(only.word)) return false
  const category = categorize(before)
  return category !== null && category === categorize(after.words)
}

/** Whether the correction at span `at` counts. A weak one does only between two spans of the same kind. */
export function corrects(utterance: Utterance, at: number): boolean {
  const { spans } = utterance
  const span = spans[at]
  if (span?.kind !== 'correction' || span.correction === 'closing') return false
  const after = neighbour(utterance, at, 1)
  // 'eh sama parkir', 'oh wait, and parking' continue the list.
  if (isBreak(spans[after], ['and', 'next'])) return false
  if (span.correction === 'strong') return true
  const before = neighbour(utterance, at, -1)
  const kind = spans[before]?.kind
  if (kind === spans[after]?.kind) {
    if (kind === 'day' || kind === 'payment') return true
    const isNamed = nameThing(wordsBeside(utterance, before, -1).words)
    if (kind === 'amount' && endsThere(utterance, after + 1, isNamed)) return true
  }
  return putsPriceRight(utterance, at) || betweenThings(utterance, at) || recounts(utterance, at)
}

/** Weak words that put a price right from behind as well. */
const ACTUALLY: ReadonlySet<string> = new Set(['actually', 'sebenarnya', 'sebenernya'])

/** Whether only a price stands before 'actually', behind a clause with another: 'forty bucks for gas, forty one actually'. */
function isActualPrice({ spans, tokens }: Utterance, at: number): boolean {
  const said = tokens[spans[at]?.start ?? 0]?.word ?? ''
  if (!ACTUALLY.has(said) || spans[at - 1]?.kind !== 'amount' || !isBreak(spans[at - 2], ['comma', 'stop']))
    return false
  let before = at - 3
  while (spans[before]?.kind === 'words' || spans[before]?.kind === 'payment') before--
  return spans[before]?.kind === 'amount'
}

/** Whether the correction at span `at` may follow the corrected value: '25 ribu maksudnya,', 'OVO deng'. */
export function closesCorrection(utterance: Utterance, at: number): boolean {
  const { spans } = utterance
  const span = spans[at]
  if (span?.kind !== 'correction') return false
  if (span.correction === 'weak' && !isActualPrice(utterance, at)) return false
  const next = spans[at + 1]
  return span.correction === 'closing' || next === undefined || next.kind === 'break'
}

/** Whether the ineffective correction at span `at` is a mere interjection: 'wait, and parking'. */
export function isSecondThought({ spans }: Utterance, at: number): boolean {
  const next = spans[at + 1]
  return next?.kind === 'break' || next?.kind === 'cancel' || spans[at + 2]?.kind === 'cancel'
}
