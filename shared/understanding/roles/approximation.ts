/** Two guesses at one price, or a price started twice: 'around thirty, thirty two', 'thirty or forty'. */
import { isCertain } from '../spans/amount.ts'
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import type { PriceLedger } from './price-ledger.ts'

const ROUGHLY = phraseSet(
  phraseList(
    'around|about|roughly|maybe|approximately|something like|like|sekitar|sekitaran|kira kira|kurang lebih|kayaknya|mungkin|paling|antara',
  ),
)
/** Largest distance of the second guess, as a share of the first. */
const MAX_STEP = 0.35

const OR: ReadonlySet<string> = new Set(['or', 'atau', 'apa'])
/** The same where only 'or' stands between the two. */
const MAX_APART = 0.6

/** 'Thirty or forty dollars', 'tiga puluh apa tiga lima'. */
function isAlternative(
  { built }: PriceLedger,
  { parts, at, amount: first }: PlacedAmount,
  { amount, before }: Pick<AmountInWords, 'amount' | 'before'>,
): boolean {
  const [only, ...others] = before
  if (!only || others.length > 0 || !OR.has(only.word)) return false
  const isNext = parts === built.parts && at === parts.length - 2
  return isNext && Math.abs(amount.plain - first.plain) <= MAX_APART * first.plain
}

/** Words behind an incomplete amount: 'forty-two something, forty-two ninety-nine'. */
const VAGUE: ReadonlySet<string> = new Set(
  phraseList(
    'something|and|some|change|and change|odd|gitu|berapa|sekian|eh|ya|lebih|lebih dikit|no|nope|actually|wait',
  ),
)
/** People guess in fives, without the currency the first time: 'fifteen, twenty bucks'. */
function isRange(first: SpokenAmount, { amount, behind }: Pick<AmountInWords, 'amount' | 'behind'>): boolean {
  const [low, high] = [first.plain, amount.plain]
  const isGuess = first.named === null && amount.named !== null && low % STEP === 0 && high % STEP === 0
  return isGuess && !isCertain(first) && high > low && high <= low * 2 && !nameThing(behind)
}
const STEP = 5

/** The 20 of 'dua puluh, dua puluh tiga ribu': the beginning of the amount that follows. */
function isBegun({ tokens }: Utterance, first: SpokenAmount, amount: SpokenAmount): boolean {
  const length = first.end - first.start
  if (isCertain(first) || amount.end - amount.start <= length) return false
  return tokens
    .slice(first.start, first.end)
    .every(({ word }, at) => word === tokens[amount.start + at]?.word)
}

/** 'Seven plus', '30 ribuan': an amount that is only said roughly. */
function isVague(utterance: Utterance, { parts, at, amount }: PlacedAmount): boolean {
  const behind = parts[at + 1]
  const following = behind?.kind === 'words' ? behind.words : []
  const isPlus = following.length > 0 && following.every(({ word }) => PLUS.has(word) || VAGUE.has(word))
  return isPlus || IN_ROUND.has(utterance.word(amount.end - 1))
}
const PLUS: ReadonlySet<string> = new Set(phraseList('plus|ish|ah|lah|like|think|i|gitu|lebih'))
const IN_ROUND: ReadonlySet<string> = new Set(['ribuan', 'rebuan', 'rban', 'ratusan', 'jutaan'])

/** 'About forty at the pump, 39.87 exactly': all that is said behind the amount. */
const EXACTLY = phraseSet(
  phraseList(
    'exactly|exact|to be exact|to be precise|on the nose|on the dot|if you want it exact|if you want to be exact|if were being exact|pasnya|tepatnya|persisnya|persis',
  ),
)

function isExact(behind: readonly Token[]): boolean {
  return matchPhrase(EXACTLY, behind, 0)?.end === behind.length
}

/** The amount, or what it is in hundreds, if that is near the first guess: 'nineteen hundred, nineteen forty two exactly'. */
function nearestTo(first: SpokenAmount, amount: SpokenAmount): SpokenAmount | null {
  if (isNear(first, amount)) return amount
  const hundreds = hundredsOf(amount)
  return hundreds && isNear(first, hundreds) ? hundreds : null
}

function isNear(first: SpokenAmount, amount: SpokenAmount): boolean {
  const second = onScaleOf(amount, first).plain
  return Math.abs(second - first.plain) <= MAX_STEP * first.plain
}

/** Replaces the first guess by the second, marked as uncertain; false where it is no guess. */
export function guessAgain(
  utterance: Utterance,
  ledger: PriceLedger,
  { amount, before, behind }: AmountInWords,
): boolean {
  const first = ledger.built.lastAmount()
  if (!first) return false
  if (isAlternative(ledger, first, { amount, before })) {
    // The 'or' between them.
    ledger.built.parts.pop()
    ledger.change(first, { ...amount, uncertain: true })
    return true
  }
  const isBehindComma = ledger.clause?.marker === 'comma'
  if (!ledger.isInSentence(first) || !(isBehindComma || before.length > 0)) return false
  if (before.every(({ word }) => VAGUE.has(word)) && isBegun(utterance, first.amount, amount)) {
    ledger.change(first, amount)
    return true
  }
  const exact = isExact(behind) ? nearestTo(first.amount, amount) : null
  if (exact) {
    ledger.change(first, onScaleOf(exact, first.amount))
    return true
  }
  const isSaidVaguely =
    isVague(utterance, first) && !nameThing(before) && (!nameThing(behind) || behind[0]?.word === 'at')
  if (isSaidVaguely && isNear(first.amount, amount)) {
    ledger.change(first, { ...onScaleOf(amount, first.amount), uncertain: true })
    return true
  }
  if (before.length > 0) return false
  const leading = first.parts[first.at - 1]
  const isRough = leading?.kind === 'words' && containsPhrase(ROUGHLY, leading.words.slice(-2))
  const step = Math.abs(amount.plain - first.amount.plain) / first.amount.plain
  const isClose = isRough && step <= MAX_STEP
  if (!isClose && !isRange(first.amount, { amount, behind })) return false
  ledger.change(first, { ...amount, uncertain: true })
  return true
}
