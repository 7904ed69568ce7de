/** Cues of spending by others, and of their gifts to the speaker. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** What others do with money of their own. */
export const OTHERS_SPEND = phraseSet(
  phraseList(`beli|membeli|ngebeli|beliin|setor|nyetor|borong|ngeborong|bayar|ngebayar|membayar|bayarin|bayari|mbayari|mbayar|tuku|tumbas
  meuli|traktir|nraktir|mentraktir|jajan|jajanin|belanja|checkout|cekot|ngabisin|habis|nanggung|nombok|nombokin|order|pesan|pesen|nyewa|sewa
  bought|buy|buys|paid|pays|pay|spent|spends|treated|treats|treat|ordered|purchased|covered|splurged|splashed out|isi bensin|ngisi bensin|isi token|isi pulsa|picked up the tab|got himself|covers|cover|takes care of|take care of|took care of|handles|foots|sprang for
  got herself|got themselves|belanja treat|blew|got|gets|paying|covering|buying|nyicil|kredit|abis|dropped|shelled out|forked out|footed the bill|belanjain|booked|picked up|picks up|snagged|put|filled|gassed up|kept|keeps|put down|shelled|bought himself|bought herself|ngambil|nyetok|ngopi|sarapan|insisted on paying|insists on paying|insist on paying|insist to pay|insisted to pay|insists to pay|kalah|nukar|manukar|nukari`),
)

/** Passive or impersonal: the price was borne by a third party. */
export const BORNE_BY_OTHERS = phraseSet(
  phraseList(`dibayarin|dapet gratis dari|dapat gratis dari|dibayari|dibayar sama|dibayar oleh|dibayar kantor|dibayar bos|dibayar perusahaan|dibayar ibu
  dibayar laki|dibayar bini|dibayar bapak|dibayar kakak|dibayar adik|dibayar pacar|dibayar ortu|dibayar mertua|dibayar anak|dibayar mama|dibayar papa|dibayar suami|dibayar temen|dibayar teman|ditraktir|ditraktirin|dijajanin|dijajakno|dibeliin|ditukokno
  ditukokke|ditanggung|ditanggungin|dikasih gratis|kantor yang bayar|kantor yang bayarin|kantor yang nanggung|on the house|on the company|company pays
  company paid|company will pay|company covers|company covered|insurance paid|insurance covered it all|paid for by|paid by my|paid by the|paid by his
  paid by her|covered by my|covered by the|was covered by|got treated|was treated|were treated|got treated by|treated us|treated me|belanja me
  my boss paid|work paid for|was on him|was on her|was on them|on his tab|treated by|his treat|her treat|their treat|was his treat|paid for me
  paid for us|covered the whole|covered all of it|covered everything|covered the entire|is paying for|are paying for|dads paying|moms paying|on his card|on her card|on their card|bought me|bought us|bought for me|bought my lunch|bought my coffee|bought my breakfast|bought my dinner|bought my drink|bought my drinks|bought our lunch|bought our dinner|paid for my lunch|paid for my coffee|paid for my dinner|paid for my breakfast|treat me|treat us|on her own card|on his own card|on their own card|with her own money|with his own money|sponsored by|disponsori|gave the company card|gave his company card|gave her company card|used the company card|used his company card|used her company card|swiped the company card|with the company card|gave the office card|used the office card|put it on the company card|put it on the office card|pakai kartu kantor|pake kartu kantor|pakai kartu perusahaan|pake kartu perusahaan`),
)

/** Words after the cue that make the speaker the payer: 'dibayarin gue', 'ditanggung sendiri'. */
export const BORNE_BY_SPEAKER: ReadonlySet<string> = new Set(
  phraseList('saya|aku|gue|gua|gw|sendiri|kita|kami|bareng|pakai|pake|lewat|dulu'),
)

/** 'dia yang bayar', 'Nadia yang traktir'. */
export const WHO_PAYS: ReadonlySet<string> = new Set(
  phraseList(
    'bayar|bayarin|bayari|mbayar|mbayari|traktir|nraktir|nanggung|nalangin|beliin|beli|tuku|gesek|nebus|nebusin|ngebayarin|bayarnya',
  ),
)

/** A third party spent the speaker's money: 'mama belanja pakai duit gue'. */
export const OF_THE_SPEAKER = phraseSet(
  phraseList(`duit gue|duit aku|duitku|duit saya|uang gue|uangku|uang aku|uang saya|kartu gue|kartuku|kartu saya|kartu aku|gopay gue|gopayku
  my money|my card|my wallet|my cash|my account|on my tab|my credit card|i paid|aku bayar|gue bayar|gue yang beli|aku yang beli|saya yang beli|gua yang beli|aku yang bayar|gue yang bayar|saya yang bayar
  gue ganti|aku ganti|gue talangin|minta duit|minta uang|asked me`),
)

/** Verbs by which another person gives money to the speaker. */
export const GIVE = phraseSet(
  phraseList(`ngasih|ngasi|kasih|kasi|memberi|memberikan|ngirim|ngirimi|ngirimin|kirim|kirimin|mengirim|mengirimi|transfer|nransfer|mentransfer|transferin|tf
  ngetransfer|trf|bagi|bagiin|ngewei|ngekeki|mere|masihan|ngasihin|nyangoni|sangoni|ngembalikan|ngembaliin|ngebalikin|balikin|mengembalikan|kembaliin|balekno
  mbalekno|mbalikin|balekin|refund|refunded|nyaur|lunasin|melunasi|ngelunasin|ganti|gantiin|nggantiin|bayar utang|bayar hutang|gave|given|gives|give|sent|sends|transferred
  returned|passed me|handed me|repaid|wired|reimbursed|mailed|mailed back|paid back|handed back|brought back|settled|tipped me|tipped us|venmoed|zelled|paynow|paynowed|paylahed|gcashed`),
)

/** Verbs of refunds by shops and offices. */
export const REFUND = phraseSet(
  phraseList(`ngembalikan|ngembaliin|ngebalikin|balikin|mengembalikan|kembaliin|balekno|mbalekno|mbalikin|balekin|refund|refunded|refunding|deposited|returned|reimbursed|repaid|credited|gave back|sent back
  gave me|gave us|paid me|paid us|sent me|ngasih kompensasi|ngirim refund|kasih refund|kasih cashback|ngasih cashback|transfer balik|ganti rugi|ganti uang|ganti duit|gantiin`),
)

/** Objects after such a verb that are no money: 'kasih harga', 'ganti oli'. */
export const NO_GIFT: ReadonlySet<string> = new Set(
  phraseList('harga|oli|ban|tip|tips|diskon|aki|lampu|kampas|layar|baterai|paket|barang|price|discount'),
)

/** Businesses that give back what was paid, and offices that pay out. */
export const PAYING_BODIES: ReadonlySet<string> = new Set(
  phraseList(`shopee|tokopedia|tokped|lazada|bukalapak|blibli|tiktok|traveloka|tiket|kai|grab|gojek|gofood|grabfood|amazon|ebay|uber|lyft|airbnb
  agoda|carousell|qoo10|foodpanda|zalora|flipkart|swiggy|zomato|penjual|seller|toko|tokonya|maskapai|airline|hotel|hotelnya|store|shop|bank|asuransi
  insurance|bpjs|iras|irs|government|pemerintah|klien|client|pelanggan|customer|pembeli|buyer|penyewa|tenant`),
)
