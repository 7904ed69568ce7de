/** Words that delete something saved, and words that keep it. */
import { phraseList, phraseSet, unionOf } from '../words/phrase-table.ts'
import { TAKING_BACK } from './taking-back-words.ts'

/** 'gak usah dicatat' */
const NOT_NOTED = phraseList(
  'gak usah|nggak usah|ga usah|ngga usah|enggak usah|gausah|tidak usah|gak perlu|nggak perlu|ga perlu|tidak perlu',
).flatMap(refused =>
  phraseList(
    'dicatat|dicatet|nyatet|catat|dimasukin|dimasukkan|masukin|dihitung|diitung|ditulis|disimpan|disimpen|diinput|dilog',
  ).map(noted => `${refused} ${noted}`),
)

export const DELETING = unionOf([
  TAKING_BACK,
  phraseSet([
    ...NOT_NOTED,
    ...phraseList(`
    hapus|dihapus|apus|apusin|diapus|hapusin|hapuskan|dihapusin|hapusno|busek|delete|deleted|remove|removed|erase|get rid of|take out|take off|batalin|batalkan|dibatalin|dibatalkan|cancelled|canceled
    coret|dicoret|buang|dibuang|hilangin|ilangin|dihilangin|diilangin|scratch|drop|scrap|throw out
    jangan dicatat|jangan dihitung|jangan dimasukin|jangan masukin|jangan dimasukkan|dont count|leave out|strike|keluarin|dikeluarin|dikeluarkan|wipe|take it off|take it out|take that off|take that out|take those out|take those off|take them out|take them off|lose it|lose that|kill|ditch|nuke|toss|toss out|chuck|chuck out|lose|hilangkan|dihilangkan|hilangkan aja|keluarkan|hilangin aja
    dihapuskan|dihapusnya|hapuskanlah|diapusin|dibuangin|dibatalkannya|jangan dicatet|jangan diitung|jangan dilog|jangan disimpan|jangan dimasukkin|gak usah masuk|gak usah masuk catatan|anggap gak ada|anggap nggak ada|anggap aja gak ada|anggep gak ada|dianggap gak ada|dianggap nggak ada|dianggap gak ada aja|tarik aja|cabut|dicabut|cancelin|dicancel|singkirin|singkirkan|disingkirkan|bersihin|bersihkan|kosongin|kosongkan|hapus hapusin|apusin aja|buangin|hapuslah
    no need to record|no need record|no need to log|no need to add|no need to save|no need to count|no need to include|dont want already|no need already|no need lah|dont need to record|dont need to log|shouldnt count|should not count|doesnt count|does not count|gak jadi dibeli|nggak jadi dibeli|batal dibeli|gak kepake|clear|clear out|pull|pull out|kick out|take back out|take that back out|omit|exclude|void|trash|bin|axe|leave it out|leave that out|leave them out|dont log|dont record|dont save|dont include|dont add|dont keep|dont put|do not log|do not record|do not save|do not include|do not count|please dont log|shouldnt be there|shouldnt be in there|shouldnt be here|shouldnt be on there|should not be there|doesnt belong|doesnt belong there|does not belong|can go|needs to go|has to go|gotta go|get it off|get that off|delete out|unlog|unsave|strike out|cross out|cross off
    `),
  ]),
])

/** Phrases with words of deletion that delete nothing. */
export const NOT_DELETING = phraseSet(
  phraseList(`
  jangan ada yang|jangan sampai dihapus|jangan sampe dihapus|jangan dihapus|jangan hapus|jangan dibatalin|jangan dibatalkan|jangan dibuang|jangan batalin|gak usah dihapus|nggak usah dihapus|ga usah dihapus|gak jadi dihapus|nggak jadi dihapus|ga jadi dihapus|gak jadi hapus|dont delete
  do not delete|dont remove|do not remove|dont cancel|dont change|jangan diubah|jangan diganti|jangan ganti|gak usah diganti|gak usah diubah|nggak usah diganti|nggak usah diubah|no need to delete|no need to change
  leave it as is|leave it as it is|leave it the way|leave it like|leave it alone|leave it be|leave them as|leave everything|leave all of it|keep it as|keep it the way|keep it like|keep them as|keep everything|dont touch|do not touch|dont change anything|do not change|dont edit|dont fix|jangan diapa apain|jangan diapa apakan|gak usah diapa apain|nggak usah diapa apain|gak usah diapus|nggak usah diapus|ga usah diapus|jangan diapus|jangan dirubah|jangan disentuh|gak perlu diubah|nggak perlu diubah|gak perlu diganti|gak perlu dihapus|nggak perlu dihapus|gak ada yang perlu|nggak ada yang perlu|tidak ada yang perlu|gak ada yang salah|nggak ada yang salah|ga ada yang salah|tidak ada yang salah|nothing to change|nothing wrong|nothings wrong|no changes|no change needed|never mind its right|never mind thats right|never mind its fine|never mind its correct|nevermind its right|nevermind its fine|gak jadi udah bener|nggak jadi udah bener|ga jadi udah bener
  `),
)

/** Words of exception: the things named after them are excluded. */
export const EXCEPTING = phraseSet(
  phraseList('kecuali|selain|except|except for|apart from|other than|all but|everything but|aside from'),
)

/**
 * Words before a thing that was not bought: 'aku gak beli gorengan'. Another named thing may have been bought
 * instead.
 */
export const NOT_BOUGHT = phraseSet(
  phraseList(`
  gak beli|ga beli|nggak beli|ngga beli|enggak beli|tidak beli|gak pesen|nggak pesen|ga pesen|gak pesan|nggak pesan|tidak pesan|didnt buy|did not buy|never bought|didnt order|did not order|never ordered|didnt get|did not get|never got|gak makan|gak minum|gak naik|gak bayar|nggak bayar|ga bayar|tidak bayar|gak jadi bayar|nggak jadi bayar|gak jadi beli|nggak jadi beli|ga jadi beli|tidak jadi beli|gak jadi pesen|gak jadi naik|batal beli|gak pernah beli|nggak pernah beli|nggak naik|nggak makan|nggak minum|didnt have|did not have|never had|didnt end up buying|didnt end up getting|didnt actually buy|didnt actually get|didnt take|never took|didnt pay for|did not pay for|never paid for|isnt mine|wasnt mine|arent mine|werent mine|aint mine|is not mine|was not mine|not mine|bukan punyaku|bukan punya aku|bukan punya saya|bukan punya gue|bukan punya gw|bukan milikku|bukan milik saya|bukan belanjaanku|bukan belanjaan saya|bukan pengeluaranku|bukan pengeluaran saya|dudu nggonku|there was no|there wasnt any|there wasnt a|kagak beli|gak ada beli
  `),
)

/** Only the things named after them are kept. */
export const KEEPING_ONLY = phraseSet(
  phraseList(
    'sisain|sisakan|sisain aja|just keep|only keep|keep only|keep just|simpan cuma|cuma simpan|cukup simpan|leave only|leave just|only leave|just leave',
  ),
)

/** Words that leave their target unchanged. */
export const KEEPING = phraseSet(
  phraseList(`
  udah bener|sudah bener|udah benar|sudah benar|udah betul|sudah betul|udh bener|udah pas|sudah pas|udah oke|sudah oke|udah cocok|udah sesuai|sudah sesuai|gak salah|nggak salah|gak masalah|nggak apa apa|gak apa apa|gapapa|gpp|bener kok|tetep|tetap|sama aja|sama saja|biarin|biarkan|biar aja|simpan|jangan dihapus|jangan diubah|jangan diganti
  its right|its fine|its correct|its okay|its ok|thats right|thats fine|thats correct|is fine|are fine|is right|are right|is correct|are correct|is ok|is okay|are ok|are okay|is good|are good|was right|were right|was fine|stays|stay|stays the same|stay the same|keep|keep it|leave it|leave them|leave that|leave|leave alone|leave the rest|looks good|looks right|look good|look right|but keep|but not
  `),
)
