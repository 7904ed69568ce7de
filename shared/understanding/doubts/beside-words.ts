/** Words of work and of days, in any context. */
import { MONTHS, WEEKDAYS } from '../days/day-words.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Places, people and activities of work: a wider set than the trades of the rules. */
export const WORK = phraseSet(
  phraseList(`warung|warungku|kedai|kedaiku|lapak|lapakku|kios|kiosku|toko|tokoku|usaha|usahaku|jualan|jualanku|dagangan|daganganku|dagang
  dijual|jual|pesanan|orderan|olshop|katering|catering|konveksi|jahitan|gerobak|kulakan|kulak|stok|stock|bahan|supplier|suplier|kemasan
  ngemas|kemas|reseller|bakulan|produksi|klien|client|clients|customer|customers|pelanggan|pembeli|job|jobs|jobsite|studio|murid|muridku|siswa
  students|student|lessons|lesson|tutoring|class|classroom|project|proyek|proyekan|bisnis|business|crew|shooting|syuting|food truck|the truck
  stall|booth|etsy|ebay|resale|inventory|gig|gigs|band|the shop|my shop|tamu|guests|penginapan|homestay|sewain|kantor|office|work
  team|meeting|rapat|gaji|upah|karyawan|pegawai`),
)

const TIMES =
  phraseList(`kemarin|kemaren|wingi|semalam|semalem|lalu|last|ago|yesterday|tonight|malam|malem|minggu|bulan|week|weekend|month
  tanggal|tgl|besok|lusa|pagi|sore|siang|morning`)

/** Shorter names of months mean other things, too: 'may', 'mar'. In letters. */
const SHORTEST_MONTH = 4

/** One lookup table including endings, since it is consulted for each word. */
const DAY_WORDS: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...[...MONTHS.keys()].filter(({ length }) => length >= SHORTEST_MONTH),
  ...TIMES.flatMap(word => [word, `${word}nya`, `${word}s`]),
])

/** Whether it names a day, a month or a time of day. */
export function namesDay({ word }: Token): boolean {
  return DAY_WORDS.has(word)
}
