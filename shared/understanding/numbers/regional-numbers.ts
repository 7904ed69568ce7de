/** Number words of Javanese and Sundanese that Indonesian does not share. */
import {
  countingUp,
  meaning,
  type NumberEntry,
  type NumberWord,
  oneOfScale,
  scale,
} from './number-word-kinds.ts'

const unit = (value: number): NumberWord => ({ kind: 'unit', value, english: false })
const teen = (value: number): NumberWord => ({ kind: 'teen', value, english: false })
const tens = (value: number): NumberWord => ({ kind: 'tens', value, english: false })

export const REGIONAL_NUMBERS: readonly NumberEntry[] = [
  // 1 to 9, also as they stand before 'puluh' and 'ewu'.
  ...meaning('siji hiji', unit(1)),
  ...meaning('loro rong', unit(2)),
  ...meaning('telu telung tilu', unit(3)),
  ...meaning('papat patang opat', unit(4)),
  ['limang', unit(5)],
  ...meaning('nem enem nemang genep', unit(6)),
  ...meaning('pitu pitung', unit(7)),
  ...meaning('wolu wolung dalapan', unit(8)),
  ...meaning('sanga songo sangang salapan', unit(9)),
  ['sapuluh', teen(10)],
  ...meaning('sewelas sawelas', teen(11)),
  ['rolas', teen(12)],
  ['telulas', teen(13)],
  ['patbelas', teen(14)],
  ['limolas', teen(15)],
  ['nembelas', teen(16)],
  ['pitulas', teen(17)],
  ['wolulas', teen(18)],
  ...meaning('sangalas songolas', teen(19)),
  ...countingUp(
    'selikur rolikur telulikur patlikur selawe nemlikur pitulikur wolulikur sangalikur',
    teen,
    21,
  ),
  ['seket', tens(50)],
  ...meaning('sewidak suwidak', tens(60)),
  ['atus', { kind: 'hundred' }],
  ...meaning('satus saratus', { kind: 'oneHundred' }),
  ['ewu', scale(1e3, { rupiah: true })],
  ...meaning('sewu sarebu', oneOfScale(1e3)),
  ['sajuta', oneOfScale(1e6)],
]
