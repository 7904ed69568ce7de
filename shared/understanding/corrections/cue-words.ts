/** Cues that something saved is wrong. */
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

/**
 * `strong`: says that something saved is wrong. `verb`: says so only with a saved target; 'ganti oli 55 ribu'
 * is a purchase. `weak`: may also introduce a new expense. `sum`: the same, and beside a name no more a correction
 * than what a purchase came to. `naming`: precedes a new name. `doubt`: questions the value after it.
 */
export type CueStrength = 'strong' | 'verb' | 'weak' | 'sum' | 'naming' | 'doubt'

export function isWeakCue(strength: CueStrength): boolean {
  return strength === 'weak' || strength === 'sum'
}

const STRONG = phraseList(`
  bukan|bukannya|salah|salah deng|salah ding|salah harga|salah catat|salah input|salah nyebut|salah sebut|salah ketik|salah denger|salah dengar|keliru|ralat|koreksi|maksudnya|maksudku|maksud aku|maksud saya|maksud gue|maksud gw|maksude|harusnya|seharusnya|mestinya|semestinya
  kurang nol|kurang nolnya|kurang satu nol|kelebihan nol|kelebihan nolnya|nolnya kurang|nolnya kelebihan|salah rekam
  kebalik|ketuker|tertukar|kebolak balik|swapped|you swapped|mixed up|you mixed up|backwards|yang bener|yang benar|benernya|sebenarnya|sebenernya|ganti jadi|ubah|diubah|ubahin|rubah|dirubah|diedit|revisi
  ga segitu|gak segitu|nggak segitu|bukan segitu|harganya segitu|gak sampe segitu|nggak nggak|gak gak|enggak enggak|no no|no no no|nope nope|bukan bukan|eh enggak|eh nggak|eh gak|no|nope|wrong|thats wrong|thats not right|incorrect|not right|i meant|i mean|i said|should be|shouldve been|should have been|shoulda been|supposed to be|correct|correction|make that|make it|actually|make them|mistake
  ternyata|jadinya|eh bukan|bkn|sanes|dudu|sorry|sori|maaf|wait|no wait|oops|ups|rename|recategorize|recategorise|tepatnya|persisnya|to be exact|to be precise|exactly|misheard|you misheard|misheard me|you misheard me|you heard me wrong|you heard wrong|you got it wrong|got it wrong|kok bisa
  deng|ding|nolnya kurang satu|nolnya kelebihan satu|kelebihan satu nol|kurang satu nol|pas dicek|setelah dicek|abis dicek|habis dicek|udah dicek|struknya bilang|di struknya|menurut struk|di struk|di nota|notanya bilang|bonnya bilang|the receipt says|receipt says|the receipt said|receipt said|on the receipt|says on the receipt|the bill says|more like|kalo di struk|kalau di struk|mestine|kuduné|kudune|harusne
  oughta be|ought to be|needs to be|need to be|has to be|have to be|must be|gotta be|mustve been|must have been|oughta say|ought to say|needs to say|should have said|shouldve said|supposed to say|was meant to be|meant to be|sejatinya|aslinya|yang asli|aktualnya|nyatanya|mustinya|musti|harusnya sih
  you forgot the cents|forgot the cents|you missed the cents|missed the cents|left off the cents|you left off the cents|left out the cents|dropped the cents|you dropped the cents|lost the cents|without the cents|sennya ketinggalan|lupa sennya|sennya kurang|recehnya ketinggalan|lupa recehnya|receh nya ketinggalan
  should say|it should say|should read|misspoke|i misspoke|my bad|my mistake|nah|turns out|turned out|it turned out|it turns out|typo|salah tulis|salah baca|salah liat|salah lihat|salah ngomong|salah omong|salah bilang|salah hitung|salah itung|kebanyakan nol|kebanyakan nolnya|nolnya kebanyakan|nolnya lebih|nol nya kurang|kurang nol satu|missed a zero|you missed a zero|a zero too many|one zero too many|extra zero|swapped the digits|you swapped the digits|digits are swapped|transposed|i misread|misread|bukannya itu|lupa bilang|gak bener|nggak bener|ga bener|gak betul|lebih tepatnya|harusnya itu
  `)

export const CUES = phraseTable<CueStrength>([
  ...STRONG.map((phrase): [string, CueStrength] => [phrase, 'strong']),
  ...phraseList(
    'ganti|gantiin|diganti|gantinya|pindah|pindahin|pindahkan|dipindah|dipindahin|geser|set|change|changed|switch|swap|fix|make|turn|move|put|mark|label|tag|file|harus|benerin|dibenerin|betulin|perbaiki|edit|update|jadiin|jadikan|ubahlah|gantilah|gantikan|gantiin jadi|diperbaiki|dibetulkan|dibetulin|dikoreksi|diralat|dibenarkan|dikoreksikan|mundurin|majuin|undur|undurin|adjust|bump|raise|lower|reduce|naikin jadi|turunin jadi|reclassify|refile',
  ).map((phrase): [string, CueStrength] => [phrase, 'verb']),
  ...phraseList(`
  rename it to|rename that to|rename it|rename that|call it|call that|name it|change the name to|change the description to|change the title to|the name should be|the description should be|description should be|title should be
  ganti namanya jadi|ganti nama jadi|ganti namanya|ubah namanya jadi|namanya ganti jadi|namanya ganti|namanya diganti|namanya diganti jadi|namanya harusnya|namanya jadi|namain|kasih nama|namai|ganti judulnya jadi|judulnya ganti|deskripsinya ganti|deskripsinya ganti jadi|deskripsinya jadi|ganti deskripsinya jadi|ubah deskripsinya jadi|deskripsinya harusnya|tulis aja|tulisnya|ditulisnya|harusnya ditulis
  `).map((phrase): [string, CueStrength] => [phrase, 'naming']),
  ...phraseList(
    'itu|was|were|is|its|theyre|they were|they are|that was|it was|came to|came out to|came out at|ended up|comes to|cost|costs|are|went for|came in at|rang up at',
  ).map((phrase): [string, CueStrength] => [phrase, 'weak']),
  ...phraseList('jadi|menjadi').map((phrase): [string, CueStrength] => [phrase, 'sum']),
])

/** 'bukan kemarin', 'not cash': what follows is what was saved. */
export const DENYING = phraseSet(
  phraseList(
    'bukan|bukannya|bkn|not|instead of|rather than|dudu|sanes|isnt|wasnt|is not|was not|arent|werent|aint|and not|dan bukan|jangan',
  ),
)

/** At the start of a text: they question the saved value that follows. */
export const DOUBTING = phraseSet(
  phraseList(
    'masa|masak|masa iya|masa sih|kok|lho kok|loh kok|kok bisa|how come|it says|it said|you put|you wrote',
  ),
)

/** Complaints, where no target is named. */
export const COMPLAINING = phraseSet(
  phraseList(`
  salah|keliru|wrong|incorrect|not right|isnt right|a mistake|change it|fix it|fix that|change that|ganti kategorinya|kategorinya diganti|ubah kategorinya|ganti tanggalnya|ganti harganya|tolong diganti|diganti dong|ganti dong|diubah dong|benerin|betulin|tolong benerin|bukan segitu|gak segitu|nggak segitu|bukan segini|price is off|amount is off|date is off|is off|are off|not what i said|thats off|its off|that is off|thats wrong|thats not right|amounts wrong|prices wrong|dates wrong|totals wrong|is incorrect|right price|right amount|right date|looks wrong|looks off|seems off|seems wrong|doesnt look right|isnt quite right|that isnt what i said|different card|another card|wrong card|bukan itu|bukan begitu|gak sesuai|nggak sesuai|tidak sesuai|kurang tepat|kurang pas|gak tepat|nggak tepat|gak bener|nggak bener|ga bener|salah semua|cara bayarnya ganti|cara bayarnya salah|ganti cara bayarnya|something else|somewhere else|another category|a different category|different category|kategori lain|kategori lainnya|kategori yang lain|ganti kategori|isnt what i paid|not what i paid|not the right|isnt the right|tidak benar|gak benar|nggak benar|tidak betul|ngaco|kacau|aneh
  `),
)

/** Names of fields: next to a complaint they add no value. */
export const FIELDS = phraseSet(
  phraseList(`
  harga|harganya|nominal|nominalnya|jumlah|jumlahnya|angka|angkanya|kategori|kategorinya|tanggal|tanggalnya|tgl|hari|harinya|nama|namanya|cara bayar|cara bayarnya|pembayaran|pembayarannya|metode|metodenya
  price|amount|amounts|number|category|date|day|name|payment|payment method|card|total|totalnya
  `),
)

/** Apologies, said before a forgotten expense as well as before a correction: 'sorry, and another coffee'. */
export const APOLOGIES = phraseSet(phraseList('sorry|sori|maaf|wait|oops|ups|no wait|bentar'))

/** Words that make it a question. */
export const ASKED_BACK = phraseSet(
  phraseList(
    'berapa|brp|how much|how many|apa aja|apa saja|kenapa|why|what is|whats|what did|kapan|when did|when was|gimana cara|gimana caranya|gimana kalau|gimana kalo|bagaimana cara|bagaimana caranya|bagaimana kalau|bisa gak|bisa nggak|how do i|caranya|cara hapus|cara ganti|cara ubah|cara edit|cara mengubah|cara menghapus',
  ),
)

export const STRONG_CUES = phraseSet(STRONG)
