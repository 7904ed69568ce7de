/** Slang number words, mostly Hokkien. */
import { meaning, type NumberEntry, type NumberWord, scale } from './number-word-kinds.ts'

const RUPIAH = { rupiah: true }

/** An amount of rupiah. */
const rupiah = (value: number): NumberWord => ({ kind: 'slang', value, alone: value, ambiguous: false })
/** A count of 'ceng', and thousands of rupiah where no scale word follows; also used for the bare number. */
const thousands = (value: number): NumberWord => ({
  kind: 'slang',
  value,
  alone: value * 1000,
  ambiguous: true,
})

export const SLANG_NUMBERS: readonly NumberEntry[] = [
  ['ceng', scale(1e3, RUPIAH)],
  ['tiaw', scale(1e6, RUPIAH)],
  ...meaning('seceng ceceng', rupiah(1_000)),
  ['cenggo', rupiah(1_500)],
  ['noceng', rupiah(2_000)],
  ['goceng', rupiah(5_000)],
  ['ceban', rupiah(10_000)],
  ['noban', rupiah(20_000)],
  ['goban', rupiah(50_000)],
  ...meaning('setiaw cetiaw', rupiah(1_000_000)),
  ['gotiaw', rupiah(5_000_000)],
  ['jigo', thousands(25)],
  ['gocap', thousands(50)],
  ['cepek', thousands(100)],
  ['pekgo', thousands(150)],
  ['nopek', thousands(200)],
  // Used for coins.
  ['gopek', { kind: 'slang', value: 500, alone: 500, ambiguous: true }],
]
