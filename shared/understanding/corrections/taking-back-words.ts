/** Words that take something back: a saved expense, or only the preceding words. */
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

/**
 * What is taken back where nothing is named. `wish`: the request itself ('never mind'). `act`: the last save
 * or change ('cancel that'). `words`: the preceding words ('scratch that, 15'). `matter`: a request about the
 * thing named ('forget about the coffee').
 */
export type TakenBack = 'wish' | 'act' | 'words' | 'matter'

const REFUSED_ACTS = phraseList(
  'gak jadi|nggak jadi|ga jadi|gajadi|ngga jadi|enggak jadi|tidak jadi|kagak jadi|teu jadi|ora sido',
)
const NEEDLESS = phraseList('nggak usah|gak usah|ga usah|ngga usah|enggak usah|kagak usah|gausah')

/** Each phrase also after 'eh': 'eh gak jadi', which would otherwise begin with the denial 'eh gak'. */
function alsoBehindEh(phrases: readonly string[]): readonly string[] {
  return phrases.flatMap(phrase => [phrase, `eh ${phrase}`])
}

function meaning(takenBack: TakenBack, phrases: readonly string[]): [string, TakenBack][] {
  return phrases.map(phrase => [phrase, takenBack])
}

export const TAKING_BACK = phraseTable<TakenBack>([
  ...meaning(
    'wish',
    phraseList(`
    never mind|nevermind|nvm|never mind that|never mind about that|forget|forget it|forget that|forget about it|forget about that|forget what i said|forget what i just said|forget that last bit|forget that last part|forget the last bit|forget i said that|forget i said it|forget i said anything|forget i said|forget everything i said|disregard|disregard that|disregard it|ignore that|ignore me|ignore what i said|ignore what i just said|ignore that last bit|ignore that last part|ignore the last bit|ignore the last part|skip|skip it|skip that|dont need|do not need|dont want|do not want|no need for
    lupakan|lupakan saja|lupain|lupain aja|dilupain|abaikan|abaikan aja|abaikan saja
    `),
  ),
  ...meaning('wish', alsoBehindEh(NEEDLESS)),
  ...meaning('act', phraseList('cancel|undo|drop it|batal')),
  ...meaning('act', alsoBehindEh(REFUSED_ACTS)),
  ...meaning('words', phraseList('scratch that|scratch it|strike that')),
  ...meaning(
    'matter',
    phraseList('never mind about|forget about|lupain soal|lupakan soal|lupain tentang|lupakan tentang'),
  ),
])

/** Refusals: with a verb of changing after them, nothing changes. */
export const REFUSING = phraseSet(
  phraseList(`
  gak jadi|nggak jadi|ga jadi|gajadi|ngga jadi|enggak jadi|tidak jadi|kagak jadi|gak usah|nggak usah|ga usah|ngga usah|enggak usah|kagak usah|tidak usah|gausah|gak perlu|nggak perlu|ga perlu|ngga perlu|tidak perlu|batal|urung
  no need to|dont bother to|do not bother to|dont need to|do not need to|dont want to|do not want to|decided not to
  `),
)

/** Words that call off the action they refer to. */
export const CALLING_OFF = phraseSet(
  phraseList('batalin|batalkan|urungkan|revert|dont bother|do not bother|dont bother with|no need for'),
)

/** Verbs of undoing. */
export const UNDOING: ReadonlySet<string> = new Set(
  phraseList('undo|cancel|revert|batalin|batalkan|urungkan'),
)

export const CHANGING = phraseSet(
  phraseList(`
  ganti|diganti|gantiin|ubah|diubah|rubah|dirubah|ngubah|ngerubah|mengubah|mengganti|ngganti|edit|diedit|ngedit|koreksi|dikoreksi|ralat|diralat|revisi|direvisi|hapus|dihapus|ngapus|ngehapus|menghapus|apus|diapus|pindah|dipindah|pindahin|dipindahin|mindahin|benerin|dibenerin|betulin|dibetulin
  change|edit|update|delete|remove|fix|correct|move|switch|rename
  `),
)

/** Nouns for a change or its result. */
export const CHANGES = phraseSet(
  phraseList(`
  change|changes|changing|deletion|deleting|removing|correction|corrections|correcting|edit|edits|editing|fixing|moving|switching|renaming|update|updating|undo
  perubahan|perubahannya|perubahan itu|penghapusan|penghapusannya|koreksi|koreksinya|editan|editannya|ralat|ralatnya
  `),
)

/** Words between a verb of undoing and such a noun. */
export const LINKING = phraseSet(
  phraseList('about|the|my|that|this|last|to|with|any|soal|tentang|yang|itu|aja|deh|dong|ah|lah|perihal'),
)

/** Phrases that declare the saved value right after all. */
export const RIGHT_AFTER_ALL = phraseSet([
  ...[
    'it was',
    'it is',
    'its',
    'thats',
    'that is',
    'that was',
    'this is',
    'theyre',
    'they were',
    'youre',
    'you were',
    'was',
    'is',
    'were',
    'are',
    'you had it',
    'you got it',
    'had it',
    'got it',
    'looks',
    'already',
    'all',
  ].flatMap(subject =>
    ['right', 'correct', 'fine', 'ok', 'okay', 'good', 'accurate'].map(right => `${subject} ${right}`),
  ),
  ...['udah', 'sudah', 'udh', 'emang', 'memang', 'ternyata', 'ternyata udah', 'ternyata sudah'].flatMap(
    already =>
      ['bener', 'benar', 'betul', 'pas', 'oke', 'ok', 'cocok', 'sesuai'].map(right => `${already} ${right}`),
  ),
  ...phraseList('bener kok|benar kok|betul kok|emang segitu|memang segitu|right the first time'),
])

/** Phrases in which the speaker admits a mistake. */
export const ERRED = phraseSet(
  phraseList(
    'i misread|i misread it|the wrong receipt|wrong receipt|i was wrong|my mistake|salah liat|salah lihat|salah baca|aku yang salah|gue yang salah|saya yang salah|salah struk|i said anything',
  ),
)

/** At the end of a text they take back the preceding words: 'hapus kopinya, eh jangan'. */
export const NO_AFTER_ALL = phraseSet([
  ...[...REFUSED_ACTS, ...NEEDLESS].map(phrase => `eh ${phrase}`),
  ...phraseList(
    'actually no|actually not|actually dont|wait no|no wait|oh wait no|no dont|wait dont|on second thought no|on second thoughts no|eh jangan|eh jangan deh|eh gak|eh nggak|eh enggak|eh ga|jangan deh|eh biarin|eh biarin aja',
  ),
])

/** At the end of a deletion they may be its reason instead. */
export const FELL_THROUGH = phraseSet([...REFUSED_ACTS, 'batal'])

/** Words that may follow any of these. */
export const LAST_WORDS = phraseSet(
  phraseList(
    'that|it|this|deh|aja|saja|dong|ding|deng|ya|lah|ah|please|then|thanks|makasih|semua|semuanya|all',
  ),
)
