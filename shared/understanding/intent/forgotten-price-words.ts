/** Cues of a forgotten price. */
import { type PhraseTable, phraseList, phraseSet } from '../words/phrase-table.ts'

const WHAT = `harganya|harga|berapa|nominalnya|totalnya|total|habis berapa|abis berapa|bayar berapa|kena berapa|berapanya|di app berapanya|di aplikasi berapanya|di struk berapanya|jumlahnya|notanya|struknya|biayanya|ongkosnya|harganya berapa|berapa harganya|totalnya berapa`
const UNKNOWN = `lupa|lali|poho|gak inget|nggak inget|ga inget|ngga inget|enggak inget|gak ingat|nggak ingat|tidak ingat|ga ingat|gak tau|nggak tau|ga tau|ngga tau|gatau|gak tahu|nggak tahu|tidak tahu|ora eling|gak eling|gak ngerti|entah`
const HOW_MUCH = `how much|the price|the amount|the total|what it cost|what it was|what i paid|how much it was|how much it cost|how much i paid|the cost|price|exactly how much|the exact amount|the exact price`
const NOT_KNOWN = `forgot|forget|forgotten|dont remember|cant remember|dont recall|cant recall|dont know|didnt check|never check|didnt see|never see|never saw|not sure|no idea|dunno|didnt catch|didnt look at|couldnt remember|did not check|never look at`

const NYA = 'struknya|notanya|bonnya|struk|nota|bon|kuitansinya|struke|notane'
const GONE =
  'ilang|hilang|kebuang|gak ada|nggak ada|ga ada|ketinggalan|dibuang|sobek|luntur|gak dikasih|musna|leungit'
const LOST =
  'lost|misplaced|threw away|threw out|dont have|no|didnt get|didnt keep|never take|never get|forgot|lupa minta|gak minta'
const RECEIPT = 'the receipt|my receipt|a receipt|receipt|the bill already|struk|nota|bon'

function phrases(...lists: string[]): PhraseTable<true> {
  return phraseSet(lists.flatMap(phraseList))
}

const PRICE = phrases(
  WHAT,
  HOW_MUCH,
  'hargane|hargana|regane|regane piro|piro|pinten|sabaraha|entek piro|entek pira|enteke piro|mbayare piro|bayare piro|kenane piro|telas pinten|seep sabaraha|habisnya|habisnya berapa',
)
const FORGETTING = phrases(
  UNKNOWN,
  NOT_KNOWN,
  `gak liat|nggak liat|ga liat|gak lihat|belum tau|belum tahu|teu apal|durung ngerti|ora ngerti|ra ngerti|ra eling|ora kelingan|ora apal|gak apal|durung tak catet|durung tak catat|durung dicatet|belum dicatat|belum aku catat|belum kucatat
  nanti aku cek|nanti gue cek|nanti kucek|nanti dicek|nanti tak cek|ntar aku cek|ntar gue cek|ntar dicek|mengko tak cek|belum dicek|belum tak cek|belum kucek|durung tak cek|belum aku cek|will check|ill check|havent checked|check later|nanti tak catat|nanti kucatat|nanti aku catat|nanti gue catat|nanti dicatat|nanti tak cek dulu|nanti kucari|nanti pi kucari|nanti aku cari|nanti dicari|nanti kutanya|nanti aku tanya|nanti gue tanya|nanti cek|nanti gue cek dulu|nanti aku cek dulu|nanti dicek dulu|nanti cek dulu|nanti liat|nanti gue liat|nanti aku liat|nanti lihat|nanti aku lihat|nanti kulihat|nanti tak lihat|need to check|have to check|gotta check|let me check later|will see|will look`,
)

/** Pairs of phrases, in this order, that say the price is forgotten or its receipt lost. */
export const FORGOTTEN: readonly (readonly [first: PhraseTable<true>, second: PhraseTable<true>])[] = [
  [FORGETTING, PRICE],
  [PRICE, FORGETTING],
  [phrases(NYA), phrases(GONE)],
  [phrases(LOST), phrases(RECEIPT)],
]

/** The same as a single phrase. */
export const FORGOTTEN_WHOLLY = phrases('tagihannya belum keluar|forgot already')

/** Filler words after it. */
export const FORGOTTEN_TAIL: ReadonlySet<string> = new Set(
  phraseList(
    `it|was|cost|came|to|i|we|paid|already|liao|lah|leh|though|now|exactly|berapa|tadi|ya|lagi|sih|deh|euy|oge|gue|aku|saya|nya|harganya|itu|kemarin|persisnya|spent|for|all|that|sorry|maaf|bill|everything`,
  ),
)
