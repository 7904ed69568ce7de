/** Denials before the right value: 'bukan kemarin, tadi pagi', 'not coffee, tea', 'bukan 20 tapi 25'. */
import { readDay } from '../days/day-phrase.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'
import { literalRupiah } from './amount-arithmetic.ts'
import { readCorrection } from './correction.ts'
import { readPayment } from './payment.ts'

const DENIALS = new Set(['bukan', 'bukannya', 'not', 'wasnt', 'isnt', 'werent'])
const CONTRASTS = new Set(['tapi', 'tetapi', 'melainkan', 'but'])
/** Longest denied half, in tokens. */
const MAX_CONTRAST = 8
/** Longest denied thing, in words. */
const MAX_THING = 4

/** Index behind the denied half of 'bukan dua puluh ribu tapi tiga puluh ribu', its 'tapi' included; or null. */
export function readContrast(utterance: Utterance, at: number): number | null {
  if (!DENIALS.has(utterance.word(at))) return null
  for (let end = at + 1; end <= at + MAX_CONTRAST; end++) {
    const word = utterance.word(end)
    if (word === '' || word === '.' || word === '?' || word === '!') return null
    if (CONTRASTS.has(word)) return end + 1
  }
  return null
}

/**
 * Index behind 'bukan kemarin', 'bukan cash', 'bukan 4 ribu', 'bukan kopi,' before the right value; or null.
 */
export function readDenial(utterance: Utterance, at: number): number | null {
  const start = DENIALS.has(utterance.word(at)) ? at + 1 : readCorrection(utterance, at)?.end
  if (start === undefined) return null
  for (const read of [readDay, readPayment, readAmount]) {
    const denied = read(utterance, start)
    if (denied && followedBy(from => read(utterance, from), utterance, denied.end)) return denied.end
  }
  return DENIALS.has(utterance.word(start - 1)) ? deniedThing(utterance, at, start) : null
}

/** Behind a way of paying that was not taken. */
const REFUSALS = new Set([
  'kagak',
  'nggak',
  'gak',
  'ga',
  'ngga',
  'enggak',
  'ndak',
  'ora',
  'tidak',
  'ogah',
  'jangan',
])

/** Index behind 'bayar SPayLater kagak,' before the way it was paid; or null. */
export function refusedPayment(utterance: Utterance, at: number): number | null {
  const denied = readPayment(utterance, at)
  if (!(denied && REFUSALS.has(utterance.word(denied.end)))) return null
  const end = denied.end + 1
  return followedBy(from => readPayment(utterance, from), utterance, end) ? end : null
}

/** Behind an amount that may be taken for an hour: 'eleven dollars thirty, not the time'. */
const NO_HOURS = phraseSet(
  phraseList(
    'not the time|not a time|not the hour|not oclock|not o clock|bukan jam|bukan jamnya|bukan jam nya|bukan pukul',
  ),
)

/** Index behind 'not five' in '4 dollars, not five', which leaves the value before unchanged. */
export function readAfterthought(utterance: Utterance, at: number): number | null {
  if (at === 0) return null
  const noHour = matchPhrase(NO_HOURS, utterance.tokens, at)
  const isOver = noHour !== null && isSign(utterance.token(noHour.end))
  if (isOver) return noHour.end
  if (utterance.word(at) === 'bukan') return saidBefore(utterance, at)
  if (utterance.word(at) !== 'not') return null
  for (const read of [readDay, readPayment, readAmount]) {
    const denied = read(utterance, at + 1)
    if (denied && !followedBy(from => read(utterance, from), utterance, denied.end)) return denied.end
  }
  return null
}

/** Index behind 'bukan 30' in 'rokok 30 ribu, eh, 36 ribu bukan 30', where that was said before and put right; or null. */
function saidBefore(utterance: Utterance, at: number): number | null {
  const denied = readAmount(utterance, at + 1)
  if (!denied || !isSign(utterance.token(denied.end))) return null
  for (let start = 0; start < at; ) {
    const said = readAmount(utterance, start)
    // The amount right before is the one that 'bukan' may put right.
    if (said && said.end < at && literalRupiah(said) === literalRupiah(denied)) return denied.end
    start = said?.end ?? start + 1
  }
  return null
}

function isSign(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'sign'
}

/** 'It wasn't 35, it was 28.' */
const IT_WAS = phraseSet(phraseList('it was|its|it is|they were|it came to'))

/** Whether `read` finds something at `at` or behind the fillers and the comma there. */
function followedBy(read: (at: number) => unknown, utterance: Utterance, at: number): boolean {
  for (let next = at; ; next++) {
    if (read(next) !== null) return true
    const restated = skipPhrase(IT_WAS, utterance.tokens, next)
    if (restated > next) return read(restated) !== null
    const word = utterance.word(next)
    if (word !== ',' && !CONTRASTS.has(word) && !matchPhrase(FILLERS, utterance.tokens, next)) return false
  }
}

/** Index behind the comma of 'bukan teh, kopi', if the tea, or nothing, was named before `at`; or null. */
function deniedThing(utterance: Utterance, at: number, start: number): number | null {
  const said = new Set(utterance.between(0, at).map(({ word }) => word))
  for (let end = start; end <= start + MAX_THING; end++) {
    const word = utterance.word(end)
    if (word === ',') return nameThing(utterance.between(start, end)) ? end + 1 : null
    if (at > 0 && !said.has(word) && !said.has(word.replace(/nya$/, ''))) return null
  }
  return null
}
