/** The words that take something saved away, and those that leave it. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

export const DELETING = phraseSet(
  phraseList(`
  hapus|dihapus|apus|apusin|diapus|hapusin|hapuskan|dihapusin|hapusno|busek|delete|deleted|remove|removed|erase|get rid of|take out|take off|batal|batalin|batalkan|dibatalin|dibatalkan|cancel|cancelled|canceled
  coret|dicoret|buang|dibuang|hilangin|ilangin|dihilangin|diilangin|scratch|drop|scrap|undo|throw out|forget|forget about|nggak jadi|gak jadi|ga jadi|gajadi|ngga jadi|tidak jadi|enggak jadi
  jangan dicatat|jangan dihitung|jangan dimasukin|jangan masukin|jangan dimasukkan|nggak usah dicatat|gak usah dicatat|ga usah dicatat|gak usah dimasukin|nggak usah|gak usah|ga usah|dont count|leave out|strike|never mind|nevermind|lupakan|keluarin|dikeluarin|dikeluarkan|wipe|take it off|take it out|take that off|take that out|take those out|take those off|take them out|take them off|lose it|lose that|kill|ditch|nuke|toss|toss out|chuck|chuck out|lose|hilangkan|dihilangkan|hilangkan aja|keluarkan|undo all|hilangin aja
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

/** What is named behind them is not among all the others. */
export const EXCEPTING = phraseSet(
  phraseList('kecuali|selain|except|except for|apart from|other than|all but'),
)

/**
 * Behind them stands what was never bought: 'aku gak beli gorengan'. Where something else is named it may have been
 * bought instead.
 */
export const NOT_BOUGHT = phraseSet(
  phraseList(`
  gak beli|ga beli|nggak beli|ngga beli|enggak beli|tidak beli|gak pesen|nggak pesen|ga pesen|gak pesan|nggak pesan|tidak pesan|didnt buy|did not buy|never bought|didnt order|did not order|never ordered|didnt get|did not get|never got
  `),
)

/** What is said of them stays as it is. */
export const KEEPING = phraseSet(
  phraseList(`
  udah bener|sudah bener|udah benar|sudah benar|udah betul|sudah betul|udh bener|udah pas|sudah pas|udah oke|sudah oke|bener kok|tetep|tetap|sama aja|sama saja|sisain|sisakan|biarin|biarkan|biar aja|simpan|jangan dihapus|jangan diubah|jangan diganti
  its right|its fine|its correct|its okay|its ok|thats right|thats fine|thats correct|is fine|are fine|is right|are right|is correct|are correct|is ok|is okay|are ok|are okay|is good|are good|was right|were right|was fine|stays|stay|stays the same|stay the same|keep|leave alone|but keep|but not
  `),
)
