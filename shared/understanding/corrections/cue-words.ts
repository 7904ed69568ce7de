/** The words by which a sentence says that something saved is wrong. */
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

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
  ternyata|jadinya|eh bukan|bkn|sanes|dudu|sorry|sori|maaf|wait|no wait|oops|ups|rename|recategorize|recategorise|tepatnya|persisnya|to be exact|to be precise|exactly|misheard|you misheard|misheard me|you misheard me|you heard me wrong|you heard wrong|you got it wrong|got it wrong|kok bisa
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

/** At the start of what is said, the value behind them is what was saved, and hard to believe. */
export const DOUBTING = phraseSet(
  phraseList(
    'masa|masak|masa iya|masa sih|kok|lho kok|loh kok|kok bisa|how come|it says|it said|you put|you wrote',
  ),
)

/** With nothing named, they say that something is wrong and not what. */
export const COMPLAINING = phraseSet(
  phraseList(`
  salah|keliru|wrong|incorrect|not right|isnt right|a mistake|change it|fix it|fix that|change that|ganti kategorinya|kategorinya diganti|ubah kategorinya|ganti tanggalnya|ganti harganya|tolong diganti|diganti dong|ganti dong|diubah dong|benerin|betulin|tolong benerin|bukan segitu|gak segitu|nggak segitu|bukan segini|price is off|amount is off|date is off|is off|are off|cara bayarnya ganti|cara bayarnya salah|ganti cara bayarnya
  `),
)

/** They ask. */
export const ASKED_BACK = phraseSet(
  phraseList(
    'berapa|brp|how much|how many|apa aja|apa saja|kenapa|why|what is|whats|what did|kapan|when did|when was|gimana|bagaimana|bisa gak|bisa nggak|how do i|caranya|cara hapus|cara ganti|cara ubah|cara edit|cara mengubah|cara menghapus',
  ),
)
