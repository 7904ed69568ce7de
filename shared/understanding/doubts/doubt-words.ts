/** Words near which the rules err: each list names a way in which an amount may not be what was paid for a thing. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Money borrowed, lent, owed, given back. */
export const LENDING = phraseSet(
  phraseList(`pinjam|pinjem|minjam|minjem|minjemin|minjamin|pinjamin|pinjemin|pinjami|meminjam|meminjamkan|pinjaman|dipinjam
  dipinjem|dipinjami|nyilih|nyilihi|nginjeum|injeum|utang|hutang|ngutang|utangku|utangnya|hutangnya|nyaur|nyauri|talangin|nalangin
  nalangi|ditalangin|balikin|ngembaliin|ngembalikan|mengembalikan|mulangin|mulangkeun|ngembalekno|mbalekno|dibalikin|dikembalikan
  dibalekno|kembalikan|ganti duit|ganti uang|gantiin|ngganti|nggantiin|diganti|digantiin|udah ganti|sudah ganti|wis ganti
  borrow|borrowed|lend|lent|loan|loaned|owe|owes|owed|iou|repay|repaid|reimburse|reimbursed|reimbursement|refund|refunded|refunds
  pay back|paid back|me back|him back|her back|them back|spot me|spotted`),
)

/** Money that stays the speaker's own: wallets, savings, accounts. */
export const OWN_MONEY = phraseSet(
  phraseList(`top up|topup|isi saldo|saldo|saldoku|saldonya|ngisi saldo|nabung|menabung|ditabung|tabung|tabungan|celengan|deposito|deposit
  deposited|investasi|invest|invested|reksadana|saham|crypto|emas|logam mulia|tarik tunai|narik|ambil uang|ambil duit|setor|nyetor
  nyetorin|arisan|mindahin|pindahin|memindahkan|mindahno|moved|savings|saving|withdraw|withdrew|withdrawal|atm|balance|rekening
  ezlink|ez link|e money|emoney|flazz|brizzi|tapcash|stocks|shares|cpf|tukar uang|exchanged|penukaran`),
)

/** People other than the speaker. */
export const PEOPLE = phraseSet(
  phraseList(`si|dia|mereka|ibu|ibuku|bapak|bapakku|ayah|mama|mamah|papa|emak|mamak|nyokap|bokap|abah|ambu|bu|pak|suami|suamiku|istri
  istriku|bojo|bojoku|kakak|kakakku|kakang|mbak|mas|mbakku|masku|adik|adek|adikku|adekku|anakku|tetangga|tonggo|temen|temenku|teman
  temanku|konco|koncoku|kanca|babaturan|bos|bosku|pakde|bude|budhe|paklek|bulek|om|tante|kakek|nenek|pacar|pacarku|sepupu|mertua
  he|she|they|brother|sister|husband|wife|mum|mom|mother|dad|father|friend|friends|colleague|colleagues|boss|neighbour|neighbor|roommate
  flatmate|boyfriend|girlfriend|cousin|uncle|aunt|auntie|son|daughter|grandma|grandpa|company|office|kantor|insurance|asuransi`),
)

/** Somebody else paid or was paid for. */
export const TREATS = phraseSet(
  phraseList(`traktir|ditraktir|nraktir|nraktirin|dibayari|dibayarin|dibayarno|dibayar|bayarin|mbayari|dijajanin|dibeliin|dibelikan|ditukokno
  bayar dulu|bayarin dulu|treated|treat|himself|herself|themselves|on him|on her|paid first|i pay first|cover|covered|covers`),
)

/** What was seen, asked or named as a price, and not bought. */
export const OBSERVED = phraseSet(
  phraseList(`lihat|liat|ngeliat|melihat|ndelok|ningali|cek|ngecek|naksir|pengen|pengin|pingin|kepengen|hoyong|ingin|rencana|rencananya|nanti
  besok|kalau|kalo|lek|harga|harganya|hargane|regane|regone|hargana|dihargai|ditawari|ditawarin|katanya|jarene|saw|seen|look|looked|looking
  checked|quoted|quote|quotes|priced|price|prices|asking|wants|want|wanted|would|could|should|might|plan|planning|thinking|considering
  gonna|will|budget|selling|sells|listed|estimate|estimated`),
)

/** Something did not happen, is not so, or not yet. */
export const NEGATED = phraseSet(
  phraseList(`nggak|enggak|gak|ga|ngga|kagak|tidak|tak|ndak|nda|ora|henteu|teu|moal|belum|belom|blm|blom|durung|tanpa|jangan|ojo|ulah
  bukan|dudu|batal|urung|no|not|never|didnt|dont|doesnt|wasnt|isnt|havent|hasnt|wont|cant|couldnt|without|nothing|instead|cancel
  cancelled|canceled|return|returned|returns`),
)

/** The speaker is not sure. */
export const HEDGED = phraseSet(
  phraseList(`lupa|lali|poho|kayaknya|kayake|kayane|sepertinya|kira kira|kiro kiro|kurang lebih|sekitar|sekitaran|mungkin|entah|antara|atau
  gatau|gak tau|nggak tau|ga tau|embuh|duka|hampir|maybe|perhaps|probably|about|around|roughly|approximately|ish|forget|forgot|cannot remember
  cant remember|dont remember|not sure|unsure|i think|i guess|or so|or something|between|something like|almost|nearly`),
)

/** A price that is not the whole: for a piece, an hour, a time. */
export const RATES = phraseSet(
  phraseList(`per|tiap|setiap|saben|sekali|masing masing|sewang|sakali|satunya|satuannya|sijine|hijina|seliternya|sekilonya|sejamnya|perjam|perorang|a piece|apiece|an hour|a night|a month|a week|a box|a kilo|a head|a pair|a session|each|every|times|x
  pertemuan|sesi|session|sessions|one for one`),
)

/** A price that was shared. */
export const SHARES = phraseSet(
  phraseList(`dibagi|bagi|bagian|bagianku|bagiane|jatah|jatahku|patungan|urunan|saweran|bantingan|berdua|bertiga|berempat|berlima|duaan
  tiluan|setengahnya|separuh|separo|sepertiga|sisanya|split|splits|splitting|share|shared|half|third|halves|between us|among|go dutch
  dutch|chip in|chipped in|of us|the rest|my part`),
)

/** A price that something was taken from or added to. */
export const ADJUSTED = phraseSet(
  phraseList(`pajak|pb1|ppn|tax|taxes|gst|vat|service charge|tip|tips|diskon|discount|discounted|potongan|dipotong|kepotong|promo|voucher|voucer
  kupon|coupon|cashback|off|kembalian|kembaliannya|kembaliane|susuk|susuke|susukna|angsul|angsulan|change|kembali|kembalinya|minus|dikurangi
  less|ditambah|termasuk|including|includes|included|excluding|inclusive|instalment|installment|instalments|installments|cicilan|nyicil
  angsuran|dp|uang muka|down payment|net|tinggal|asalnya|tadinya|awalnya|originally|nego|nawar|ditawar|haggled|bargained`),
)

/** Before how something was paid. */
export const PAID_WITH = phraseSet(
  phraseList('pakai|pake|pakek|nganggo|make|lewat|via|using|by|paid|pay|bayar|use|used|scan|tap'),
)

/** Before where something was bought or where to one went. */
export const PLACES = phraseSet(
  phraseList('di|ke|dari|ka|nang|dek|ing|at|from|in|to|on|near|dekat|deket|depan|belakang|daerah|arah'),
)

/** Before whom or what something was for. */
export const PURPOSES = phraseSet(
  phraseList('buat|untuk|utk|bwt|kanggo|keur|gawe|for|sama|bareng|with|ke|to|dari|from|kepada'),
)

/** Right behind an amount they make it the price of one. */
export const RATE_OPENERS: ReadonlySet<string> = new Set(phraseList('a|an|per|tiap|setiap|each|every'))
