/** A second guess at a price right behind the first: 'thirty maybe thirty five', 'lima puluh, mungkin enam puluh'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'
import { onScaleOf } from './amount-arithmetic.ts'

const GUESSING = phraseSet(
  phraseList(`maybe|or maybe|possibly|or possibly|perhaps|or perhaps|might have been|mightve been|could have been|couldve been
  mungkin|atau mungkin|apa mungkin|eh mungkin|barangkali|atau bisa jadi`),
)
/** Largest distance of the second guess, as a share of the first. */
const MAX_STEP = 0.35
/** Longest amount looked for before the guess, in tokens. */
const MAX_AMOUNT = 6
/** Behind the second guess a thing of its own begins with these. */
const PURPOSES: ReadonlySet<string> = new Set(phraseList('for|buat|untuk|utk'))

/** Whether a thing is named right before the token index: then 'maybe 12 for gas' may be another. */
function isNamed(utterance: Utterance, start: number): boolean {
  const before = utterance.token(start - 1)
  return before?.kind === 'word' && !isLink(before) && !BEFORE_PRICE.has(before.word)
}

const BEFORE_PRICE: ReadonlySet<string> = new Set(
  phraseList(
    'was|is|like|about|around|roughly|paid|spent|cost|sekitar|kira|habis|abis|bayar|kena|kayaknya|paling|cuma',
  ),
)

/** Whether nothing is named behind the second guess, or a place. */
function isOver(utterance: Utterance, first: SpokenAmount, end: number): boolean {
  const next = utterance.token(end)
  if (!next || next.kind === 'sign') return true
  return isLink(next) && !(PURPOSES.has(next.word) && isNamed(utterance, first.start))
}

function isClose(second: number, first: number): boolean {
  return Math.abs(second - first) <= MAX_STEP * first
}

/** Index behind the second guess at the amount; or null. */
export function readSecondGuess(utterance: Utterance, first: SpokenAmount): number | null {
  const from = utterance.word(first.end) === ',' ? first.end + 1 : first.end
  const guessing = matchPhrase(GUESSING, utterance.tokens, from)
  const second = guessing ? readAmount(utterance, guessing.end) : null
  if (!second || !isClose(onScaleOf(second, first).plain, first.plain)) return null
  return isOver(utterance, first, second.end) ? second.end : null
}

/** Index behind the second guess that begins at `start`; or null. */
export function endOfSecondGuess(utterance: Utterance, start: number): number | null {
  const from = utterance.word(start) === ',' ? start + 1 : start
  if (matchPhrase(GUESSING, utterance.tokens, from) === null) return null
  for (let at = start - 1; at >= Math.max(0, start - MAX_AMOUNT); at--) {
    const first = readAmount(utterance, at)
    if (first?.end === start) return readSecondGuess(utterance, first)
  }
  return null
}
