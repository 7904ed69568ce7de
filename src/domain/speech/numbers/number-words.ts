/** What a word contributes to a number, in Indonesian and in English. */
import type { Token } from '../words/token.ts'

export type NumberWord =
  /** 0..9. */
  | { readonly kind: 'unit'; readonly value: number; readonly english: boolean }
  /** 10..99 in one word: the teens, and the Javanese 'selawe' (25) and 'seket' (50). */
  | { readonly kind: 'teen'; readonly value: number; readonly english: boolean }
  /** Twenty to ninety. */
  | { readonly kind: 'tens'; readonly value: number; readonly english: true }
  /** 'puluh', after 2..9. */
  | { readonly kind: 'puluh' }
  /** 'belas', after 2..9. */
  | { readonly kind: 'belas' }
  | { readonly kind: 'hundred' }
  /** 'seratus'. */
  | { readonly kind: 'oneHundred' }
  /** A power of a thousand. `alone`: 'seribu', which has its one inside. `rupiah`: only said of rupiah. */
  | { readonly kind: 'scale'; readonly value: number; readonly alone: boolean; readonly rupiah: boolean }
  /** 'setengah', 'seperempat'. */
  | { readonly kind: 'half'; readonly value: number }
  /** The decimal separator as it is spoken. */
  | { readonly kind: 'point' }
  /** A street word, of Hokkien for the most part: an amount of rupiah, or below 1000 a count of 'ceng' and 'ribu'. */
  | {
      readonly kind: 'slang'
      readonly value: number
      /** What it comes to with no scale word behind it, in rupiah. */
      readonly alone: number
      /** Others say it of another amount. */
      readonly ambiguous: boolean
    }

const INDONESIAN = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')
const ENGLISH = 'zero one two three four five six seven eight nine'.split(' ')
const ENGLISH_TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
  ' ',
)
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The Javanese and Sundanese words for 1 to 9 that Indonesian does not share, also as they stand before 'puluh' and 'ewu'. */
const REGIONAL: Readonly<Record<number, string>> = {
  1: 'siji hiji',
  2: 'loro rong',
  3: 'telu telung tilu',
  4: 'papat patang opat',
  5: 'limang',
  6: 'nem enem nemang genep',
  7: 'pitu pitung',
  8: 'wolu wolung dalapan',
  9: 'sanga songo sangang salapan',
}
const REGIONAL_TEENS: Readonly<Record<number, string>> = {
  10: 'sapuluh',
  11: 'sewelas sawelas',
  12: 'rolas',
  13: 'telulas',
  14: 'patbelas',
  15: 'limolas',
  16: 'nembelas',
  17: 'pitulas',
  18: 'wolulas',
  19: 'sangalas songolas',
  21: 'selikur',
  25: 'selawe',
  50: 'seket',
  60: 'sewidak suwidak',
}

const THOUSANDS = 'ribu rb rebu ribuan rebuan k ewu ceng rban'.split(' ')
const MILLIONS = 'juta jt jutaan yuta tiaw'.split(' ')
const BILLIONS = 'miliar milyar'.split(' ')

const WORDS = new Map<string, NumberWord>()
INDONESIAN.forEach((word, value) => {
  WORDS.set(word, { kind: 'unit', value, english: false })
})
ENGLISH.forEach((word, value) => {
  WORDS.set(word, { kind: 'unit', value, english: true })
})
ENGLISH_TEENS.forEach((word, i) => {
  WORDS.set(word, { kind: 'teen', value: 10 + i, english: true })
})
ENGLISH_TENS.forEach((word, i) => {
  WORDS.set(word, { kind: 'tens', value: (i + 2) * 10, english: true })
})
const scale = (value: number, rupiah: boolean, alone = false): NumberWord => ({
  kind: 'scale',
  value,
  alone,
  rupiah,
})
for (const word of THOUSANDS) WORDS.set(word, scale(1e3, true))
for (const word of MILLIONS) WORDS.set(word, scale(1e6, true))
for (const word of BILLIONS) WORDS.set(word, scale(1e9, true))
for (const [words, english, kind] of [
  [REGIONAL, false, 'unit'],
  [REGIONAL_TEENS, false, 'teen'],
] as const) {
  for (const [value, names] of Object.entries(words))
    for (const name of names.split(' ')) WORDS.set(name, { kind, value: Number(value), english })
}
const slang = (value: number, alone = value, ambiguous = alone !== value): NumberWord => ({
  kind: 'slang',
  value,
  alone,
  ambiguous,
})
const REST: readonly (readonly [string, NumberWord])[] = [
  ['kosong', { kind: 'unit', value: 0, english: false }],
  ['ampat', { kind: 'unit', value: 4, english: false }],
  ['lapan', { kind: 'unit', value: 8, english: false }],
  ['fourty', { kind: 'tens', value: 40, english: true }],
  ['sepuluh', { kind: 'teen', value: 10, english: false }],
  ['sebelas', { kind: 'teen', value: 11, english: false }],
  ['puluh', { kind: 'puluh' }],
  ['puluhan', { kind: 'puluh' }],
  ['belas', { kind: 'belas' }],
  ['ratus', { kind: 'hundred' }],
  ['atus', { kind: 'hundred' }],
  ['hundred', { kind: 'hundred' }],
  ['seratus', { kind: 'oneHundred' }],
  ['satus', { kind: 'oneHundred' }],
  ['saratus', { kind: 'oneHundred' }],
  ['sewu', scale(1e3, true, true)],
  ['sarebu', scale(1e3, true, true)],
  ['sajuta', scale(1e6, true, true)],
  ['seribu', scale(1e3, true, true)],
  ['serebu', scale(1e3, true, true)],
  ['sejuta', scale(1e6, true, true)],
  ['semiliar', scale(1e9, true, true)],
  ['semilyar', scale(1e9, true, true)],
  ['triliun', scale(1e12, true)],
  ['thousand', scale(1e3, false)],
  ['grand', scale(1e3, false)],
  ['million', scale(1e6, false)],
  ['billion', scale(1e9, false)],
  ['trillion', scale(1e12, false)],
  ['setengah', { kind: 'half', value: 0.5 }],
  ['half', { kind: 'half', value: 0.5 }],
  ['seperempat', { kind: 'half', value: 0.25 }],
  ['quarter', { kind: 'half', value: 0.25 }],
  ['koma', { kind: 'point' }],
  ['point', { kind: 'point' }],
  ['seceng', slang(1_000)],
  ['ceceng', slang(1_000)],
  ['cenggo', slang(1_500)],
  ['noceng', slang(2_000)],
  ['goceng', slang(5_000)],
  ['ceban', slang(10_000)],
  ['noban', slang(20_000)],
  ['goban', slang(50_000)],
  ['setiaw', slang(1_000_000)],
  ['cetiaw', slang(1_000_000)],
  ['gotiaw', slang(5_000_000)],
  ['jigo', slang(25, 25_000)],
  ['gocap', slang(50, 50_000)],
  ['cepek', slang(100, 100_000)],
  ['pekgo', slang(150, 150_000)],
  ['nopek', slang(200, 200_000)],
  // Coins are what it is said of.
  ['gopek', slang(500, 500, true)],
]
for (const [word, meaning] of REST) WORDS.set(word, meaning)

export function numberWord(token: Token | undefined): NumberWord | null {
  return token?.kind === 'word' ? (WORDS.get(token.word) ?? null) : null
}

/** A number word of one kind, or null. */
export function numberWordOf<K extends NumberWord['kind']>(
  token: Token | undefined,
  kind: K,
): Extract<NumberWord, { kind: K }> | null {
  const word = numberWord(token)
  return word?.kind === kind ? (word as Extract<NumberWord, { kind: K }>) : null
}
