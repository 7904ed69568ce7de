/** Words before a place, and words after its name. */
import type { Token } from '../utterance/token.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

/** Prepositions of place or destination. */
export const PLACE_LINKS: ReadonlySet<string> = new Set(
  phraseList('di|ke|ka|dari|at|from|in|to|on|ndek|nang|ning|neng|inside|depan|near|deket'),
)

/** Prepositions of recipient or purpose. */
export const PURPOSE_LINKS: ReadonlySet<string> = new Set(phraseList('buat|untuk|utk|bwt|for'))

/** From prepositions of destination to those of place: a thing is bought where one went. */
export const STANDING: ReadonlyMap<string, string> = new Map([
  ['ke', 'di'],
  ['ka', 'di'],
  ['to', 'at'],
])

/** Verbs of going, with the preposition to add where it is missing: 'went Giant buy eggs'. */
export const MOTIONS = phraseTable<string>([
  ...phraseList(
    `mampir|pergi|jalan|singgah|sempet mampir|sempat mampir|nyampe|sampe|sampai|tiba|balik|lanjut|jalan jalan|main|nyasar|bawa cucu|bawa anak|bawa anak anak|bawa keluarga|bawa istri|bawa ponakan|bawa keponakan|bawa adik|ajak anak|ajak anak anak|ajak keluarga`,
  ).map((phrase): [string, string] => [phrase, 'di']),
  ...phraseList(
    `went|go|stopped|stopped by|stop by|stopped over|popped by|popped into|pop by|dropped by|dropped in|swung by|swing by
    had gone|have gone|visited|took the kid|took the kids|took the family|took the children|took the boys|took the girls|took my son|took my daughter|took my wife
    took my sister|took my brother|took my friend|took my friends|took my roommate|took my dad|took my girlfriend|took my boyfriend|took my cousin|took my aunt|took my uncle|took my grandma|took my nephew|took my niece|took a friend|took everyone|took the crew|took the team|took my husband|took my mom|took my parents|took my kid|took my kids|took him|took her|took them
    went by|go by|came by|run by|ran by|ran by the|ran over to|hit up|swung through|rolled through|went through|ran through|pulled into|pulled up to|stopped off at|stopped in at|ran into|headed|headed over|drove|walked|ran|pigi`,
  ).map((phrase): [string, string] => [phrase, 'at']),
])

/** Words after a preposition that name no place. */
export const NO_PLACES: ReadonlySet<string> = new Set(
  phraseList(`least|first|last|night|fact|case|all|be|general|advance|total|the end|end|bulk|cash|awal|akhir|tadi|kemarin|kemaren|situ|sana|sini
  pagi|siang|sore|malam|mana|there|here|where|home|back|out|now|time|noon|midnight|me|him|her|them|us|saya|aku|gue|dia|mereka`),
)

/** Nouns that form a kind of place with the next word: 'toko sepatu', 'warung sate'. */
export const PLACE_HEADS: ReadonlySet<string> = new Set(
  phraseList(`toko|warung|kedai|rumah|tukang|depot|kios|lapak|tempat|gerai|abang|abang abang|mang|stan|stand|pabrik|grosir|agen|sentra|pusat
  resto|restoran|rm|bengkel|klinik|pasar|lapangan|kolam|stall|store|shop|house|museum|taman|ruko|gudang|jalan|jl|gang|pak|bu|mbak|mas|bang`),
)

/** Words that begin the activity at a place, or its purpose. */
export const PLACE_ENDS = phraseSet(
  phraseList(`gue|gua|gw|aku|saya|awak|kita|kami|ane|i|we|buat|untuk|utk|for|got|had|have|ordered|order|grabbed|picked up|picked out|took
  found|chose|ambil|ngambil|dapet|dapat|nemu|isi|ngisi|naik|pesen|pesan|mesen|mesan|cari|nyari|nyobain|nyoba|cobain|ganti|ada yang jualan|ada yang jual|ada abang jualan|then|terus|dulu|and got|and bought|and grabbed|and picked up|and ordered|and ate|and had|and get
  makan|minum|jajan|ngemil|eat|eating|ate|drink|drank|sewa|servis|service|bikin|cetak|print|potong|lanjut`),
)

const OCCASIONS: ReadonlySet<string> = new Set(
  phraseList(
    'night|party|trip|game|meeting|shower|picnic|potluck|practice|tournament|lesson|rapat|acara|arisan',
  ),
)

/** Whether words end in what one eats or buys for, which is no thing bought: 'Domino's for movie night'. */
export function endInOccasion(words: readonly Token[]): boolean {
  return OCCASIONS.has(words.findLast(({ kind }) => kind !== 'sign')?.word ?? '')
}
