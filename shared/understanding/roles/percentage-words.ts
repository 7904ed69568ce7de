/** Words around percentages that lower or raise a price. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Words behind the number of a percentage. */
export const PERCENT = new Set(['%', 'persen', 'percent', 'persennya', 'persenne'])
/** Words before or behind a percentage that make it a discount; else it is a tax or a separate number. */
export const PERCENT_CUES = phraseSet(
  phraseList(`promo potong|potong|dapet promo potong|ada promo potong|promo diskon|diskon|diskonnya|didiskon|potongan|potongannya|dapat diskon|dapet diskon|dapat potongan|dapet potongan|promo|diskon member|didiskon lagi|didiskon member|didiskon member lagi|diskon member lagi|dipotong lagi|potongan lagi|diskon tambahan|diskon karyawan|diskon kartu|diskon lagi|potongan member|potongan karyawan|member discount|employee discount|student discount|senior discount|military discount|loyalty discount
  lagi diskon|minus|less|knocked off|takes off|took off|took another|ada diskon|dipotong|potongan harga|discount|with a discount of|a discount of|sale|dapat promo|lagi promo|diskon sampai`),
)
export const PERCENT_CUES_BEHIND = phraseSet(
  phraseList(
    'coupon|member coupon|off coupon|member discount|employee discount|student discount|senior discount|military discount|contractor discount|pro discount|pro deal|shop discount|discount code|promo code|off|comes off|came off|comes off of that|came off of that|comes off that|came off that|taken off|knocked off|discount|diskon|potongan|promo|ditanggung|dicover|dibayarin|diganti|covered by|paid by',
  ),
)

/** Half of the price, behind a word of discount. */
export const HALVES = phraseSet(
  phraseList(
    'separo|separo harga|separonya|separuh|separuh harga|separuhnya|setengah|setengah harga|setengahnya',
  ),
)

/** Taxes and charges given as percentages. */
export const SURCHARGES = phraseSet(
  phraseList(
    `pajak|pajaknya|ppn|pb1|pb satu|tax|taxes|sales tax|vat|gst|service|service charge|servis|servis charge|biaya layanan|biaya servis|tip|tips|gratuity|serpis`,
  ),
)
/** Words with which the percentage is not included in the price yet. */
export const ADDED = phraseSet(
  phraseList(`belum|belum termasuk|belum sama|belum plus|blm|masih ditambah|masih tambah|ditambah|tambah|ditambahin|plus|+|before|excluding|exclude|excl|not including|without|on top|on top of that
  added|add|kena|masih kena|di luar|diluar`),
)
/** Words with which it is included. */
export const INCLUDED_PERCENT = phraseSet(
  phraseList('udah termasuk|sudah termasuk|udah sama|include|includes|included|including|inclusive|after'),
)
