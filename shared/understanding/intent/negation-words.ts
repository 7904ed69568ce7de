/** Cues of a purchase that did not happen, or is not to be counted. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** 'Untung bukan aku yang bayar'. */
const NOT_PAYING = [
  ...['aku', 'gue', 'gua', 'gw', 'saya', 'kita', 'kami'].flatMap(who =>
    ['bayar', 'beli', 'bayarin', 'keluar duit', 'keluar uang', 'nanggung'].map(
      verb => `bukan ${who} yang ${verb}`,
    ),
  ),
  ...phraseList(
    'wasnt me paying|not me paying|glad i wasnt paying|i wasnt paying|didnt cost me a thing|didnt cost me anything|didnt cost me a dime',
  ),
]

/** Negations regardless of the rest of the clause. */
export const NEGATIONS = phraseSet([
  ...NOT_PAYING,
  ...phraseList(`nggak jadi|gak jadi|ga jadi|ngga jadi|enggak jadi|tidak jadi|gajadi|kaga jadi|kagak jadi|ndak jadi|nda jadi|nteu jadi|teu jadi|henteu jadi|ora sido|gak sido|ra sido|ora dadi|gak dadi
  batal|urung|dibatalin|dibatalkan|ngebatalin|membatalkan|dicancel|di cancel|cancelin|ngecancel|batalin|batalkan|cancelled|canceled|cancel|i cancel|bukan pengeluaran|nggak keluar duit|nggak keluar uang|gak keluar duit
  gak keluar uang|ga keluar duit|nggak keluar|gak keluar|nggak habis|gak habis|belum gajian|gak pakai bayar|nggak pakai bayar|nggak usah bayar|ga usah bayar|gak usah bayar|tidak perlu bayar|didnt have to pay|returned the
  return the|returned it|returned them|sent it back|i passed|we passed|so i passed|hard pass|no thanks|not worth it|i walked away|put that back|took it back|no longer buying|decided not to|decided against|jangan beli|hampir khilaf|hampir aja|hampir saja
  not buying|changed my mind|walked away|walked right by|walked right on by|walked right on past|kept on walking|walked on by|walked right past|walked past it|walked by it|just walked by|drove on by|drove right by|put back|putting back|was about to|were about to|put it back|put them back|left it there|passed on it|gave up on|talked myself out|backed out|skipped it|so left it|so i left it|so we left it|so just left it|and left it|left it only|so didnt take|so didnt buy|so i didnt|skip dulu|gue skip|aku skip|diurungkan
  jangan dihitung|jangan dicatat|jangan dicatet|jangan dimasukin|gak usah dihitung|nggak usah dihitung|ga usah dihitung|nggak usah dicatat|gak usah dicatat|nggak dihitung|gak dihitung|ga dihitung|tidak dihitung|nggak gue hitung|gak gue hitung
  nggak aku hitung|gak aku hitung|dont count|doesnt count|does not count|not counted|not counting|dont include|leave that out|leave it out|ignore that|bukan punya gue|bukan punyaku|bukan pengeluaranku|bukan duit gue
  didnt get it|didnt get them|didnt get one|didnt take it|didnt take them|never get|never take|never got it|nggak gue ambil|gak gue ambil|nggak aku ambil|gak aku ambil|ga aku ambil|nggak tak ambil|nggak jadi ambil|nggak ambil|gak ambil|ndak ambil|tidak ambil|ndak kuambil|nggak kuambil|gak kuambil|ga kuambil|tidak kuambil|ndak aku ambil|tidak saya ambil|told him no|told her no|told them no|told him not today|told her not today|told them not today|said not today|told him to wait|told her to wait|told him we dont need it|told her we dont need it`),
])

/** Goods that went back to the shop, where no amount stands beside: 'krannya saya kembalikan'. */
export const TOOK_BACK = phraseSet(
  phraseList(
    'saya kembalikan|aku kembalikan|kukembalikan|saya kembaliin|aku kembaliin|gue kembaliin|aku balikin|gue balikin|saya balikin|kubalikin|tak balikno|tak balekno|aku retur|gue retur|saya retur|kuretur',
  ),
)

/** Denials of a verb, which may follow after a word or two. */
export const DENIALS: ReadonlySet<string> = new Set(
  phraseList(
    `nggak|gak|ga|ngga|enggak|tidak|kagak|kaga|ndak|nda|gak|teu|henteu|ora|ra|never|not|didnt|dont|doesnt|wont|havent|hasnt|havnt|belum|belom|blm|durung|dereng|acan|almost|nearly|hampir|nyaris|meh|ampir`,
  ),
)

/** Words between a denial and its verb. */
export const DENIED_BETWEEN: ReadonlySet<string> = new Set(
  phraseList(
    'jadi|gue|aku|saya|gua|sempat|sempet|pernah|even|end|up|actually|yet|tak|ikut|ikutan|jadi|aja|saja|did|have|been|get|to|i|kita|di',
  ),
)

/** The denied verbs. */
export const DENIED: ReadonlySet<string> = new Set(
  phraseList(`beli|membeli|dibeli|beliin|tuku|meuli|bayar|membayar|dibayar|mbayar|checkout|cekot|order|pesan|pesen|booking|dibooking|buy|bought|pay|paid|purchase|purchased
  ordered|spend|spent|book|booked|buying|ordering|paying|cod|kasih|ngasih|kasi|give|gave|belikan|kubelikan|dibelikan|belikno`),
)

/** Something was free, though not the amount beside it. */
export const FREE = phraseSet(
  phraseList(
    'gratis|no charge|nothing was charged|wasnt charged|never charged me|didnt charge me|free from|for free|was free|its free|free of charge|complimentary|cuma cuma',
  ),
)

/** Nothing was spent in a period; an amount beside it is of another period. */
export const NOTHING_SPENT = phraseSet(
  phraseList(`nggak keluar duit sama sekali|gak keluar duit sama sekali|nggak keluar uang sama sekali|gak keluar uang sama sekali|nggak keluar apa apa|gak keluar apa apa|nggak belanja|gak belanja|ga belanja|tidak belanja|ora blonjo|gak blonjo|nggak jajan|gak jajan|ga jajan|tidak jajan|nggak ada pengeluaran
  gak ada pengeluaran|ga ada pengeluaran|tidak ada pengeluaran|no expenses|no expense|spent nothing|never spend anything|never spend|didnt spend a thing|didnt spend anything|no spending`),
)

/** The same beside a day; without one they take back what was said before. */
export const NONE_THAT_DAY = phraseSet(
  phraseList(
    'nggak keluar duit|gak keluar duit|ga keluar duit|nggak keluar uang|gak keluar uang|ga keluar uang|nggak ada keluar|gak ada keluar',
  ),
)

/** Words before the person who cancelled: 'dicancel drivernya'. */
export const TAKEN_BACK_BY = phraseSet(
  phraseList('dicancel|di cancel|dibatalin|dibatalkan|diurungkan|cancelled by|canceled by|kehabisan'),
)

/** Reasons for not buying, which name no thing. */
export const REASONS = phraseSet(
  phraseList(`they gave it|gave it|they|hari ini|today|ternyata|alhamdulillah|duitnya kurang|kekecilan|kebesaran|kemahalan|mahal|terlalu mahal|mahal banget|larang|kelarangan|awis|too expensive|expensive|too costly|costly|pricey|too pricey|too much|sayang|nyesel|in the end|the end|end|mikir mikir|mikir|still thinking|about it|kantong|bokek
  the order|order|cancel|lah|sih|deh|hitung|count|itu|yang itu|that one|that|one|them|then|cos|udah|kehabisan|habis|sold out|stok habis|barusan|tadi|itu mah|mah|atuh|euy|last minute|before paying|at the last minute|at checkout|jadinya|untung|untungnya
  tapi|though|after all|anymore|lagi|dulu|jadi|yang|we|weh|i|semua|semuanya|all|everything|already|so|yet|actually|at all`),
)

/** Words that refer to everything said before. */
export const ALL_OF_IT = phraseSet(
  phraseList('semua|semuanya|semua itu|everything|all of it|all of that|all of them|the whole thing|kabeh'),
)
