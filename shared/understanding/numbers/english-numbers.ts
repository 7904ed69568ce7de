/** Number words of English. */
import { countingUp, meaning, type NumberEntry, type NumberWord, scale } from './number-word-kinds.ts'

const ANY_CURRENCY = { rupiah: false }

const unit = (value: number): NumberWord => ({ kind: 'unit', value, english: true })
const teen = (value: number): NumberWord => ({ kind: 'teen', value, english: true })
const tens = (value: number): NumberWord => ({ kind: 'tens', value, english: true })

export const ENGLISH_NUMBERS: readonly NumberEntry[] = [
  ...countingUp('zero one two three four five six seven eight nine', unit),
  ...countingUp('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', teen, 10),
  ...countingUp('twenty thirty forty fifty sixty seventy eighty ninety', tens, 20, 10),
  ['fourty', tens(40)],
  ['hundred', { kind: 'hundred' }],
  ...meaning('thousand grand', scale(1e3, ANY_CURRENCY)),
  ...meaning('lakh lakhs', scale(1e5, ANY_CURRENCY)),
  ['million', scale(1e6, ANY_CURRENCY)],
  ...meaning('crore crores', scale(1e7, ANY_CURRENCY)),
  ['billion', scale(1e9, ANY_CURRENCY)],
  ['trillion', scale(1e12, ANY_CURRENCY)],
  ['half', { kind: 'half', value: 0.5 }],
  ['quarter', { kind: 'half', value: 0.25 }],
  ['point', { kind: 'point' }],
]
