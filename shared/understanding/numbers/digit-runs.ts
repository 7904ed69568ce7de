/** Rupiah said digit by digit: the 24 of 'dua empat lima ratus', and 'tujuh tiga lima' for 735 thousand. */
import type { Utterance } from '../utterance/utterance.ts'
import { isLabel } from '../words/labels.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isHundred, readBelowHundred, type SmallNumber } from './below-hundred.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** Thousands have so many digits at most. */
const MAX_DIGITS = 3

/** Right before a price. Behind a thing the first digit may be how many: 'bakso dua tiga lima'. */
const BEFORE_PRICES: ReadonlySet<string> = new Set(
  phraseList(`jadi|jadinya|kena|kenanya|bayar|bayarnya|habis|abis|habisnya|abisnya|total|totalnya|harganya|harga|cuma|sekitar|tagihannya|cicilannya|kepotong|dibayar|jatuhnya|keluar
  seharga|rp|eh|bukan|ketang|ding|deng|maksudnya`),
)

/** They are paid for one at a time: 'SPP satu dua lima', and 'cicilan motor tujuh tiga lima' with a word between. */
const UNCOUNTED: ReadonlySet<string> = new Set(
  phraseList(
    'spp|listrik|kos|kosan|kost|kontrakan|pdam|indihome|wifi|bulanan|pajak|stnk|servis|service|angsuran|cicilan|tagihan|bpjs|sewa|kredit',
  ),
)

/** How many digits in Indonesian words, zero included, stand from `at` on. */
function digitsAt({ tokens }: Utterance, at: number): number[] {
  const digits: number[] = []
  for (let next = at; digits.length <= MAX_DIGITS + 1; next++) {
    const unit = numberWordOf(tokens[next], 'unit')
    if (!unit || unit.english) break
    digits.push(unit.value)
  }
  return digits
}

function numberOf(digits: readonly number[]): number {
  return digits.reduce((value, digit) => value * 10 + digit, 0)
}

/** Two or three digits with bare hundreds behind them: 'dua empat' before 'lima ratus'; null elsewhere. */
export function readDigitsBeforeHundreds(utterance: Utterance, at: number): SmallNumber | null {
  const said = digitsAt(utterance, at)
  const digits = said.slice(0, -1)
  if (digits.length < 2 || digits.length > MAX_DIGITS || digits[0] === 0) return null
  return isHundred(utterance.token(at + said.length))
    ? { value: numberOf(digits), end: at + digits.length, english: false }
    : null
}

function isBehindPriceWord(utterance: Utterance, at: number): boolean {
  const before = utterance.token(at - 1)
  if (before === undefined || before.kind === 'sign' || BEFORE_PRICES.has(before.word)) return true
  return UNCOUNTED.has(before.word) || (before.kind === 'word' && UNCOUNTED.has(utterance.word(at - 2)))
}

/** Of pieces '-an' tells the price of each: 'es tehnya dua tiga ribuan'. */
const OF_EACH = /an$/

/** Whether the first digit counts or numbers: 'tisu satu korek satu tujuh ribu', 'ke Paal Dua lima ribu'. */
function isCounted(utterance: Utterance, at: number): boolean {
  const [before, first] = [utterance.token(at - 1), utterance.word(at)]
  if (isLabel(before) || before?.word === 'paal') return true
  return first === 'satu' && utterance.tokens.some(({ word, index }) => word === first && index < at)
}

/** The tens and units of 'pulsa dua lima ribu', said digit by digit before their scale word; null elsewhere. */
export function readTensByDigit(utterance: Utterance, at: number): SmallNumber | null {
  const digits = digitsAt(utterance, at)
  const isTens = digits.length === 2 && digits[0] !== 0 && digits[1] !== 0
  const scale = numberWordOf(utterance.token(at + 2), 'scale')
  if (!isTens || !scale || OF_EACH.test(utterance.word(at + 2)) || isCounted(utterance, at)) return null
  return { value: numberOf(digits), end: at + 2, english: false }
}

/** 'Tujuh tiga lima', 'tujuh empat puluh', 'dua tujuh lima' for hundreds, where only a price can stand; or null. */
export function readHundredsByDigit(utterance: Utterance, at: number): SmallNumber | null {
  const first = numberWordOf(utterance.token(at), 'unit')
  if (!first || first.english || first.value === 0 || !isBehindPriceWord(utterance, at)) return null
  const digits = digitsAt(utterance, at)
  const isEnd = (end: number) => numberWord(utterance.token(end)) === null
  if (digits.length === MAX_DIGITS && isEnd(at + MAX_DIGITS))
    return { value: numberOf(digits), end: at + MAX_DIGITS, english: false }
  const rest = readBelowHundred(utterance, at + 1)
  if (!rest || rest.english || rest.value < 20 || !isEnd(rest.end)) return null
  return { value: first.value * 100 + rest.value, end: rest.end, english: false }
}
