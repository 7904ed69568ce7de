/** Words near an amount that relate it to a saved expense. */
import { BUYING } from '../intent/spending-words.ts'
import { phraseList, phraseSet, unionOf } from '../words/phrase-table.ts'

/** Words for a further purchase. */
export const FRESH = phraseSet(
  phraseList(`
  a second|a third|a 2nd|second round of|another round|yet another|one extra|the second time today|oh and|oh and also|oh also|and also|selain itu|di samping itu|di luar itu|besides that|apart from that|other than that|on top of it|beda lagi|ini beda|yang lain lagi|a different one|separate|separately|terpisah|satu lagi|1 lagi|siji maneh|siji meneh|maneh|meneh|hiji deui|deui|sada deui|lagi|juga|tambah|tambahin|tambahan|tambahkan|another|another one|one more|also|too|plus|as well|again|habis itu|abis itu|setelah itu|sekalian|add|and then|then i|nambah|ada lagi|next|kemudian|sama beli|terus beli|trus beli|on top of that|sesudah itu|catat|catet|barusan beli|tadi beli|baru beli
  `),
)

/** Verbs of spending. */
export const PURCHASING = unionOf([
  BUYING,
  phraseSet(
    phraseList(`
  filled|fill|refilled|grabbed|picked|picked up|ate|drank|took|topped|booked|rented|hired|donated|treated|watched|rode|stopped|visited|ngisi|isi|naik|makan|minum|ngopi|servis|tambal|nambal|cuci|nyuci|potong|cukur|nonton|main|sewa|nginep|urut|pijat|fotokopi|print|ngeprint|ambil|mampir|ngojek|ngegrab|sarapan|makan siang|makan malam|dinner|breakfast
  `),
  ),
])

/** Near an amount: the named expense already has this price. */
export const OWN_PRICE = phraseSet(
  phraseList(
    'my share|my part|my half|our share|our half|bagianku|bagian aku|bagian gue|bagian saya|jatahku|jatah gue|jatah saya|harganya|hargane|regane|nominalnya|jumlahnya|bayarnya|bayare|ongkosnya|biayanya|totalnya|nilainya|the price|the amount|the total|its price|udah termasuk|sudah termasuk|termasuk|belum termasuk|udah sama|sudah sama|belum sama|itu belum sama|including|rupanya',
  ),
)

/** Words before a resulting amount, after any deduction or surcharge. */
export const RESULTING = phraseSet(
  phraseList(
    'only paid|i paid|i only paid|i just paid|just paid|share was|share is|my share|share came to|part was|part is|my part|half was|half is|half came to|i owe|bagianku|bagian aku|bagian gue|bagian saya|bagianku cuma|jatahku|jatah gue|cuma kena|kena|urunan|patungannya|aku bayar|gue bayar|saya bayar|oughta be|ought to be|needs to be|it was|came to|comes to|jadi|jadinya|menjadi|jadi total|cuma bayar|hanya bayar|bayarnya|cuma|dibayar|to|itu|its|make it|should be|harusnya|seharusnya|totalnya|total|jadi totalnya|came out to|ended up|so thats|works out to|altogether|is|so|so its|which makes|makes it|that makes it|berarti|berarti jadi|total jadi|akhirnya|put|put down|down to|up to',
  ),
)

/** Words behind a resulting amount. */
export const RESULTING_BEHIND = phraseSet(
  phraseList(
    'total|in total|altogether|all together|all in|for everything|for both|totalnya|semuanya|jadinya|instead',
  ),
)
