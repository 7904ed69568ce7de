/** What a word contributes to a number, in Indonesian and in English. */
import type { Token } from './token.ts'

export type NumberWord =
  /** 0..9. */
  | { readonly kind: 'unit'; readonly value: number; readonly english: boolean }
  /** 10..19 in one word. */
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
  | { readonly kind: 'half' }
  /** The decimal separator as it is spoken. */
  | { readonly kind: 'point' }
  /** A street word for a whole amount of rupiah. */
  | { readonly kind: 'slang'; readonly value: number }

const INDONESIAN = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')
const ENGLISH = 'zero one two three four five six seven eight nine'.split(' ')
const ENGLISH_TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
  ' ',
)
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const THOUSANDS = 'ribu rb rebu ribuan rebuan k'.split(' ')
const MILLIONS = 'juta jt jutaan'.split(' ')
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
const REST: readonly (readonly [string, NumberWord])[] = [
  ['kosong', { kind: 'unit', value: 0, english: false }],
  ['ampat', { kind: 'unit', value: 4, english: false }],
  ['lapan', { kind: 'unit', value: 8, english: false }],
  ['fourty', { kind: 'tens', value: 40, english: true }],
  ['sepuluh', { kind: 'teen', value: 10, english: false }],
  ['sebelas', { kind: 'teen', value: 11, english: false }],
  ['puluh', { kind: 'puluh' }],
  ['belas', { kind: 'belas' }],
  ['ratus', { kind: 'hundred' }],
  ['hundred', { kind: 'hundred' }],
  ['seratus', { kind: 'oneHundred' }],
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
  ['setengah', { kind: 'half' }],
  ['half', { kind: 'half' }],
  ['koma', { kind: 'point' }],
  ['point', { kind: 'point' }],
  ['seceng', { kind: 'slang', value: 1_000 }],
  ['goceng', { kind: 'slang', value: 5_000 }],
  ['ceban', { kind: 'slang', value: 10_000 }],
  ['noban', { kind: 'slang', value: 20_000 }],
  ['goban', { kind: 'slang', value: 50_000 }],
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
