/** Words of sums whose parts are told. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Each marks what is paid on top of the thing itself, whatever stands beside it. */
export const FEES: ReadonlySet<string> = new Set(
  phraseList(
    'admin|adminnya|administrasi|delivery|fee|fees|jasanya|layanan|ongkir|ongkirnya|ongkosnya|packing|pajaknya|ppn|servicenya|servisnya|shipping|tax|tip|tipnya|tips|upahnya',
  ),
)
/** The same only without a thing of their own: 'ongkos pasang', but not 'ongkos ojek', 'pajak motor'. */
export const FEES_ALONE: ReadonlySet<string> = new Set(
  phraseList('asuransi|bagasi|bungkus|jasa|ongkos|pajak|pemasangan|plastik|service|servis|tenaga|upah'),
)
/** Beside those. */
export const FEE_DETAILS: ReadonlySet<string> = new Set(
  phraseList(
    'antar|antarnya|bengkel|biaya|bongkar|ditambah|jahit|jahitnya|kena|kerja|kirim|lagi|masuk|montir|paket|pasang|pasangnya|plus|rakit|restoran|sama|tambah|tukang|tukangnya|uang',
  ),
)

/** The thing itself, as opposed to the fee: 'barangnya 135, ongkos pasang 25'. */
export const BASES: ReadonlySet<string> = new Set(
  phraseList('bahannya|barangnya|harganya|kainnya|materialnya|partnya|sparepartnya|unitnya'),
)

/** Before the sum. */
export const TOTALS = phraseSet(
  phraseList(
    'all in|all told|altogether|in total|jumlahnya|jumlahe|semuanya|total|totalan|totalnya|total semua|total semuanya',
  ),
)
