/** The words beside an amount that say what it is of what is saved. */
import { BUYING } from '../intent/spending-words.ts'
import { phraseList, phraseSet, unionOf } from '../words/phrase-table.ts'

/** Something else was bought. */
export const FRESH = phraseSet(
  phraseList(`
  selain itu|di samping itu|di luar itu|besides that|apart from that|other than that|on top of it|beda lagi|ini beda|yang lain lagi|a different one|separate|separately|terpisah|satu lagi|1 lagi|lagi|juga|tambah|tambahin|tambahan|tambahkan|another|another one|one more|also|too|plus|as well|again|habis itu|abis itu|setelah itu|sekalian|add|and then|then i|nambah|ada lagi|next|kemudian|sama beli|terus beli|trus beli|on top of that|sesudah itu|catat|catet|barusan beli|tadi beli|baru beli
  `),
)

/** Something was done that costs. */
export const PURCHASING = unionOf([
  BUYING,
  phraseSet(
    phraseList(`
  filled|fill|refilled|grabbed|picked|picked up|ate|drank|took|topped|booked|rented|hired|donated|treated|watched|rode|stopped|visited|ngisi|isi|naik|makan|minum|ngopi|servis|tambal|nambal|cuci|nyuci|potong|cukur|nonton|main|sewa|nginep|urut|pijat|fotokopi|print|ngeprint|ambil|mampir|ngojek|ngegrab|sarapan|makan siang|makan malam|dinner|breakfast
  `),
  ),
])

/** Beside an amount: what is named already has it. */
export const OWN_PRICE = phraseSet(
  phraseList(
    'harganya|hargane|regane|nominalnya|jumlahnya|bayarnya|bayare|ongkosnya|biayanya|totalnya|nilainya|the price|the amount|the total|its price|udah termasuk|sudah termasuk|termasuk|belum termasuk|udah sama|sudah sama|belum sama|itu belum sama|including|rupanya',
  ),
)

/** An amount beside them is no price. */
export const RELATIVE = phraseSet(
  phraseList(`
  kurang|kurangi|kurangin|dikurangi|dikurangin|lebih|kelebihan|kekurangan|more|less|cheaper|dearer|extra|off|diskon|discount|setengah|setengahnya|separuh|separo|half|double|twice|dua kali|dua kali lipat|dobel|kali dua|kali tiga|kali 2|kali 3|dikali|minus|naikin|turunin|naik|turun|bagi|dibagi|split|halve|persen|percent
  tambah|tambahin|ditambah|ditambahin|up|tip|plus tip|ongkir|pajak|tax|ppn|plus|diskonnya|didiskon|discounted|a tip
  `),
)

/** The amount behind them is what it comes to, whatever was taken off or came on top. */
export const RESULTING = phraseList(
  'it was|came to|comes to|jadi|jadinya|menjadi|jadi total|cuma bayar|hanya bayar|bayarnya|cuma|dibayar|to|itu|its|make it|should be|harusnya|seharusnya|totalnya|total|jadi totalnya|came out to|ended up|so thats|works out to|altogether',
)
