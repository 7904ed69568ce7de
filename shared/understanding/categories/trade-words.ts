/** Words of the speaker's own trade. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** A place or kind of trade that one buys for. Where others serve one too ('bengkel', 'salon') it is none. */
export const TRADES = phraseSet(
  phraseList(`
  warung|warungku|kedai|kedaiku|lapak|lapakku|kios|kiosku|toko|tokoku|usahaku|jualanku|daganganku|pesanan|olshop|online shop|usaha|katering|catering|konveksi|jahitan|gerobak|jualan|dagangan|dijual|dijual lagi|jual lagi
  orderan|reseller|warteg|angkringan|grosiran|ternak|kebun sawit|proyekan|shop|store|stall|stand|booth|kiosk|food truck|food cart|bakery|cafe
  restaurant|taco truck|coffee truck|taco trailer|food trailer|taco stand|coffee cart|business|resale|etsy|etsy shop|etsy store|ebay store|inventory|market stall`),
)

/** 'Buat', 'untuk', 'for' lead to it. */
export const PURPOSES: ReadonlySet<string> = new Set(phraseList('buat|untuk|utk|bwt|bt|for'))

/** Between the purpose and the trade: 'untuk isi warung', 'for my candle business'. */
export const OWNERS: ReadonlySet<string> = new Set(
  phraseList('the|my|our|di|isi|stok|stock|modal|bahan|keperluan|kebutuhan'),
)

/** What only a trade has: 'stok warung', 'perkakas kedai'. */
export const SUPPLIES: ReadonlySet<string> = new Set(
  phraseList(
    'stok|stock|perkakas|perlengkapan|peralatan|keperluan|kebutuhan|bahan|modal|kresek|plastik|timbangan|etalase|gerobak',
  ),
)

/** What is sold, named behind what it is: 'buat nugget jualanku'. */
export const FOR_SALE: ReadonlySet<string> = new Set(
  phraseList('jualan|jualanku|dagangan|daganganku|dijual|pesanan'),
)

/** They say that a remark holds for all that was listed. */
export const ALL_OF_IT = phraseSet(
  phraseList(`semua|semua itu|itu semua|semuanya|semuanya itu|dua duanya|duaduanya|keduanya|ketiganya|itu|ini|nih|all|all of it|all of that|all of them|all that|all this
  both|both of them|everything|it was|thats|this is|these are`),
)
