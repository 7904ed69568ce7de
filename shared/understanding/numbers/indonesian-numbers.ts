/** Number words of Indonesian, colloquial spellings included. */
import {
  countingUp,
  meaning,
  type NumberEntry,
  type NumberWord,
  oneOfScale,
  scale,
} from './number-word-kinds.ts'

const RUPIAH = { rupiah: true }

const unit = (value: number): NumberWord => ({ kind: 'unit', value, english: false })
const teen = (value: number): NumberWord => ({ kind: 'teen', value, english: false })

export const INDONESIAN_NUMBERS: readonly NumberEntry[] = [
  ...countingUp('nol satu dua tiga empat lima enam tujuh delapan sembilan', unit),
  ['kosong', unit(0)],
  ['ampat', unit(4)],
  ['lapan', unit(8)],
  ...countingUp('sepuluh sebelas', teen, 10),
  ...meaning('puluh puluhan', { kind: 'puluh' }),
  ...meaning('belas belasan', { kind: 'belas' }),
  ...meaning('ratus ratusan', { kind: 'hundred' }),
  ['seratus', { kind: 'oneHundred' }],
  ...meaning('ribu rb rebu ribuan rebuan rban k', scale(1e3, RUPIAH)),
  ...meaning('juta jt jutaan yuta', scale(1e6, RUPIAH)),
  ...meaning('miliar milyar', scale(1e9, RUPIAH)),
  ['triliun', scale(1e12, RUPIAH)],
  ...meaning('seribu serebu seribuan', oneOfScale(1e3)),
  ['sejuta', oneOfScale(1e6)],
  ...meaning('semiliar semilyar', oneOfScale(1e9)),
  ['setengah', { kind: 'half', value: 0.5 }],
  ['seperempat', { kind: 'half', value: 0.25 }],
  ['koma', { kind: 'point' }],
]
