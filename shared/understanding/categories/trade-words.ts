/** Words of the speaker's own trade. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Trades that a speaker buys for, without those of which most are customers ('bengkel', 'salon'). */
export const TRADES = phraseSet(
  phraseList(`
  warung|warungku|kedai|kedaiku|lapak|lapakku|kios|kiosku|toko|tokoku|usahaku|jualanku|daganganku|pesanan|olshop|online shop|usaha|katering|catering|konveksi|jahitan|gerobak|jualan|dagangan|dijual|dijual lagi|jual lagi
  orderan|reseller|warteg|angkringan|grosiran|ternak|kebun sawit|proyekan|shop|store|stall|stand|booth|kiosk|food truck|food cart|bakery|cafe
  restaurant|taco truck|coffee truck|taco trailer|food trailer|taco stand|coffee cart|business|resale|etsy|etsy shop|etsy store|ebay store|inventory|market stall`),
)

/** Prepositions of purpose before a trade. */
export const PURPOSES: ReadonlySet<string> = new Set(phraseList('buat|untuk|utk|bwt|bt|for'))

/** Words between the preposition and the trade: 'untuk isi warung', 'for my candle business'. */
export const OWNERS: ReadonlySet<string> = new Set(
  phraseList('the|my|our|di|isi|stok|stock|modal|bahan|keperluan|kebutuhan'),
)

/** Supplies that only a trade buys: 'stok warung', 'perkakas kedai'. */
export const SUPPLIES: ReadonlySet<string> = new Set(
  phraseList(
    'stok|stock|perkakas|perlengkapan|peralatan|keperluan|kebutuhan|bahan|modal|kresek|plastik|timbangan|etalase|gerobak',
  ),
)

/** Words that mark a thing as merchandise, behind its name: 'buat nugget jualanku'. */
export const FOR_SALE: ReadonlySet<string> = new Set(
  phraseList('jualan|jualanku|dagangan|daganganku|dijual|pesanan'),
)

/** Words that extend a remark to the whole list. */
export const ALL_OF_IT = phraseSet(
  phraseList(`semua|semua itu|itu semua|semuanya|semuanya itu|dua duanya|duaduanya|keduanya|ketiganya|itu|ini|nih|all|all of it|all of that|all of them|all that|all this
  both|both of them|everything|it was|thats|this is|these are`),
)
