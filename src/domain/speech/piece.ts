/** A transcript cut into pieces with a meaning, in the order they were said. */
import type { PaymentMethod } from '../payment-method.ts'
import { isCertain, readAmount, type SpokenAmount } from './amount.ts'
import {
  type BreakKind,
  type CorrectionKind,
  readBreak,
  readCancel,
  readCorrection,
  readDenied,
} from './break-words.ts'
import type { SpeakersClock } from './clock.ts'
import { readCounting } from './counting.ts'
import { currencyBefore } from './currency-words.ts'
import { readDay, type SpokenDay } from './day-phrase.ts'
import { FILLERS } from './filler-words.ts'
import { numberWord } from './number-words.ts'
import { readPayment } from './payment.ts'
import { matchPhrase, phraseList, phraseSet } from './phrase.ts'
import { readTime } from './time-of-day.ts'
import type { Token } from './token.ts'
import { isLabel, isUnit } from './units.ts'

/** An `aside` is neither amount nor description: a time of day, the denied half of 'bukan 20 ribu tapi 25 ribu'. */
export type Piece =
  | { readonly kind: 'word'; readonly at: number }
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }
  | { readonly kind: 'day'; readonly day: SpokenDay; readonly at: number }
  | { readonly kind: 'aside'; readonly at: number; readonly end: number }
  | {
      readonly kind: 'payment'
      readonly method: PaymentMethod
      readonly explicit: boolean
      readonly at: number
      readonly end: number
    }
  | {
      readonly kind: 'break'
      readonly break: BreakKind
      readonly at: number
      readonly end: number
      readonly asked: boolean
    }
  | {
      readonly kind: 'correction'
      readonly correction: CorrectionKind
      readonly at: number
      readonly end: number
    }
  | { readonly kind: 'cancel'; readonly at: number; readonly end: number }

/** Names and turns of phrase whose number words count nothing. */
const NAMES = phraseSet(
  phraseList(`seven eleven|7 eleven|seven 11|7 11|five guys|forever 21|forever twenty one|three second|one piece|salah satu|satu satunya
  one of|the one|this one|that one|which one|another one|no one|one more|one way|satu lagi|dua duanya|second hand|circle k
  cinema 21|cinema xxi|studio 21|four seasons|3 in 1|motel 6|super 8|studio 6|two way|the two|the three|both|one on one|bebek satu|upin ipin|k pop|k mart`),
)

/** A number that is part of a name: `s24`, `3in1`, `15-inch`. */
function isGlued(tokens: readonly Token[], at: number, end: number): boolean {
  const before = tokens[at - 1]
  const first = tokens[at]
  if (first?.kind !== 'number') return false
  // The k of '25k' belongs to the number before it, that of 'K24' to a name.
  const isNumber = numberWord(before) !== null && (before?.word !== 'k' || tokens[at - 2]?.kind === 'number')
  const gluedBefore =
    before?.kind === 'word' && first.gap === '' && !currencyBefore(tokens, at - 1) && !isNumber
  const next = tokens[end]
  const gluedAfter = next?.kind === 'word' && next.gap === '' && !isUnit(next) && !numberWord(next)
  return gluedBefore || gluedAfter
}

const CARRIERS = new Set(
  'flight penerbangan pesawat kereta ka train garuda citilink airasia batik lion'.split(' '),
)

/** The QG of 'flight Citilink QG 801'. */
function isCarrierCode(tokens: readonly Token[], at: number): boolean {
  return (
    /^[A-Z]{2}$/.test(tokens[at]?.text ?? '') && tokens.slice(0, at).some(({ word }) => CARRIERS.has(word))
  )
}

/** Whether a number counts, measures or labels something instead of being money. */
function isCount(tokens: readonly Token[], amount: SpokenAmount, clock: SpeakersClock): boolean {
  if (amount.named !== null || amount.scale > 1) return false
  if (isGlued(tokens, amount.start, amount.end)) return true
  if (!amount.formatted && (isLabel(tokens[amount.start - 1]) || isCarrierCode(tokens, amount.start - 1)))
    return true
  // In 'tol 12.500 jam 7' the hour is the time, in 'parkir 2 jam' it is the unit.
  if (isCertain(amount) && readTime(tokens, amount.end) !== null) return false
  return isUnit(tokens[amount.end]) && readDay(tokens, amount.end, clock) === null
}

/** Index behind '0812 3456 7890', which counts nothing; or null. */
function readTelephone(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== 'number' || !/^0\d{2,}$/.test(tokens[at]?.text ?? '')) return null
  let end = at + 1
  while (tokens[end]?.kind === 'number') end++
  return end
}

const LODGINGS = new Set(
  'hotel villa vila penginapan homestay airbnb hostel kamar resort losmen wisma room guesthouse'.split(' '),
)

/** 'hotel 450 ribu semalam': a night's rate, not last night. */
function isNightly(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'semalam') return false
  return tokens.slice(0, at).some(({ word }) => LODGINGS.has(word)) && numberWord(tokens[at - 1]) !== null
}

/** Index behind 'bukan kemarin', 'bukan cash', 'bukan 4 ribu', where what was meant follows; or null. */
function readTakenBack(tokens: readonly Token[], at: number, clock: SpeakersClock): number | null {
  const denial = readCorrection(tokens, at)
  if (!denial) return null
  for (const read of [
    (from: number) => readDay(tokens, from, clock),
    (from: number) => readPayment(tokens, from),
    (from: number) => (at === 0 ? null : readAmount(tokens, from)),
  ]) {
    const denied = read(denial.end)
    if (denied && followedBy(read, tokens, denied.end)) return denied.end
  }
  return null
}

/** Whether `read` finds something at `at` or behind the fillers and the comma there. */
function followedBy(read: (at: number) => unknown, tokens: readonly Token[], at: number): boolean {
  for (let next = at; ; next++) {
    if (read(next) !== null) return true
    if (tokens[next]?.word !== ',' && !matchPhrase(FILLERS, tokens, next)) return false
  }
}

function pieceAt(
  tokens: readonly Token[],
  at: number,
  clock: SpeakersClock,
): { pieces: Piece[]; end: number } {
  const words = (end: number) => ({
    pieces: Array.from({ length: end - at }, (_, i): Piece => ({ kind: 'word', at: at + i })),
    end,
  })
  const name = matchPhrase(NAMES, tokens, at)
  if (name) return words(name.end)
  const day = readDay(tokens, at, clock)
  if (day && isNightly(tokens, at)) return { pieces: [{ kind: 'aside', at, end: at + 1 }], end: at + 1 }
  if (day) return { pieces: [{ kind: 'day', day, at }], end: day.end }
  const time = readTime(tokens, at)
  if (time !== null) return { pieces: [{ kind: 'aside', at, end: time }], end: time }
  const taken = readTakenBack(tokens, at, clock)
  if (taken !== null)
    return { pieces: [{ kind: 'correction', correction: 'strong', at, end: taken }], end: taken }
  const denied = readDenied(tokens, at)
  if (denied !== null) return { pieces: [{ kind: 'aside', at, end: denied }], end: denied }
  const called = readTelephone(tokens, at)
  if (called !== null) return words(called)
  const counted = readCounting(tokens, at)
  if (counted !== null) return words(counted)
  const amount = readAmount(tokens, at)
  if (amount) {
    if (!isCount(tokens, amount, clock)) return { pieces: [{ kind: 'amount', amount }], end: amount.end }
    return words(isUnit(tokens[amount.end]) ? amount.end + 1 : amount.end)
  }
  const payment = readPayment(tokens, at)
  if (payment) {
    const { method, explicit, alsoThing, end } = payment
    const piece: Piece = { kind: 'payment', method, explicit, at, end }
    return { pieces: alsoThing ? [piece, ...words(end).pieces] : [piece], end }
  }
  const cancel = readCancel(tokens, at)
  if (cancel !== null) return { pieces: [{ kind: 'cancel', at, end: cancel }], end: cancel }
  const correction = readCorrection(tokens, at)
  if (correction) {
    const { value, end } = correction
    return { pieces: [{ kind: 'correction', correction: value, at, end }], end }
  }
  const breaks = readBreak(tokens, at)
  if (breaks) {
    const { value, end } = breaks
    return { pieces: [{ kind: 'break', break: value, at, end, asked: tokens[at]?.text === '?' }], end }
  }
  return words(at + 1)
}

export function cutIntoPieces(tokens: readonly Token[], clock: SpeakersClock): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < tokens.length) {
    const { pieces: found, end } = pieceAt(tokens, at, clock)
    pieces.push(...found)
    at = Math.max(end, at + 1)
  }
  return pieces
}
