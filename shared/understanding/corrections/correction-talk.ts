/** The words by which saved expenses are put right. */
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

export const DELETING = phraseSet(
  phraseList(`
  hapus|dihapus|apus|apusin|diapus|hapusin|hapuskan|dihapusin|hapusno|busek|delete|deleted|remove|removed|erase|get rid of|take out|take off|batal|batalin|batalkan|dibatalin|dibatalkan|cancel|cancelled|canceled
  coret|dicoret|buang|dibuang|hilangin|ilangin|dihilangin|diilangin|scratch|drop|scrap|undo|throw out|forget|forget about|nggak jadi|gak jadi|ga jadi|gajadi|ngga jadi|tidak jadi|enggak jadi
  jangan dicatat|jangan dihitung|jangan dimasukin|jangan masukin|jangan dimasukkan|nggak usah dicatat|gak usah dicatat|ga usah dicatat|gak usah dimasukin|nggak usah|gak usah|ga usah|dont count|leave out|strike|never mind|nevermind|lupakan|keluarin|dikeluarin|dikeluarkan|wipe|take it off|take it out|take that off|take that out|take those out|take those off|take them out|take them off|lose it|lose that|kill|ditch|nuke
  `),
)

/** The same words, and nothing is deleted. */
export const NOT_DELETING = phraseSet(
  phraseList(`
  jangan dihapus|jangan hapus|jangan dibatalin|jangan dibatalkan|jangan dibuang|jangan batalin|gak usah dihapus|nggak usah dihapus|ga usah dihapus|gak jadi dihapus|nggak jadi dihapus|ga jadi dihapus|gak jadi hapus|dont delete
  do not delete|dont remove|do not remove|dont cancel|dont change|jangan diubah|jangan diganti|jangan ganti|gak usah diganti|gak usah diubah|nggak usah diganti|nggak usah diubah|no need to delete|no need to change
  never mind its right|never mind thats right|never mind its fine|never mind its correct|nevermind its right|nevermind its fine|gak jadi udah bener|nggak jadi udah bener|ga jadi udah bener
  `),
)

/**
 * `strong` ones say that something saved is wrong. A `verb` does so beside what it is about: 'ganti oli 55 ribu' tells of
 * something bought. `weak` ones may just as well tell of something new.
 */
export type CueStrength = 'strong' | 'verb' | 'weak'

export const CUES = phraseTable<CueStrength>([
  ...phraseList(`
  bukan|bukannya|salah|salah deng|salah ding|salah harga|salah catat|salah input|salah nyebut|salah sebut|salah ketik|salah denger|salah dengar|keliru|ralat|koreksi|maksudnya|maksudku|maksud aku|maksud saya|maksud gue|maksud gw|maksude|harusnya|seharusnya|mestinya|semestinya
  kurang nol|kurang nolnya|kurang satu nol|kelebihan nol|kelebihan nolnya|nolnya kurang|nolnya kelebihan|salah rekam
  kebalik|ketuker|tertukar|kebolak balik|swapped|you swapped|mixed up|you mixed up|backwards|yang bener|yang benar|benernya|sebenarnya|sebenernya|ganti jadi|ubah|diubah|ubahin|rubah|dirubah|diedit|revisi
  no|nope|wrong|thats wrong|thats not right|incorrect|not right|i meant|i mean|i said|should be|shouldve been|should have been|shoulda been|supposed to be|correct|correction|make that|make it|actually|make them|mistake
  ternyata|jadinya|eh bukan|bkn|sanes|dudu|sorry|sori|maaf|wait|no wait|oops|ups|rename|recategorize|recategorise
  `).map((phrase): [string, CueStrength] => [phrase, 'strong']),
  ...phraseList(
    'ganti|gantiin|diganti|gantinya|pindah|pindahin|pindahkan|dipindah|dipindahin|geser|set|change|changed|switch|swap|fix|make|turn|move|put|mark|label|tag|file|harus|benerin|dibenerin|betulin|perbaiki|edit|update|jadiin|jadikan',
  ).map((phrase): [string, CueStrength] => [phrase, 'verb']),
  ...phraseList('jadi|itu|was|were|is|its|theyre|they were|they are|that was|it was|came to|cost').map(
    (phrase): [string, CueStrength] => [phrase, 'weak'],
  ),
])

/** 'bukan kemarin', 'not cash': what follows is what was saved. */
export const DENYING = phraseSet(
  phraseList(
    'bukan|bukannya|bkn|not|instead of|rather than|dudu|sanes|isnt|wasnt|is not|was not|aint|and not|dan bukan',
  ),
)

/**
 * `one`: of several it may be any. `rest`: those that are named nowhere else. `again`: the second of two that are the
 * same. `that`: what was said, one or many.
 */
export type Pointer =
  | 'last'
  | 'last two'
  | 'last three'
  | 'first'
  | 'first two'
  | 'first three'
  | 'all'
  | 'both'
  | 'rest'
  | 'one'
  | 'again'
  | 'that'
  | 2
  | 3
  | 4
  | 5

function pointing<T extends Pointer>(to: T, phrases: string): [string, Pointer][] {
  return phraseList(phrases).map((phrase): [string, Pointer] => [phrase, to])
}

export const POINTERS = phraseTable<Pointer>([
  ...pointing(
    'last',
    'terakhir|yang terakhir|yg terakhir|paling akhir|item terakhir|last one|the last one|the last|last|last item|the last item|the last expense|paling bawah|yang paling bawah|bottom one|final one|last entry|the last entry',
  ),
  ...pointing(
    'last two',
    'last two|the last two|last two items|dua terakhir|dua yang terakhir|yang dua terakhir|2 terakhir|last 2|the last 2|dua item terakhir|dua paling akhir',
  ),
  ...pointing(
    'last three',
    'last three|the last three|tiga terakhir|tiga yang terakhir|3 terakhir|last 3|the last 3',
  ),
  ...pointing(
    'first two',
    'first two|the first two|first two items|dua pertama|dua yang pertama|yang dua pertama|2 pertama|first 2|the first 2|dua item pertama',
  ),
  ...pointing(
    'first three',
    'first three|the first three|tiga pertama|tiga yang pertama|3 pertama|first 3|the first 3',
  ),
  ...pointing(
    'rest',
    'rest|the rest|the rest of them|the others|the other ones|others|everything else|all the others|all the rest|yang lain|yang lainnya|yg lain|yg lainnya|lainnya|sisanya|selebihnya|selain itu|yang satunya|the other one|the other',
  ),
  ...pointing(
    'one',
    'one of them|one of those|one of these|one of the two|salah satu|salah satunya|satu aja|satu saja|that one|this one|the one|yang itu|yang ini|that expense|the expense|item itu|pengeluaran itu|two of them|some of them|beberapa',
  ),
  ...pointing(
    'again',
    'in twice|put it in twice|down twice|twice|dobel|kedobel|dobel itu|double|doubled|duplicate|the duplicate|duplicated|a duplicate|dua kali|kecatat dua kali|tercatat dua kali|2x|kembar|yang dobel|the double|ganda',
  ),
  ...pointing(
    'first',
    'first ones|the first ones|nomor 1|nomer satu|pertama|yang pertama|yg pertama|item pertama|nomor satu|first one|the first one|the first|first|first item|the first item|paling atas|yang paling atas|top one|number one|first entry|the first entry',
  ),
  ...pointing(
    2,
    'kedua|yang kedua|yg kedua|nomor dua|the second|the second one|second one|second|number two|nomor 2|nomer dua|second ones|the second ones',
  ),
  ...pointing(
    3,
    'ketiga|yang ketiga|yg ketiga|nomor tiga|the third|the third one|third one|third|number three|nomor 3|nomer tiga|third ones|the third ones',
  ),
  ...pointing(
    4,
    'keempat|yang keempat|nomor empat|nomor 4|nomer empat|the fourth|the fourth one|fourth one|fourth|number four',
  ),
  ...pointing(
    5,
    'kelima|yang kelima|nomor lima|nomor 5|nomer lima|the fifth|the fifth one|fifth one|fifth|number five',
  ),
  ...pointing(
    'all',
    'semua|semuanya|semua itu|semua ini|seluruhnya|semua tadi|semua yang tadi|all|all of them|all of it|all of that|all of those|everything|them all|the lot|the whole thing|every one|each of them|them|those|these|ketiganya|tiga tiganya|keempatnya|kelimanya|all three|all four|all five|the three|the whole lot|mereka',
  ),
  ...pointing(
    'both',
    'dua duanya|duaduanya|kedua duanya|keduanya|dua duane|both|both of them|both of those|the two of them|kalih kalihipun',
  ),
  ...pointing('that', 'itu|yang tadi|yang barusan|that|this|it|tadi|barusan|ini'),
])

/** Something else was bought. */
export const FRESH = phraseSet(
  phraseList(`
  satu lagi|1 lagi|lagi|juga|tambah|tambahin|tambahan|tambahkan|another|another one|one more|also|too|plus|as well|again|habis itu|abis itu|setelah itu|sekalian|add|and then|then i|nambah|ada lagi|next|kemudian|sama beli|terus beli|trus beli|on top of that|sesudah itu|catat|catet|barusan beli|tadi beli|baru beli
  `),
)

/** An amount beside them is no price. */
export const RELATIVE = phraseSet(
  phraseList(`
  kurang|kurangi|kurangin|dikurangi|dikurangin|lebih|kelebihan|kekurangan|more|less|cheaper|dearer|extra|off|diskon|discount|setengah|setengahnya|separuh|separo|half|double|twice|dua kali|dua kali lipat|dobel|kali|minus|naikin|turunin|naik|turun|bagi|dibagi|split|halve|persen|percent
  tambah|tambahin|ditambah|ditambahin|up|tip|plus tip|ongkir|pajak|tax|ppn|plus|diskonnya|didiskon|discounted|a tip
  `),
)

export const CATEGORY_WORDS = phraseSet(
  phraseList(
    'kategori|kategorinya|kategorine|katagori|katagorinya|category|categories|jenis|jenisnya|masuk ke|masukin ke|masuknya|masuknya ke|masukkan ke|taruh di|taro di|under|filed under|file under',
  ),
)

/** The amount behind them is what it comes to, whatever was taken off or came on top. */
export const RESULTING = phraseList(
  'jadi|jadinya|menjadi|cuma bayar|hanya bayar|bayarnya|cuma|dibayar|to|itu|its|make it|should be|harusnya|seharusnya',
)

/** What is said of them stays as it is. */
export const KEEPING = phraseSet(
  phraseList(`
  udah bener|sudah bener|udah benar|sudah benar|udah betul|sudah betul|udh bener|udah pas|sudah pas|udah oke|sudah oke|bener kok|tetep|tetap|sama aja|sama saja|sisain|sisakan|biarin|biarkan|biar aja|simpan|jangan dihapus|jangan diubah|jangan diganti
  its right|its fine|its correct|its okay|its ok|thats right|thats fine|thats correct|is fine|are fine|is right|are right|is correct|are correct|is ok|is okay|are ok|are okay|is good|are good|was right|were right|was fine|stays|stay|stays the same|stay the same|keep|leave alone|kecuali|except|except for|but keep|but not
  `),
)

/** With nothing named, they say that something is wrong and not what. */
export const COMPLAINING = phraseSet(
  phraseList(`
  salah|keliru|wrong|incorrect|not right|isnt right|a mistake|change it|fix it|fix that|change that|ganti kategorinya|kategorinya diganti|ubah kategorinya|ganti tanggalnya|ganti harganya|tolong diganti|diganti dong|ganti dong|diubah dong|benerin|betulin|tolong benerin
  `),
)

/** They ask. */
export const ASKED_BACK = phraseSet(
  phraseList(
    'berapa|brp|how much|how many|apa aja|apa saja|kenapa|why|what is|whats|what did|kapan|when did|when was|gimana|bagaimana|bisa gak|bisa nggak|how do i|cara',
  ),
)

/** Around what is put right, and without a meaning for it. */
export const SMALL_TALK = phraseSet(
  phraseList(`
  yang|yg|sing|nu|the|a|an|my|to|as|in|into|of|for|from|on|at|by|be|been|ke|di|dari|dengan|dong|deh|ya|yah|sih|kok|loh|lho|nih|tuh|eh|oh|aduh|duh|waduh|um|uh|uhm|hmm|er|well|so|please|pls|tolong|coba|tadi|barusan|just|aja|saja|kayaknya|kayanya|sepertinya|i think|i guess|actually
  segitu|segini|segituan|satuannya|kejadiannya|dated|iya|yes|yeah|yep|oh come on|come on|bentar|sebentar|bentar dulu|hold on|hang on|thats|thats a|thing|trip|ones|theyre|they|else|bagian|bagian dari|masuk|masukin|go|goes|belongs|bump|saya|aku|gue|gua|gw|i|me|we|you|kamu|u|can you|could you|would you|can|could|bisa|boleh|minta|mohon|mau|want|want to|i want to|need to|i need to|lets|let|harganya|harga|hargane|regane|price|the price|amount|the amount|nominal|nominalnya|jumlahnya|jumlah|total|totalnya|nilainya|biaya|biayanya|ongkos|tanggal|tanggalnya|tgl|hari|harinya|date|the date|day
  bayar|bayarnya|dibayar|bayare|pembayaran|pembayarannya|paid|pay|payment|payment method|metode|metode bayar|metode pembayaran|cara bayar|cara bayarnya|pakai|pake|pakenya|pakainya|lewat|via|with|using|used|namanya|nama|name|deskripsi|deskripsinya|description|tulis|tulisannya|tulisnya|tulisin
  done|got|had|have|has|did|is|are|was|were|its|that|this|it|them|those|one|item|items|entry|expense|expenses|pengeluaran|catatan|transaksi|transaction|dan|and|or|atau|tapi|tetapi|melainkan|but|instead|rather|kan|si|lah|pun|nya|sudah|udah|udh|belum|only|cuma|cuman|hanya|ribu sih|thanks|makasih|ok|oke|okay|hey|ucap|bang|kak|mas|mbak|bro
  list|daftar|receipt|struk|nota|dicatat|kecatat|tercatat|ditulis|noted|recorded|logged|kena|semestinya|beneran|banget|really|right|benar|bener|betul|up|out|away|off|please and thank you|ganti|happened|itu
  `),
)
