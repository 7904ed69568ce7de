/** Cues behind a price of what is put off, not paid yet, or to be remembered. */
import { phraseProduct } from '../words/phrase-product.ts'
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Put off to later. */
export const PUT_OFF = phraseSet([
  ...phraseProduct(
    'nunggu|tunggu|nungguin|tungguin|menunggu|tunggu pas|nunggu pas|nunggu ada|tunggu ada',
    'diskon|diskonan|diskonnya|promo|promoan|sale|gajian|thr|bonus|turun|turun harga|harga turun|harganya turun|tanggal kembar|tanggal muda|tanggal cantik|harbolnas|duitnya|uangnya|ada duit|ada uang|bapaknya gajian|suami gajian|murah|klaim|klaim bpjs|cair|dana cair|transferan|kiriman',
  ),
  ...phraseProduct(
    'wait|waiting|hold out|holding out|hold off|holding off',
    'for a sale|for the sale|for a deal|for black friday|for cyber monday|for payday|for my paycheck|for a discount|for a coupon|till|until|on it|a bit|a while',
  ),
  ...phraseList(
    `gonna fight it|going to fight it|will fight it|ill fight it|im fighting it|gonna contest it|going to contest it|gonna dispute it|going to dispute it|gonna appeal|going to appeal|belum tentu|belum pasti|masih ragu|belum yakin|ill wait|i can wait|gonna wait|going to wait|holding off|ill hold off|on hold for now|sleep on it|think about it|think it over|thinking it over|still thinking|still deciding|on the fence|maybe next month|maybe next time|maybe next year|maybe later|next payday|some other time|not this month|not right now|one day|someday
    mikir mikir dulu|mikir dulu|pikir pikir dulu|pikir dulu|timbang timbang dulu|nabung dulu|ngumpulin dulu|ngumpulin duit dulu|kumpulin duit dulu|kapan kapan|kapan kapan aja|nanti aja|nanti dulu|ntar aja|ntar dulu|entar aja|besok besok aja|lain kali|lain kali aja|bulan depan aja|minggu depan aja|tahun depan aja|tahan dulu|ditahan dulu|tunda dulu|ditunda dulu|sabar dulu
    cant afford|cannot afford|cant swing it|out of my budget|over my budget|not in the budget|out of my league|diluar budget|di luar budget|di luar kemampuan|dompetku nangis`,
  ),
])

/** Not paid yet. */
export const STILL_DUE = phraseSet([
  ...phraseProduct(
    'bayarnya|dibayarnya|pembayarannya|lunasinnya',
    'nunggu|tunggu|nanti|ntar|besok|lusa|minggu depan|bulan depan|akhir bulan|awal bulan|pas gajian|abis gajian|habis gajian|kapan kapan',
  ),
  ...phraseList(
    `due|due on|due by|due in|its due|thats due|is due|jatuh tempo|jatuh temponya|tenggatnya|batas bayarnya|paling lambat|sidangnya|ill pay it|ill pay it later|ill pay that|will pay it|ill pay it later|gotta pay it|still have to pay|still need to pay|still gotta pay|still owe it|still unpaid|unpaid|im gonna dispute it|gonna dispute it|disputing it|contesting it|autopay hits|drafts on|will be charged|will come out|baru aku urus|baru kuurus|baru aku bayar|baru mau dibayar|baru bisa bayar|masih nunggak|masih utang dulu|still sitting on the counter|still on the fridge`,
  ),
])

/** To be thought of later, as the last words of a clause. */
export const REMINDING = phraseSet(
  phraseList(
    `dont let me forget|dont let me forget that|dont let me forget it|remind me|remind me please|please remind me|ingetin|ingetin aku|ingetin gue|ingatkan|ingatkan saya|ingatin|diingatkan|diingetin|tolong diingatkan|tolong ingatkan|tolong ingetin|jangan sampai lupa|jangan sampe lupa|jangan lupa|jangan lupa ya`,
  ),
)

/** Subjects that are the remainder of a price paid in part. */
export const REMAINDER: ReadonlySet<string> = new Set(
  phraseList(
    'sisanya|sisa|rest|remaining|remainder|balance|kurangnya|kekurangannya|lagi sisanya|other|pelunasannya|pelunasan',
  ),
)
