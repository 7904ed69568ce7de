/** Cues that stand behind a price and say what became of it. */
import { phraseProduct } from '../words/phrase-product.ts'
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Left in the shop, whatever verb stood before. */
export const LEFT_THERE = phraseSet([
  ...phraseProduct(
    'ditaruh|taruh|naruh|dibalikin|balikin|dikembaliin|kembaliin|digantung|gantung|diletakin|disimpan|kutaruh|kugantung',
    'lagi|balik|ke rak|di rak|ke raknya|di raknya|ke tempatnya|di tempatnya',
  ),
  ...phraseProduct(
    'left|leaving|leave',
    'it|them|that|those|that one',
    'there|where|be|alone|on the shelf|on the rack|in the store|at the store|in the cart|in my cart|sitting',
  ),
  ...phraseProduct(
    'put|set|hung|stuck',
    'it|them|em|that|those|that one|everything|it all',
    'back|right back|down again|back down',
  ),
  ...phraseList(
    `aku tinggal|gue tinggal|kutinggal|kutinggalin|kutinggalkan|tinggalin aja|aku tinggalin|gue tinggalin
    walked out without|walked out of there|walked right out|walked off|walk off|walk away|walked on|kept walking|kept my wallet|kept scrolling|chickened out|thought better of it|couldnt bring myself|couldnt justify|talked me out|langsung cabut|langsung pulang|nahan diri|sadar diri|untung sadar|aku tahan|gue tahan|logged off|logged out|closed the laptop|turned around and left`,
  ),
])

/** Nothing was taken home at all. */
export const EMPTY_HANDED = phraseSet(
  phraseList(
    'tangan kosong|tangan hampa|muter doang|muter muter doang|nggak bawa apa apa|gak bawa apa apa|ga bawa apa apa|nggak dapet apa apa|gak dapet apa apa|empty handed|with nothing|came home without|came back without|went home without',
  ),
)

/** Denials of carrying away: 'nggak kubawa', 'didn't bring any home'. */
export const NOT_TAKEN = phraseSet([
  ...phraseProduct(
    'nggak|gak|ga|ngga|enggak|tidak|ndak|belum|blm|teu|ora',
    'tak turuti|kuturuti|aku turuti|saya turuti|gue turuti|dituruti|tak turutin|diambil|kuambil|kubawa|aku bawa|gue bawa|saya bawa|dibawa|kubeli|jadi|jadi dibeli|kulunasi|aku lunasi|gue lunasi|dilunasi|dilunasin|lunas|ditarik|ditagih|diurus|kuurus|dibayarkan|masuk akal|dulu deh|dulu|deh|usah deh|jadi deh|mampu|sanggup|kuat|rela|tega|minat|tertarik|kujadiin|kebeli|terbeli',
  ),
  ...phraseProduct(
    'didnt|did not|dont|never',
    'get any|get one|get it|get them|bite|pull the trigger|go through with it|bring any|need it',
  ),
])

/** A page of a shop, and what is done to it instead of paying. */
export const PAGES: ReadonlySet<string> = new Set(
  phraseList(
    'aplikasi|aplikasinya|keranjang|keranjangnya|tab|tabnya|halamannya|app|appnya|cart|carts|site|page|browser|website',
  ),
)
export const CLOSED: ReadonlySet<string> = new Set(
  phraseList(
    'tutup|ditutup|kututup|nutup|menutup|kosongin|dikosongin|kukosongin|hapus|kuhapus|dihapus|tinggalin|kutinggal|ditinggal|closed|close|exited|emptied|cleared|abandoned|quit',
  ),
)

/** The payment did not go through, or was not asked for. */
export const NOT_CHARGED = phraseSet([
  ...phraseProduct(
    'pembayaran|pembayarannya|transaksi|transaksinya|bayarnya|checkoutnya|transfernya|payment|transaction|the payment|the transaction',
    'gagal|gagal terus|ditolak|nggak masuk|gak masuk|error|failed|didnt go through|got declined|was declined',
  ),
  ...phraseList(
    `gagal pembayarannya|gagal terus pembayarannya|gagal bayar|gagal terus|gagal mulu|kartunya ditolak|kartu ditolak|card got declined|card was declined|my card declined
    nothing was charged|nothing got charged|no charge|wasnt charged|was not charged|werent charged|didnt charge me|never charged me|not charging me|no charge for|waived|got waived|dismissed|thrown out|got tossed|forgiven|wrote it off|got taken off|was taken off|were taken off|took it off the bill
    dihapuskan|diputihkan|dibebaskan|nggak ditagih|gak ditagih|ga ditagih|tidak ditagih|nggak ditarik|gak ditarik|nggak dipungut|uangnya nggak kepotong|nggak kepotong|gak kepotong|saldonya utuh`,
  ),
])

/** Nothing was left to buy. */
export const SOLD_OUT = phraseSet(
  phraseList(
    `keabisan|kehabisan|sold out|out of stock|outta stock|stok habis|stoknya habis|stoknya kosong|stok kosong|kosong stoknya|habis stoknya|barangnya kosong|barangnya habis|udah ludes|keburu habis|keburu abis|keburu ludes|udah habis duluan|keduluan orang|all gone|ran out|they were out|none left|nggak ada nomornya|nomor gue nggak ada|nomorku nggak ada|nomorku gak ada|ukurannya nggak ada|ukuranku nggak ada|ukuranku gak ada|warnanya nggak ada|didnt come in my size|didnt have my size|not in my size|no size|already gone|sold already`,
  ),
)

/** As a whole clause: a refusal of the price just said. */
export const DISMISSING = phraseSet(
  phraseList(
    `not happening|aint happening|no way|no way jose|i dont think so|dont think so|no thank you|no thanks|nope|nah|hell no|absolutely not|yeah right|yeah no|forget it|pass|hard pass|not for me|not a chance|im good|nggak deh|gak deh|ga deh|enggak deh|ngga deh|nggak dulu|gak dulu|ogah|ogah deh|ogah ah|males|males ah|skip|skip deh|skip dulu|ya kali|yakali|nehi|makasih deh|makasih`,
  ),
)

/** The same as the last words of a longer clause. */
export const DISMISSING_LAST = phraseSet(
  phraseList(
    'not happening|aint happening|i dont think so|no thank you|no thanks|yeah right|not a chance|nggak deh|gak deh|ga deh|ngga deh|enggak deh|ya kali',
  ),
)
