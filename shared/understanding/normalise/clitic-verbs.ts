/** Verbs of buying, paying, lending and giving that take Indonesian pronoun clitics. */
import { phraseList } from '../words/phrase-table.ts'

/** Verbs without affix, or with a suffix that the phrase tables know. */
const PLAIN =
  phraseList(`beli|beliin|bayar|bayarin|bayari|transfer|transferin|tf|kasih|kasi|kasihin|kirim|kirimin|kirimi|setor|setorin|pinjam|pinjem|pinjamin|pinjemin|pinjami|utangi|utangin|talangi
  talangin|tombok|tomboki|tombokin|balikin|kembaliin|ganti|gantiin|lunasi|lunasin|saur|traktir|traktirin|jajanin|tarik|ambil|ambilin|tukar|tuker|tukarin|tukerin|pesan|pesen|pesanin|pesenin|order|sewa|sewain
  titip|titipin|tawar|tebus|tebusin|borong|cicil|tabung|simpan|simpen|isi|isiin|isikan|sumbang|sumbangin|jual|jualin|terima|dapat|dapet|minta|mintain|cari|cariin|catat|catet
  pakai|pake|pakek|potong|hitung|servis|service|perbaiki|benerin|betulkan|tambal|cuci|cuciin|cukur|jahitkan|jahitin|cetak|print|fotokopi|pasang|tambah|tambahin|bawa|bawain|antar|anter|anterin|jemput|makan|minum|tonton
  lihat|liat|tengok|cek|tanya|tunggu|bagi|bagiin|taruh|masukin|habisin|keluarin|belanjain|batalin|buang|angsur|booking|checkout|langganan|perpanjang|sedekahin|upah|gaji|panggil|suruh|tagih`)

/** Passives and similar forms, after which '-nya' is the agent. */
const PASSIVE =
  phraseList(`dibeli|dibeliin|dibayar|dibayarin|ditransfer|ditransferin|dikasih|dikasi|diberi|dikirim|dikirimin|dipinjam|dipinjem|dipinjamin|dipinjemin|dibalikin|dikembalikan|dikembaliin
  diganti|digantiin|dilunasin|dilunasi|ditraktir|ditarik|diambil|ditukar|dipesan|dipesen|disewa|dititip|ditawar|ditawarin|ditebus|diborong|dicicil|diisi|dijual|diminta|dipakai|dipake|dipotong|dihitung
  ditambah|ditambahin|dikurangi|dibilang`)

/** Forms in '-kan', 'meN-', 'ter-' and 'ke-', with the equivalent form in the phrase tables. */
const SAME_MEANING = `
  beliin: belikan membelikan ngebeliin ngebelikan meliin pangmeulikeun mangmeulikeun nukokno nukokke
  dibeliin: dibelikan dibeliken dibeliake
  bayarin: bayarkan membayarkan ngebayarin ngebayarkan mbayarin mbayarno mbayarke mangmayarkeun pangmayarkeun
  dibayarin: dibayarkan dibayarno dibayarke
  dibayar: terbayar kebayar terbayarkan
  dibeli: terbeli kebeli
  kirimin: kirimkan mengirimkan ngirimkan kirimno kirimke
  kasihin: kasihkan ngasihkan berikan
  transferin: transferkan mentransferkan nransferin
  ditransferin: ditransferkan
  pinjamin: pinjamkan
  dipinjamin: dipinjamkan
  balikin: balikkan membalikkan baliki pulangkan memulangkan mulangin pulangin balikno wangsulkeun
  dibalikin: dibalikkan dipulangkan dipulangin dibalekno dibalekke dipulangkeun
  kembaliin: kembalikan
  gantiin: gantikan
  lunasin: lunaskan melunaskan ngelunasi
  dilunasin: dilunaskan
  titipin: titipkan
  talangin: talangkan menalangkan
  setorin: setorkan menyetorkan
  pesanin: pesankan
  ambilin: ambilkan
  traktir: menraktir ngetraktir traktirkan
  habisin: habiskan
  keluarin: keluarkan
  batalin: batalkan
  sumbangin: sumbangkan
  masukin: masukkan
  jualin: jualkan
  dikurangi: dikurangin dikurang
`

function entriesOf(line: string): [string, string][] {
  const [known = '', forms = ''] = line.trim().split(': ')
  return forms.split(' ').map(form => [form, known])
}

const VARIANTS = new Map(phraseList(SAME_MEANING).flatMap(entriesOf))
const VERBS: ReadonlyMap<string, string> = new Map([
  ...[...PLAIN, ...PASSIVE].map((verb): [string, string] => [verb, verb]),
  ...VARIANTS,
])

/** The verb as in the phrase tables; null for any other word. */
export function knownVerb(word: string): string | null {
  return VERBS.get(word) ?? null
}

/** As `knownVerb`, only where the word differs from the form in the tables. */
export function sameMeaning(word: string): string | null {
  return VARIANTS.get(word) ?? null
}

/** Whether it is a passive or a similar form. */
export function isPassive(verb: string): boolean {
  return verb.startsWith('di')
}
