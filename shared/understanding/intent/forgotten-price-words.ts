/** Cues of a forgotten price. */
import { type PhraseTable, phraseList, phraseSet } from '../words/phrase-table.ts'

const WHAT = `harganya|harga|berapa|nominalnya|totalnya|total|habis berapa|abis berapa|bayar berapa|kena berapa|berapanya|di app berapanya|di aplikasi berapanya|di struk berapanya|jumlahnya|notanya|struknya|biayanya|ongkosnya|harganya berapa|berapa harganya|totalnya berapa`
const UNKNOWN = `lupa|lali|poho|gak inget|nggak inget|ga inget|ngga inget|enggak inget|gak ingat|nggak ingat|tidak ingat|ga ingat|gak tau|nggak tau|ga tau|ngga tau|gatau|gak tahu|nggak tahu|tidak tahu|ora eling|gak eling|gak ngerti|entah|lupa liat|lupa lihat|lupa nanya|lupa tanya|lupa cek|lupa ngecek`
const HOW_MUCH = `how much|the price|the amount|the total|what it cost|what it was|what i paid|how much it was|how much it cost|how much i paid|what it rang up to|what they rang up to|what it came to|how much it came to|what that was|what it ran|what it ran me|what it set me back|what they charged|what they charged me|the cost|price|the bill|the rate|amount|cost|rate|exactly how much|the exact amount|the exact price`
const NOT_KNOWN = `forgot|forget|forgotten|dont remember|cant remember|dont recall|cant recall|dont know|didnt check|never check|didnt see|never see|never saw|not sure|no idea|dunno|didnt catch|didnt look at|couldnt remember|did not check|never look at|forgot to see|forgot to check|forgot to ask|forgot to note|forgot to note down|forgot to look at|forgot to look|forgot to write down|forgot what|didnt look|didnt ask|didnt even look|cant recall|havent looked at|havent checked|havent looked up|didnt note|didnt note down|havent seen`

const NYA = 'struknya|notanya|bonnya|struk|nota|bon|kuitansinya|struke|notane'
const GONE =
  'ilang|hilang|kebuang|gak ada|nggak ada|ga ada|ketinggalan|dibuang|sobek|luntur|entah ke mana|entah kemana|entah di mana|entah dimana|gak tau ke mana|gak tau kemana|ga tau kemana|keselip|nyelip|kecuci|kesingsal|masih di tas|masih di motor|gak dikasih|musna|leungit'
const LOST =
  'lost|misplaced|threw away|threw out|dont have|no|didnt get|didnt keep|never take|never get|forgot|lupa minta|gak minta'
const RECEIPT = 'the receipt|my receipt|a receipt|receipt|the bill already|struk|nota|bon'

const SEARCHED = `ill find|ill look for|ill dig up|ill dig out|ill have to find|have to find|need to find|gotta find|gotta check|gotta look at|gotta look in|gotta pull up|i gotta pull up|i gotta check|need to pull up|ill pull up|ill have to pull up|ill have to look at|ill have to check|gonna have to check|let me find|nanti kucari|nanti tak cari|nanti aku cari|nanti gue cari`
const SOURCES = `the receipt|my receipt|the app|my app|the statement|my statement|the bank app|the amex|the visa|the card|my card|my email|the email|my account|the bill|the invoice|struknya|notanya|bonnya|to see how much|to see what it was|to see how much it was`

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
  nanti aku cek|nanti gue cek|nanti kucek|nanti dicek|nanti tak cek|ntar aku cek|ntar gue cek|ntar dicek|mengko tak cek|belum dicek|belum tak cek|belum kucek|durung tak cek|belum aku cek|belum gue cek|belum gue liat|belum aku liat|belum tak liat|belum gue catet|belum sempat cek|belum sempat liat|belum sempet liat|belum keliatan|will check|ill check|havent checked|check later|nanti tak catat|nanti kucatat|nanti aku catat|nanti gue catat|nanti dicatat|nanti tak cek dulu|nanti kucari|nanti pi kucari|nanti aku cari|nanti dicari|nanti kutanya|nanti aku tanya|nanti gue tanya|nanti cek|nanti gue cek dulu|nanti aku cek dulu|nanti dicek dulu|nanti cek dulu|nanti liat|nanti gue liat|nanti aku liat|nanti lihat|nanti aku lihat|nanti kulihat|nanti tak lihat|need to check|have to check|gotta check|let me check later|will see|will look`,
)

/** The price as the first word of a clause that says when it will be looked up: 'amount I will put later'. */
const NAMED_PRICE = phrases(
  'price|amount|the amount|cost|the cost|rate|the rate|total|the total|the bill|bill amount|exact amount|exact price|the price',
)
const LOOKED_UP = phrases(
  `will check|ill check|will put|ill put|will tell|ill tell|will add|ill add|will update|ill update|will enter|ill enter|will look up|ill look up|will give|ill give|will fill in|ill fill in|will confirm|ill confirm
  have to check|have to look up|have to see|have to ask|need to look up|need to check|need to see|need to ask|must check|must see|still have to see`,
)

/** Pairs of phrases, in this order, that say the price is forgotten or its receipt lost. */
export const FORGOTTEN: readonly (readonly [first: PhraseTable<true>, second: PhraseTable<true>])[] = [
  [FORGETTING, PRICE],
  [PRICE, FORGETTING],
  [NAMED_PRICE, LOOKED_UP],
  [phrases(NYA), phrases(GONE)],
  [phrases(LOST), phrases(RECEIPT)],
  [phrases(SEARCHED), phrases(SOURCES)],
]

/** The same as a single phrase. */
export const FORGOTTEN_WHOLLY = phrases(
  `didnt look at the pump|didnt check the pump|tagihannya belum keluar|forgot already|its on the statement somewhere|its on the statement|its on my statement|its on my statement somewhere|its on the card|its on the card somewhere|its on the amex|its in my email|its in my email somewhere|its in the app|its on the receipt|its on the receipt somewhere|ill have to look up what it was|ill look up what it was|gotta look up what it was|ill have to look it up|ill look it up|gotta look it up`,
)

/** Where and when the price will be looked up. */
export const LOOKED_UP_THERE = phrases(
  `in the app|in my app|in the bank app|in the card app|in the statement|in my statement|in my email|in my account|on the app|on the card|on the receipt|on the bill|from the app|from the statement|from the bill|from the receipt|from my statement
  after the statement comes|after the bill comes|after seeing the bill|after seeing the statement|after i see the bill|after i check|after checking|once the statement comes|once the bill comes|once i see the bill|when the statement comes|when the bill comes|when i get home|when i get the bill|when i get the receipt
  for what it was|to see how much|to see how much it was|to see what it was|to see what it cost|for the price|for the amount|for how much|later|later on|afterwards|then|tomorrow|tonight|and tell you|and tell|and put it|and update|to you|you`,
)

/** Filler words after it. */
export const FORGOTTEN_TAIL: ReadonlySet<string> = new Set(
  phraseList(
    `it|was|cost|came|to|i|we|paid|already|liao|lah|leh|though|now|exactly|berapa|tadi|ya|lagi|sih|deh|euy|oge|gue|aku|saya|nya|harganya|itu|kemarin|persisnya|spent|for|all|that|sorry|maaf|bill|everything`,
  ),
)
