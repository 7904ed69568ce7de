/** Values said again that tell nothing new: '62-nya bener', 'kok 30 sih', 'QRIS-nya error'. */
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount, SpokenPayment } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'

const RIGHT: ReadonlySet<string> = new Set(['bener', 'benar', 'betul', 'tetap', 'tetep'])
const BEFORE_RIGHT: ReadonlySet<string> = new Set(['nya', 'mah', 'sih', 'udah', 'sudah', 'emang', 'ya'])

/** Index behind '62-nya mah bener', which leaves an amount said before unchanged; or null. */
export function readConfirmed(utterance: Utterance, amount: SpokenAmount): number | null {
  if (amount.start === 0 || utterance.word(amount.end) !== 'nya') return null
  let end = amount.end
  while (BEFORE_RIGHT.has(utterance.word(end))) end++
  return RIGHT.has(utterance.word(end)) ? end + 1 : null
}

const FAILED = phraseSet(
  phraseList(
    'declined|didnt go through|didnt work|ditolak|eror|error|gagal|gak bisa|gangguan|ga bisa|got declined|ketolak|nggak bisa|wasnt working|wouldnt work|was declined|was down',
  ),
)
const BEFORE_FAILED: ReadonlySet<string> = new Set(['nya', 'lagi', 'malah', 'ternyata', 'tadi'])

/** Index behind 'QRIS-nya error', a way of paying that was not used; or null. */
export function readFailed(utterance: Utterance, payment: SpokenPayment): number | null {
  let { end } = payment
  while (BEFORE_FAILED.has(utterance.word(end))) end++
  const failed = matchPhrase(FAILED, utterance.tokens, end)
  return failed ? failed.end : null
}

const SURPRISED: ReadonlySet<string> = new Set(['kok', 'lho', 'loh', 'masa', 'masak'])
const BEHIND_DOUBTED: ReadonlySet<string> = new Set(['sih', 'ya', 'ding', 'deng'])
/** Between a doubted amount and the right one. */
const BEFORE_REPAIRED: ReadonlySet<string> = new Set([
  ',',
  '?',
  'kan',
  'berarti',
  'ternyata',
  'eh',
  'oh',
  'jadi',
])

/** Index behind the 'kok tiga puluh sih' that doubts an amount said before; or null. */
export function readDoubted(utterance: Utterance, at: number): number | null {
  if (!SURPRISED.has(utterance.word(at))) return null
  const said = utterance.tokens.slice(0, at)
  if (!said.some(token => token.kind === 'number' || numberWord(token) !== null)) return null
  const doubted = readAmount(utterance, at + 1)
  return doubted && BEHIND_DOUBTED.has(utterance.word(doubted.end)) ? doubted.end + 1 : null
}

/** Whether another amount follows right behind the doubt that ends at `end`. */
export function isRepairedBehind(utterance: Utterance, end: number): boolean {
  let next = end
  while (BEFORE_REPAIRED.has(utterance.word(next))) next++
  return next > end && readAmount(utterance, next) !== null
}
