/** Words that make the number before them a count or a measure instead of money. */

import type { Token } from '../utterance/token.ts'
import { phraseList } from './phrase-table.ts'

/** `2 jam`, `3 kg`, `dua porsi`, `10%`. */
const UNITS: ReadonlySet<string> = new Set(
  phraseList(`
  kg|kgs|miligram|milligram|milligrams|mikrogram|mcg|kilo|kilos|kilogram|kilograms|gram|grams|gr|g|ons|kuintal|ton|mg|liter|litre|litres|liters|l|ml|cc|galon|gallon|gallons
  mili|mililiter|milimeter|hektar|pk|bar|km|kilometer|kilometers|meter|meters|metre|metres|sqm|sqft|square|cm|mm|senti|sentimeter|inch|inches|inci|mil|miles|mile
  jam|menit|detik|hari|minggu|bulan|tahun|hour|hours|hr|hrs|minute|minutes|min|mins|second|seconds
  day|days|week|weeks|month|months|year|years|malam|malem|night|nights
  orang|people|persons|person|pax|anak|kids|adults|friends|patients|pasien|colleagues|students|murid|siswa|tamu|guests|orderan|tarikan|penumpang
  session|sessions|sesi|pertemuan|lessons|trips|rides|rit|putaran|laps|rounds|visits|ways|langkah|steps
  porsi|bungkus|gelas|botol|buah|biji|lembar|pasang|potong|ekor|ikat|butir|kotak|dus|pak|pcs|pc|piring
  mangkok|mangkuk|cangkir|kaleng|karung|sachet|saset|bks|tusuk|batang|iris|loyang|sisir|lusin|setel|stel|kodi|rim|unit
  tangkai|keranjang|gulung|tabung|renteng|slop|krat|jerigen|jeriken|tandan|sak|zak|mika|pouch|kaplet|ampul|tube|tubes|loaf|loaves|packet|packets|roll|rolls|tin|tins|jar|jars|scoop|scoops|serving|servings
  set|sets|box|boxes|cup|cups|glass|glasses|bottle|bottles|piece|pieces|pack|packs|pair|pairs|slice|slices
  bale|bales|can|cans|bag|bags|bowl|bowls|plate|plates|dozen|items|item|pounds|pound|lbs|lb|oz|ounce|ounces
  kali|times|x|persen|percent|%|gb|giga|mb|mbps|tb|watt|va|kwh|volt|volts|hertz|hz|amp|amps|ampere|amper|am|pm|th|st|nd|rd|oclock|derajat
  octane|grit|gauge|ply|proof|karat|mph|psi|foot|feet|ft|sq|yard|yards|acre|acres|lantai|macam|jenis|ronde|set|sendok|ruas|siung|helai|keping|strip|tablet|tablets|pills|kapsul
`),
)

/** Singulars that are no unit behind a number ('paid 40 lesson'), but form a rate: '40 a lesson'. */
const RATED = phraseList(
  'lesson|trip|ride|visit|game|match|class|page|halaman|head|wash|cut|load|lap|round|ticket|kid|stem|sheet|stick|stalk|plate|card|shot|copy|square|word|photo|mile|window|room',
)

/** Phrases of a unit price, for every unit: 'per bungkus', 'sebungkusnya', 'sekali pertemuan'. */
export const PER_UNIT = [...UNITS, ...RATED].flatMap(unit => [
  `per ${unit}`,
  `se${unit}nya`,
  `sekali ${unit}`,
])

export function isUnitWord(word: string): boolean {
  return UNITS.has(word)
}

/** Whether the word may form a rate: '40 a lesson', '22 a kilo'. */
export function isRated(word: string): boolean {
  return UNITS.has(word) || RATED.includes(word)
}

/** Whether the token makes the number before it a count or a measure. */
export function isUnit(token: Token | undefined): boolean {
  return token !== undefined && isUnitWord(token.word)
}
