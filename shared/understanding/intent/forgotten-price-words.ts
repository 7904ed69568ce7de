/** Cues that a price exists, and is not known any more. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

const WHAT = `harganya|harga|berapa|nominalnya|totalnya|total|habis berapa|abis berapa|bayar berapa|kena berapa|jumlahnya|notanya|struknya|biayanya|ongkosnya|harganya berapa|berapa harganya|totalnya berapa`
const UNKNOWN = `lupa|lali|poho|gak inget|nggak inget|ga inget|ngga inget|enggak inget|gak ingat|nggak ingat|tidak ingat|ga ingat|gak tau|nggak tau|ga tau|ngga tau|gatau|gak tahu|nggak tahu|tidak tahu|ora eling|gak eling|gak ngerti|entah`
const HOW_MUCH = `how much|the price|the amount|the total|what it cost|what it was|what i paid|how much it was|how much it cost|how much i paid|the cost|price|exactly how much|the exact amount|the exact price`
const NOT_KNOWN = `forgot|forget|forgotten|dont remember|cant remember|dont recall|cant recall|dont know|didnt check|never check|didnt see|never see|never saw|not sure|no idea|dunno|didnt catch|didnt look at|couldnt remember|did not check|never look at`

/** Every one of `first` before every one of `second`. */
function pairs(first: string, second: string): string[] {
  return phraseList(first).flatMap(before => phraseList(second).map(behind => `${before} ${behind}`))
}

/** Not known any more, or nothing to look it up in. */
export const FORGOTTEN = phraseSet([
  ...pairs(UNKNOWN, WHAT),
  ...pairs('harganya|totalnya|nominalnya|hargane|hargana|regane', UNKNOWN),
  ...pairs(NOT_KNOWN, HOW_MUCH),
  ...pairs(
    'struknya|notanya|bonnya|struk|nota|bon|kuitansinya|struke|notane',
    'ilang|hilang|kebuang|gak ada|nggak ada|ga ada|ketinggalan|dibuang|sobek|luntur|gak dikasih|musna|leungit',
  ),
  ...pairs(
    'lost|misplaced|threw away|threw out|dont have|no|didnt get|didnt keep|never take|never get|forgot',
    'the receipt|my receipt|a receipt|receipt|the bill already',
  ),
  ...phraseList(`lupa minta struk|gak minta struk|lali regane|lali piro|lali pinten|poho hargana|poho sabaraha|teu apal hargana|gak liat harganya|nggak liat harganya|ga liat harganya|gak lihat harganya|belum tau harganya|belum tahu harganya
  tagihannya belum keluar|forgot already`),
])

/** Behind that they add nothing. */
export const FORGOTTEN_TAIL: ReadonlySet<string> = new Set(
  phraseList(
    `it|was|cost|came|to|i|we|paid|already|liao|lah|leh|though|now|exactly|berapa|tadi|ya|lagi|sih|deh|euy|oge|gue|aku|saya|nya|harganya|itu|kemarin|persisnya|spent|for|all|that|sorry|maaf|bill|everything`,
  ),
)
