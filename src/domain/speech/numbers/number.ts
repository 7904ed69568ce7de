/** Whole numbers as they are spoken and transcribed: digits, words, scale words and mixtures of them. */
import { currencyAfter } from '../words/currency-words.ts'
import { closesNumber } from '../words/link-words.ts'
import type { Token } from '../words/token.ts'
import { isUnit } from '../words/units.ts'
import { type NumberGroup, readBelowHundred, readGroup } from './number-group.ts'
import { numberWord, numberWordOf } from './number-words.ts'

export interface SpokenNumber {
  /** Index after the last token. */
  readonly end: number
  /** The number by the letter, as dollars are said: 4.5 for 'four fifty', 2000500 for 'dua juta lima ratus'. */
  readonly plain: number
  /** As rupiah are said: 450 for 'four fifty', 2500000 for 'dua juta lima ratus', its 'ribu' left out. */
  readonly rupiah: number
  /** The largest scale word, 1 where there is none. */
  readonly scale: number
  /** It holds a scale word only said of rupiah: 'ribu', 'rb', 'k', 'juta'. */
  readonly rupiahScale: boolean
  /** Grouped digits or decimals. */
  readonly formatted: boolean
  /** Another reading is nearly as likely. */
  readonly uncertain: boolean
}

interface Tally {
  end: number
  plain: number
  rupiah: number
  scale: number
  last: number
  rupiahScale: boolean
  formatted: boolean
  uncertain: boolean
}

const EMPTY: Tally = {
  end: 0,
  plain: 0,
  rupiah: 0,
  scale: 1,
  last: Number.POSITIVE_INFINITY,
  rupiahScale: false,
  formatted: false,
  uncertain: false,
}

/** English says prices in two halves: 'four fifty', 'twelve ninety nine', 'four oh five'. */
function readPair(
  tokens: readonly Token[],
  at: number,
): { plain: number; rupiah: number; end: number } | null {
  const digits = tokens[at]
  const high =
    digits?.kind === 'number' && /^[1-9]\d?$/.test(digits.text)
      ? { value: Number(digits.text), end: at + 1, english: true }
      : readBelowHundred(tokens, at)
  if (!high?.english || high.value === 0) return null
  const oh = tokens[high.end]?.word === 'oh'
  const low = readBelowHundred(tokens, oh ? high.end + 1 : high.end)
  if (!low?.english || (oh ? low.value > 9 : low.value < 10)) return null
  if (numberWord(tokens[low.end])?.kind === 'hundred') return null
  return { plain: high.value + low.value / 100, rupiah: high.value * 100 + low.value, end: low.end }
}

/** 'dua lima' for 25, said without a scale word and with nothing after it. */
function readDigitPair(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const tens = numberWordOf(tokens[at], 'unit')
  const units = numberWordOf(tokens[at + 1], 'unit')
  if (!tens || !units || tens.english || units.english || tens.value === 0 || units.value === 0) return null
  return closesNumber(tokens[at + 2]) ? { value: tens.value * 10 + units.value, end: at + 2 } : null
}

/** 'setengah', 'seperempat' or 'and a half' at `at`, and the index behind it; or null. */
function halfAfter(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const words = tokens.slice(at, at + 3).map(token => token.word)
  if (words[0] === 'setengah') return { value: 0.5, end: at + 1 }
  if (words[0] === 'seperempat') return { value: 0.25, end: at + 1 }
  return words.join(' ') === 'and a half' ? { value: 0.5, end: at + 3 } : null
}

function scaleAt(tokens: readonly Token[], at: number) {
  const scale = numberWordOf(tokens[at], 'scale')
  return scale?.alone ? null : scale
}

/** Adds `count` of the scale word at `at`; false where that scale cannot follow the ones before it. */
function takeScale(
  tally: Tally,
  tokens: readonly Token[],
  at: number,
  plain: number,
  rupiah = plain,
): boolean {
  const scale = numberWordOf(tokens[at], 'scale')
  if (!scale || scale.value >= tally.last) return false
  tally.plain += plain * scale.value
  tally.rupiah += rupiah * scale.value
  tally.scale = Math.max(tally.scale, scale.value)
  tally.last = scale.value
  tally.rupiahScale ||= scale.rupiah
  tally.end = at + 1
  // Said twice, in hesitation.
  while (tokens[tally.end]?.word === tokens[at]?.word) tally.end++
  const half = halfAfter(tokens, tally.end)
  if (half !== null && scale.value >= 1e3 && scaleAt(tokens, half.end) === null) {
    tally.plain += scale.value * half.value
    tally.rupiah += scale.value * half.value
    tally.end = half.end
  }
  return true
}

/** 'seribu', 'sejuta', 'a thousand', 'half a million', 'setengah juta'. */
function takeLoneScale(tally: Tally, tokens: readonly Token[], at: number): boolean {
  const word = numberWord(tokens[at])
  if (word?.kind === 'scale') {
    const english = !word.rupiah && word.value < 1e12
    return (word.alone || english) && takeScale(tally, tokens, at, 1)
  }
  const a = tokens[at]?.word === 'a' ? 1 : 0
  if (a === 1) return scaleAt(tokens, at + 1)?.rupiah === false && takeScale(tally, tokens, at + 1, 1)
  if (word?.kind !== 'half') return false
  return takeScale(tally, tokens, tokens[at + 1]?.word === 'a' ? at + 2 : at + 1, word.value)
}

/** Whether a small last group belongs to the number: in 'bakso dua puluh ribu dua' it is how many. */
function isComplete(tally: Tally, tokens: readonly Token[], value: number, end: number): boolean {
  const isCount = value < 10 && tally.last < 1e6
  return isCount ? currencyAfter(tokens, end) !== null : closesNumber(tokens[end])
}

/** A last group without a scale word: the 'lima ratus' of 'dua ribu lima ratus' and of 'dua juta lima ratus'. */
function takeTail(tally: Tally, tokens: readonly Token[], group: NumberGroup): void {
  const { value, end } = group
  if (
    value <= 0 ||
    value >= tally.last ||
    isUnit(tokens[end]) ||
    (value < 100 && !isComplete(tally, tokens, value, end))
  )
    return
  if (!Number.isInteger(value)) return
  const elided = tally.last >= 1e6 && value < 1000
  tally.plain += value
  // 'sejuta dua' is 1.2 million: a lone digit counts the next place down.
  tally.rupiah += elided ? (value * tally.last) / (value < 10 ? 10 : 1000) : value
  tally.uncertain ||= elided && value < 10
  tally.end = end
}

/** The British 'and' before a last group below a hundred: 'two million and fifty thousand', 'a thousand and five'. */
function joinsSmallGroup({ end, last, rupiahScale }: Tally, tokens: readonly Token[]): boolean {
  if (tokens[end]?.word !== 'and' || last === Number.POSITIVE_INFINITY || rupiahScale) return false
  const group = readBelowHundred(tokens, end + 1)
  if (!group?.english) return false
  const scale = scaleAt(tokens, group.end)
  return scale ? scale.value < last : closesNumber(tokens[group.end])
}

/** 'goceng', 'gocap', 'cepek ceng'. */
function readSlang(tokens: readonly Token[], at: number): SpokenNumber | null {
  const slang = numberWordOf(tokens[at], 'slang')
  if (!slang) return null
  const scale = slang.value < 1000 ? scaleAt(tokens, at + 1) : null
  const value = scale ? slang.value * scale.value : slang.alone
  const uncertain = slang.ambiguous && !scale
  const end = scale ? at + 2 : at + 1
  return {
    ...EMPTY,
    plain: value,
    rupiah: value,
    scale: scale?.value ?? 1e3,
    rupiahScale: true,
    uncertain,
    end,
  }
}

/** The number that starts at `at`, the longest reading that makes sense; null where none does. */
export function readNumber(tokens: readonly Token[], at: number): SpokenNumber | null {
  const slang = readSlang(tokens, at)
  if (slang) return slang
  const pair = readPair(tokens, at)
  if (pair) {
    const tally = { ...EMPTY, uncertain: true }
    if (takeScale(tally, tokens, pair.end, pair.rupiah)) return tally
    return { ...tally, plain: pair.plain, rupiah: pair.rupiah, end: pair.end }
  }
  const digits = readDigitPair(tokens, at)
  if (digits) return { ...EMPTY, plain: digits.value, rupiah: digits.value, end: digits.end, uncertain: true }

  const tally = { ...EMPTY, end: at }
  for (;;) {
    const from = tally.end + (joinsSmallGroup(tally, tokens) ? 1 : 0)
    if (takeLoneScale(tally, tokens, from)) continue
    const group = readGroup(tokens, from)
    if (!group) break
    const half = halfAfter(tokens, group.end)
    const scaleIndex = half !== null && scaleAt(tokens, half.end) ? half.end : group.end
    const scale = scaleAt(tokens, scaleIndex)
    if (scale) {
      const count = group.beforeScale + (half !== null && scaleIndex === half.end ? half.value : 0)
      if (!takeScale(tally, tokens, scaleIndex, count)) break
      continue
    }
    if (from !== at) {
      takeTail(tally, tokens, group)
      break
    }
    const whole = group.value + (half?.value ?? 0)
    return { ...tally, plain: whole, rupiah: whole, end: half?.end ?? group.end, formatted: group.formatted }
  }
  // 'seribu miliar' is beyond any amount: better no number than its first word.
  return tally.end === at || scaleAt(tokens, tally.end) ? null : tally
}
