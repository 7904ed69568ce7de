/** Words around amounts that are reckoned together to one price. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** What is charged in English on top of a purchase, and is no purchase of its own where the sum is said. */
export const CHARGES = phraseSet(
  phraseList(
    `plus|extra|on top|on the table|tip|tips|tipped|tipping|tax|taxes|gst|vat|fee|fees|surcharge|service|delivery|shipping|handling|postage|installation|install|installed|fitting|setup|activation|activate|convenience|booking|cleaning|seat selection|extra bag|checked bag|baggage|luggage|insurance|warranty|deposit|charge to|they charge|for the driver|for the shopper|for the dasher|for the server|for the waiter|for the waitress|for the stylist|for the barber`,
  ),
)

/** What a work is made up of: 'parts 315, labor 200, so 515'. A single 'part' is a purchase. */
export const COMPONENTS = phraseSet(
  phraseList('parts|labor|labour|jasa|jasanya|barangnya|sparepart|sparepartnya|material|materials'),
)

/** Work that is part of a price. */
export const LABOUR = phraseSet(
  phraseList(
    'labor|labour|labor was|jasa|jasanya|jasa nya|jasa pasang|ongkos kerja|ongkos tukang|ongkos pasang|ongkos jahit',
  ),
)

/** Words that make all that was named one purchase. */
export const ONE_PURCHASE = phraseSet(
  phraseList(
    `one receipt|same receipt|single receipt|one bill|same bill|one payment|single payment|one transaction|single transaction|one go|all on one|just put the|just put|put it as|log it as|put down the|just log|just the total
    satu struk|satu nota|satu bon|sekali bayar|satu transaksi|catat aja|catat totalnya|tulis aja`,
  ),
)

/** Taxes and fees whose amount is left out: 'with the tax it came to'. */
export const WITH_CHARGES = phraseSet(
  phraseList(
    `tax|taxes|fee|fees|tip|gst|vat|service|gratuity|surcharge|shipping|delivery
    pajak|pajaknya|ppn|ongkir|ongkirnya|admin|adminnya|layanan|servis`,
  ),
)

/** Words of what takes a part off a price. */
export const TAKEN_OFF = phraseSet(
  phraseList(
    `off|minus|less|discount|discounts|coupon|coupons|promo|voucher|rebate|credit|points|gift card|cashback|knocked off|took off|took care of|covered|covers|cover|cut
    diskon|diskonnya|potongan|dipotong|kepotong|kupon|poin|koin|kurang|dikurangi|subsidi`,
  ),
)

/** Words right before what was paid in the end, with such a verb. */
export const PAID_AT = phraseSet(
  phraseList(
    `took it to|took it up to|rang up|it rang up|rang up at|rang me up|brought it to|brings it to|brought it up to|made it|all its|all it was|with the tax and all its|with tax and all its|with tax its|with the tax its|paid|paying|pay|i paid|only paid|charged me|charged|was charged|dropped to|dropped it to|came down to|came to|come to|it came to|it come to|walked out paying|ended up paying|got it for|got them for|get it for|get them for|got both for|gave both for|gave it for|gave them for|have it for|let it go for|it was|took it for|bought it for|made it|became|become|becomes|it became|it become|went up to|turned into|i gave|debited|went through at
    bayar|bayarnya|dibayar|kena|kenanya|jadi|jadinya|menjadi|turun jadi|cuma bayar|ditagih|keluar|habis|totalnya|total`,
  ),
)

/** Words behind the whole of what was named. */
export const WHOLE_BEHIND = phraseSet(
  phraseList(
    `total|in total|all in|all told|altogether|all together|all up|for both|for both of them|for the pair|for the two|for the lot|for all of them|for everything|for all of it|out the door|with tax|with the tax|with taxes|after tax|with tip|with the tip|with fees|all included|grand total|both
    totalnya|semua|semuanya|dua duanya|sudah semua|udah semua`,
  ),
)

/** Words right before the whole of what was named. */
export const WHOLE_BEFORE = phraseSet(
  phraseList(
    `total|altogether|all together|all in all|in total|grand total|just put|put|lets say|just say|call it|so|thats|that makes|which makes|makes it|comes to|came to|come to|adds up to|everything|total was|grand total was|grand total came to|the total was
    total|totalnya|semuanya|jadi|jadinya|jadi totalnya|jumlahnya`,
  ),
)

/** What others give back of what the speaker paid, which is told by other rules. */
export const GIVEN_BACK = phraseSet(
  phraseList(
    'back|pay me|paying me|owe me|owes me|venmo me|zelle me|paynow me|ganti|gantiin|diganti|balikin',
  ),
)

/** Words behind the price of several things together. */
export const FOR_ALL = phraseSet(
  phraseList(
    'for both|for both of them|for the both of them|for the pair|for the two|for the two of them|for all of them|for all three|for all four|for the lot|for the set|buat semuanya|untuk semuanya|dua duanya|semuanya',
  ),
)
