/** Words that make the number behind them a label instead of money. */

import type { Token } from '../utterance/token.ts'
import { phraseList } from './phrase-table.ts'

/**
 * Places, or steps of a series: 'ward 57', 'kelas lima', 'season two'. A pair such as 'four fifty' behind
 * them is a price.
 */
const STEPS: ReadonlySet<string> = new Set(
  phraseList(`
  isi|motel|ada|bersisa|tersisa|nilai|skor|score|peringkat|rank|ranking|halaman|halamannya|page|pasal|ayat|surat|channel|saluran
  demam|demamnya|suhu|suhunya|tinggi|tingginya|berat|beratnya|usia|usianya|umur|umurnya|aged|pertamax|pertalite|ron|oktan
  kelas|class|ukuran|ukurannya|diameter|diameternya|size|level|lvl|episode|eps|season|part|semester|grade|shift|bab|chapter|volume|vol|jilid|tema|tahun
  ke|km|kilometer|tipe|type|seri|series|versi|version|note|line|bus|bis|field|court|rink|highway|hwy|interstate|freeway|secondary|primary|rute|route|jalur|koridor|gang|rt|rw
  exit|pump|lane|dock|deck|section|kilometernya|odometer|odometernya|job|lantai|floor|meja|ruang|ruangan|bilik|ward|bangsal|gedung|menara|kandang|blok|block|blk|stall|kios|lapak|gerbang|pintu|loket|counter|konter
  terminal|aisle|lorong|peron|platform|halte|gerbong|kursi|seat|row|lot|bay|loker|ipad|galaxy|redmi|pixel|ps|playstation|xbox|windows
`),
)

/** Things with a number, which may be said as a pair: 'room two fourteen'. */
const NUMBERED: ReadonlySet<string> = new Set(
  phraseList(`
  nomor|nomer|nomornya|rekeningnya|kodenya|pinnya|antriannya|platnya|no|number|invoice|order|locker|suite|otp|kode|pin|password|sandi|rekening|telepon|telpon|wa|ext|extension|ekstensi|ekstension
  kamar|room|gate|antrian|antrean|queue|flight|penerbangan|apartment|apt|unit|iphone
`),
)

/** Whether the token makes the number behind it a label. */
export function isLabel(token: Token | undefined): boolean {
  return token?.kind === 'word' && (STEPS.has(token.word) || NUMBERED.has(token.word))
}

/** Whether a pair such as 'two fourteen' behind the token is a label, not a price. */
export function labelsPairs(token: Token | undefined): boolean {
  return token?.kind === 'word' && NUMBERED.has(token.word)
}
