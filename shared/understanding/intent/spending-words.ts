/** Cues of spending, of outcomes, and of prices in the news. */
import { phraseProduct } from '../words/phrase-product.ts'
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Verbs of buying and paying, and of what one pays for. */
export const SPENDING = phraseSet(
  phraseList(`beli|membeli|dibeli|beliin|ngebeli|bayar|membayar|bayarin|dibayar|bayarnya|habis|abis|keluar|spent|spend|bought
  buy|paid|pay|purchased|purchase|cost|costs|jajan|belanja|makan|ngopi|isi|naik|pesan|pesen|order|ordered|sewa|rent|parkir|kena|habisnya|abisnya|bayar|ngabisin|spending|tambal|servis|service|langganan|prepaid|came to|came out to|rang up`),
)

/** Verbs that by themselves mean buying or paying, one word each. */
export const BUYING = phraseSet(
  phraseList(
    `tuku|meuli|meser|tumbas|mayar|mbayar|beli|membeli|dibeli|beliin|ngebeli|bayar|membayar|bayarin|ngebayar|dibayar|jajan|belanja|ngeborong|borong|patungan|urunan|nraktir|traktir|bought|paid|spent|purchased|ordered|tipped|donated|nyumbang|sedekah`,
  ),
)

/** Words for the final outcome, whatever was planned. */
export const OUTCOMES = phraseSet(
  phraseList(`ended up|eh malah|malah beli|malah jajan|akhirnya beli|akhirnya jadi|akhirnya bayar|akhirnya makan|akhirnya ambil|akhirnya habis
  akhirnya dapat|akhirnya dapet|akhirnya kena|jadi beli|jadinya beli|ternyata|tetep beli|tetap beli|terpaksa|kepaksa|khilaf|gave in|finally bought|finally got
  finally paid|had to pay|had to buy|udah dibayar|sudah dibayar|udah gue transfer|udah aku transfer|udah saya transfer|sudah saya transfer|sudah aku transfer|sudah gue transfer|udah ditransfer|sudah ditransfer|udah bayar|sudah bayar|udah lunas|lunas|sudah lunas|udah gue bayar|udah aku bayar|udah saya bayar|sudah saya bayar|sudah aku bayar|sudah gue bayar|already paid it|so i paid it|so i paid|so we paid|paid it already|prepaid|aku habis|gue habis|saya habis`),
)

/** Prices in the news. */
export const NEWS = phraseSet(
  phraseList(`naik lagi jadi|naik jadi|turun jadi|naik lagi|turun lagi|harganya naik|harganya turun|tembus|account is at|checking is at|savings is at|balance is at|account is down to|account shows|wallet is at|prices hit|gas prices|prices are|prices went
  goes up to|goes up by|going up to|going up by|go up to|goes up|is going up|are going up|goes down to|going down to|went up to|naik mulai|naik mulu|naik melulu|makin naik|bakal naik|go on sale|goes on sale|going on sale
  sekarang dijual|dijual|kurs|inflasi|umr|ump jakarta|ump dki|ump jabar|ump jateng|ump jatim|ump bali|ump banten|ump diy|ump naik|ump turun|ump baru|ump tahun|ump sekarang|ump di|ump kita|gaji minimum|cukup nggak|cukup gak|cukup ga`),
)

/** Words of resale, and goods known to be for sale or sold out: a purchase for resale is a purchase. */
export const RESALE = phraseSet(
  phraseList(`yang jual|yang jualan|yang dagang|yang ngejual|who sells|buat jualan|untuk jualan|utk jualan|buat dagang|untuk dagang|buat dagangan|untuk dagangan|keur jualan|kanggo dodolan|untuk dijual lagi|buat dijual lagi|utk dijual lagi|untuk dijual|buat dijual|utk dijual|mau dijual|dijual lagi|dijual kembali|untuk jual lagi|buat jual lagi|dijual eceran|kanggo didol|nggo didol|jang dijual|keur dijual
  sold out|sold out of|for resale|to resell|to sell again|to sell on|to be sold|for selling`),
)

/** What nobody gives back was spent: 'and they're not paying me back'. */
export const NOT_REPAID = phraseSet(
  phraseProduct(
    'not|isnt|arent|wont|didnt|never|wont be|not gonna|nobodys|no ones',
    'pay me back|paid me back|paying me back|paying me for it|reimburse me|reimbursing me',
  ),
)
