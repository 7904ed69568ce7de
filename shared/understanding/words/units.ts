/** Words that make the number beside them a count, a measure or a label instead of money. */

import type { Token } from '../utterance/token.ts'
import { phraseList } from './phrase-table.ts'

/** After a number: `2 jam`, `3 kg`, `dua porsi`, `10%`. */
const UNITS: ReadonlySet<string> = new Set(
  phraseList(`
  kg|kilo|kilogram|gram|gr|g|ons|ton|mg|liter|litre|litres|liters|l|ml|cc|galon|gallon|gallons
  km|kilometer|kilometers|meter|meters|cm|mm|inch|inches|inci|mil|miles|mile
  jam|menit|detik|hari|minggu|bulan|tahun|hour|hours|hr|hrs|minute|minutes|min|mins|second|seconds
  day|days|week|weeks|month|months|year|years|malam|night|nights
  orang|people|persons|person|pax|anak|kids|adults
  porsi|bungkus|gelas|botol|buah|biji|lembar|pasang|potong|ekor|ikat|butir|kotak|dus|pak|pcs|pc|piring
  mangkok|mangkuk|cangkir|kaleng|karung|sachet|saset|bks|tusuk|batang|iris|loyang|sisir|lusin|kodi|rim|unit
  set|box|boxes|cup|cups|glass|glasses|bottle|bottles|piece|pieces|pack|packs|pair|pairs|slice|slices
  can|cans|bag|bags|bowl|bowls|plate|plates|dozen|items|item|pounds|pound|lbs|lb|oz|ounce|ounces
  kali|times|x|persen|percent|%|gb|giga|mb|mbps|tb|watt|va|kwh|volt|am|pm|th|st|nd|rd|oclock|derajat
  lantai|macam|jenis|ronde|set|sendok|ruas|siung|helai|keping|strip|tablet|tablets|pills|kapsul
`),
)

/** Before a number: `nomor 5`, `lantai 3`, `ukuran 42`, `iphone 15`. */
const LABELS = new Set(
  phraseList(`
  isi|motel|pertamax|pertalite|ron|oktan|ada|bersisa|tersisa|otp|kode|pin|password|sandi|rekening|telepon|telpon|wa|nilai|skor|score|peringkat|rank|ranking|halaman|page|pasal|ayat|surat|channel|saluran|suhu|tinggi|berat|usia
  nomor|no|number|lantai|kelas|class|ukuran|size|umur|usia|level|lvl|episode|eps|season|part|meja|kamar|room
  flight|penerbangan|bus|bis|bilik|gerbang|loket|antrian|antrean|part|platform|gate|terminal|peron|gerbong|kursi|seat|blok|block|rt|rw|km|tipe|type|seri|series|versi|version
  iphone|ipad|galaxy|redmi|note|ps|playstation|xbox|windows|apartment|apt|unit|floor|rute|route|jalur|line
  koridor|gang|kilometer|volume|vol|bab|chapter|tahun|semester|ke|shift|grade|pintu
`),
)

/** 'per bungkus' and 'sebungkusnya' of every unit: they tell what one costs. */
export const PER_UNIT = [...UNITS].flatMap(unit => [`per ${unit}`, `se${unit}nya`])

export function isUnitWord(word: string): boolean {
  return UNITS.has(word)
}

/** Whether it makes the number before it a count or a measure. */
export function isUnit(token: Token | undefined): boolean {
  return token !== undefined && isUnitWord(token.word)
}

/** Whether it makes the number behind it a label. */
export function isLabel(token: Token | undefined): boolean {
  return token?.kind === 'word' && LABELS.has(token.word)
}
