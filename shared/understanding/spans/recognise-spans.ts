/** Recognises the spans of an utterance, in the order said. */
import { readDay } from '../days/day-phrase.ts'
import { countsNights, isNightly } from '../days/nightly-rate.ts'
import { readTime } from '../days/time-of-day.ts'
import { isToCome } from '../days/to-come.ts'
import { isUpcoming } from '../days/upcoming.ts'
import type { Span } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isUnit } from '../words/units.ts'
import { readAmount } from './amount.ts'
import { readAnsweredDay } from './answered-days.ts'
import { readBrokenNote } from './broken-notes.ts'
import { readCancel } from './cancel.ts'
import { readCorrection } from './correction.ts'
import { readBreak } from './delimiters.ts'
import { readAfterthought, readContrast, readDenial, refusedPayment } from './denial.ts'
import { readConverted } from './foreign-currency.ts'
import { nonMonetaryUse } from './non-monetary-numbers.ts'
import { readName } from './numbered-names.ts'
import { readPayment } from './payment.ts'
import { isRepairedBehind, readConfirmed, readDoubted, readFailed } from './said-again.ts'
import { readSamePayment } from './same-payment.ts'
import { endOfSecondGuess, readSecondGuess } from './second-guess.ts'
import { readUncounted } from './uncounted.ts'

/** Finds the spans of one kind that start at a token index, the longest first; empty for none. */
type SpanRecogniser = (utterance: Utterance, start: number) => readonly Span[]

function day(utterance: Utterance, start: number): Span[] {
  const found = readDay(utterance, start)
  if (!found) return []
  if (isHouseNumber(utterance, start)) return []
  if (isToCome(utterance, start) || isUpcoming(utterance, found))
    return [{ kind: 'aside', start, end: found.end }]
  if (tellsBeginning(utterance, start) || (found.vague && isSince(utterance, start)))
    return [{ kind: 'aside', start, end: found.end }]
  if (isNightly(utterance, start))
    return [{ kind: countsNights(utterance) ? 'words' : 'aside', start, end: start + 1 }]
  return [{ kind: 'day', start, end: found.end, day: found }]
}

const SINCE: ReadonlySet<string> = new Set(['since', 'sejak', 'semenjak'])
const YESTERDAYS: ReadonlySet<string> = new Set(['kemarin', 'kemaren', 'semalam', 'semalem', 'wingi'])

/** 'Been dripping since Halloween', 'pinggang sakit dari kemarin': since when, and not when something was bought. */
function tellsBeginning(utterance: Utterance, start: number): boolean {
  if (SINCE.has(utterance.word(start)) || SINCE.has(utterance.word(start - 1))) return true
  return utterance.word(start - 1) === 'dari' && YESTERDAYS.has(utterance.word(start))
}

const HOUSE_NUMBERS: ReadonlySet<string> = new Set(['rt', 'rw', 'blok', 'lantai', 'nomor', 'nomer'])

/** The 11 of 'RT 04 RW 11 bulan November' is no day. */
function isHouseNumber(utterance: Utterance, start: number): boolean {
  return utterance.token(start)?.kind === 'number' && HOUSE_NUMBERS.has(utterance.word(start - 1))
}

/** 'DP-nya udah dari bulan kemarin': since when, and not when the rest was paid. */
function isSince(utterance: Utterance, start: number): boolean {
  const already = utterance.word(start - 2)
  return utterance.word(start - 1) === 'dari' && (already === 'udah' || already === 'sudah')
}

/** Times of day, and denied values before the right one. */
function aside(utterance: Utterance, start: number): Span[] {
  const time = readTime(utterance, start)
  if (time !== null) return [{ kind: 'aside', start, end: time }]
  const guess = endOfSecondGuess(utterance, start)
  if (guess !== null) return [{ kind: 'aside', start, end: guess }]
  const afterthought = readAfterthought(utterance, start)
  if (afterthought !== null) return [{ kind: 'aside', start, end: afterthought }]
  const doubted = readDoubted(utterance, start)
  if (doubted !== null)
    return isRepairedBehind(utterance, doubted)
      ? [{ kind: 'correction', correction: 'strong', start, end: doubted }]
      : [{ kind: 'aside', start, end: doubted }]
  const broken = readBrokenNote(utterance, start)
  if (broken !== null) return [{ kind: 'aside', start, end: broken }]
  const refused = refusedPayment(utterance, start)
  if (refused !== null) return [{ kind: 'aside', start, end: refused }]
  const denial = readDenial(utterance, start)
  if (denial !== null) return [{ kind: 'correction', correction: 'strong', start, end: denial }]
  const contrast = readContrast(utterance, start)
  return contrast === null ? [] : [{ kind: 'aside', start, end: contrast }]
}

function uncounted(utterance: Utterance, start: number): Span[] {
  const end = readUncounted(utterance, start)
  return end === null ? [] : [{ kind: 'words', start, end }]
}

function amount(utterance: Utterance, start: number): Span[] {
  const found = readAmount(utterance, start)
  if (!found) return []
  const { end } = found
  const confirmed = readConfirmed(utterance, found)
  if (confirmed !== null) return [{ kind: 'aside', start, end: confirmed }]
  const converted = readConverted(utterance, found)
  if (converted !== null) return [{ kind: 'aside', start, end: converted }]
  const use = nonMonetaryUse(utterance, found)
  if (use === null) {
    const amount = readSecondGuess(utterance, found) === null ? found : { ...found, uncertain: true }
    return [{ kind: 'amount', start, end, amount }]
  }
  return [{ kind: 'words', start, end: use === 'count' && isUnit(utterance.token(end)) ? end + 1 : end }]
}

function payment(utterance: Utterance, start: number): Span[] {
  const found = readPayment(utterance, start)
  if (!found) return []
  const failed = readFailed(utterance, found)
  if (failed !== null) return [{ kind: 'aside', start, end: failed }]
  const { end } = found
  const span: Span = { kind: 'payment', start, end, payment: found }
  return found.alsoThing ? [span, { kind: 'words', start, end }] : [span]
}

/** Delimiters of clauses. */
function delimiter(utterance: Utterance, start: number): Span[] {
  const cancel = readCancel(utterance, start)
  if (cancel) {
    const { end, thing } = cancel
    const span: Span = { kind: 'cancel', start, end }
    return thing < end ? [{ kind: 'words', start: thing, end }, span] : [span]
  }
  const answered = readAnsweredDay(utterance, start)
  if (answered !== null) return [{ kind: 'correction', correction: 'strong', start, end: answered }]
  const correction = readCorrection(utterance, start)
  if (correction) return [{ kind: 'correction', start, end: correction.end, correction: correction.value }]
  const found = readBreak(utterance, start)
  if (!found) return []
  const last = found.end - 1
  // 'Sepatu 300 ribu, langsung transfer': the way of paying is said as well.
  const paid = last > start ? readPayment(utterance, last) : null
  const end = paid && !paid.alsoThing ? last : found.end
  return [
    {
      kind: 'break',
      start,
      end,
      break: found.value,
      asked: utterance.token(start)?.text === '?',
    },
  ]
}

function name(utterance: Utterance, start: number): Span[] {
  const end = readName(utterance, start)
  return end === null ? [] : [{ kind: 'words', start, end }]
}

/** The first match wins: days come before amounts, or 'tanggal 5' would be five thousand. */
const RECOGNISERS: readonly SpanRecogniser[] = [name, day, aside, uncounted, amount, payment, delimiter]

function spansAt(utterance: Utterance, start: number): readonly Span[] {
  for (const recogniser of RECOGNISERS) {
    const found = recogniser(utterance, start)
    if (found.length > 0) return found
  }
  return [{ kind: 'words', start, end: start + 1 }]
}

/** The utterance with its spans: every token in one, or in two where a transfer is both payment and thing. */
export function recogniseSpans(utterance: Utterance): Utterance {
  const spans: Span[] = []
  let at = 0
  while (at < utterance.tokens.length) {
    const same = readSamePayment(utterance, at, spans)
    const found = same ? [same] : spansAt(utterance, at)
    spans.push(...found)
    at = Math.max(found[0]?.end ?? 0, at + 1)
  }
  return utterance.withSpans(spans)
}
