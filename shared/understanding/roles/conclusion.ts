/** Words of a final price: 'so my half is', 'jadi gue kena', 'come up to'. */

import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { phraseBefore } from './phrase-before.ts'

/** Words before a price with a surcharge; before a lower amount they name the surcharge itself. */
const ADDED =
  'with delivery|with the delivery|with fees|with the fees|with tip|with the tip|with tax|with the tax|with tax and tip|with tip and tax|after tip|sama tip|sama pajak'
export const WITH_ADDED = phraseSet(phraseList(ADDED))

/** Words that announce a final price. */
const CONCLUDING = phraseSet(
  phraseList(`so|jadi|jadinya|jadine|dadi|nombok|nomboknya|nombokin|akhirnya|finally|in the end|ended up|end up|wound up|winds up|turned out|turned out to be|ended up being|brought it|brings it|bringing it|net|bersih|bersihnya|nett|tinggal|alhasil|hence|therefore|makanya|berarti
  baru aku bayar|baru aku cicil|baru cicil|baru dicicil|baru gue bayar|baru gue cicil|baru saya bayar|baru saya cicil
  the receipt says|receipt says|the receipt said|struknya bilang|notanya bilang|genapkan|genapin|digenapin|digenapkan|anggap|anggap aja|anggap saja|anggaplah|anggep|anggep aja|tulis aja|tulis saja|itung aja|hitung aja|bulatin|bulatin aja|bulatin jadi|bulatkan|bulatkan jadi|buletin|buletin aja|dibulatin|dibulatkan|dibuletin
  come to|comes to|came to|come up to|comes up to|came up to|came out to|comes out to|works out to|worked out to|adds up to|final price|harga akhir|harga akhirnya|harga jadinya
  my share|my half|my part|my portion|my share is|mine|mine is|mine was|bagian gue|bagian gua|bagian gw|bagian aku|bagian saya|bagianku|bagianne|jatah gue|jatah aku|jatahku|jatah saya|kebagian
  aku kebagian|yang dibayar|yang kepotong|yang terpotong|yang kebayar|yang ketarik|yang ditarik|yang ditagih|yang kedebet|yang keluar|kenanya|kena totalnya|yang aku bayar|yang gue bayar|yang saya bayar|only paid|i only paid|only pay|cuma bayar|cuma keluar|after discount|after the discount|setelah diskon|abis diskon|habis diskon
  setelah pajak|after tax|grand total|bayar dp|dp|dpnya|dp nya|baru dp|baru bayar|baru bayar dp|baru dibayar|baru nyetor|baru setor|baru transfer|baru nyicil|baru masuk|baru kebayar|baru bayar dpnya|baru bayar dp nya|uang muka|uang mukanya|down payment|deposit|now|sekarang|jadilah|dadine|panjar|panjarnya|baru panjar|tanda jadi|tanda jadinya|advance|advance of|an advance of
  deal|deal di|dealnya|dilnya|sepakat|sepakatnya|settled at|settled for|agreed on|agreed at|on sale for|on sale at|marked down to|reduced to|knocked down to|rounded up to|rounded it up to|rounded to|bumped it up to|bumped it to|made it an even|told her to make it|told him to make it|told them to make it|told her make it|told him make it|said make it|said to make it|lepas|dilepas|dilepasnya|dilepasnya di|akhirnya dilepas|closed at|mine came to|left with|my parts|my shares|my halfs|my cut|my cut was|its actually|actually paid|i actually paid|aku tawar dapat|tawar dapat|nego dapat|nawar dapat|nego jadi|tawar jadi|nambahnya|${ADDED}`),
)
/** Words that announce the speaker's part of a shared bill. */
const OF_SHARED = phraseSet(
  phraseList(
    'kena|bayar|setor|transfer|each|per orang|perorang|masing masing|seorang|jatuhnya|kenanya|keluar|pay|paid|bayarnya|cost me|have paid',
  ),
)
/** Small words that may stand among them. */
const SMALL = phraseSet(
  phraseList(`pulang pergi|pulang perginya|pp|bolak balik|plus plus|plus plusnya|plusplus|plusnya|gue|gua|gw|aku|saya|ku|kita|kami|i|we|my|mine|me|it|the|that|yang|itu|ini|nya|all|cuma|cuman|only|just|aja|doang|actually|really|already|udah|sudah|total|totalnya|semuanya
  keluarnya|keluarin|ngeluarin|bayar|bayarnya|bayare|mbayar|dibayar|bayari|kena|kenanya|keluar|habis|habisnya|abis|paid|pay|paying|payed|ended|is|was|are|were|to|up|out|of|for it|at|harga|harganya|hanya|per orang|each|bill|billnya|price|dapet|dapat
  flash sale|sale|promo|diskon|voucher|kupon|member|coupon|discount|ongkir|ongkirnya|admin|adminnya|tip|tips|delivery|fee|fees|thats|that makes|which makes|kebayar|yang kebayar|kepotong|paying|final|in|a|orang|sekitar|about|around|dan|and|tapi|but|then|lalu|terus|dikasih|jatuhnya|rata|equally|untuk gue|buat gue|buat aku|for me|i had to|had to|rasanya|mesti|harus|maksudnya|one|had|have|has|given|gave|put|being|tax|taxes|kasih|keluarin|setor|transfer|saja|ajalah|baru|barulah|itulah|tetep|tetap|still|dia|di|dengan|him|her|them|dulu|dong|kok|aku yang|gue yang`),
)
/** Words before a new thing: 'jadi bayar 20 ribu buat parkir'. */
const OPENS_THING = new Set(phraseList('buat|untuk|utk|for|on|beli|bayar'))

/** Words of a final price behind an amount: 'eighty five all in', 'two hundred from my side'. */
const CLOSING = phraseSet(
  phraseList(`all in|my share|my half|my part|in the end|bagian gue|bagian aku|bagianku|bersih|net|from my side|from me|from my pocket|out of my pocket
  out of pocket|on my side|for my share|for my part|it came to|it comes to|it came out to|it was in the end|dari aku|dari saya|dari gue|dari kantongku|uangku sendiri|out the door|after tax|with tax|with the tax|with tip|with the tip
  advance|as advance|as an advance|in advance|down payment|as down payment|as a deposit|upfront|up front|panjar|panjarnya|buat dp|uang muka`),
)
/** Phrases right before an amount that by themselves mark the speaker's part. */
const OWN_SHARE = phraseSet(
  phraseList(`my share|my shares|my parts|my halfs|my cut is|my cut was|my share is|my share was|my share came to|my half|my half is|my half was|my part|my part is|my part was|mine is|mine was|mine came to|mine comes to
  bagianku|bagianku cuma|bagian aku|bagian saya|bagian gue|bagian gua|bagianku kena|jatahku|jatah aku|jatah gue|jatah saya|giliranku|kebagianku`),
)

/** The words before those that mark the speaker's part; none where they do not end in such words. */
export function withoutOwnShare(before: readonly Token[]): readonly Token[] {
  const cue = phraseBefore(OWN_SHARE, before)
  return cue ? before.slice(0, -cue.length) : []
}

function endsInOwnShare(before: readonly Token[]): boolean {
  return phraseBefore(OWN_SHARE, before) !== null
}

function opensThing(behind: readonly Token[]): boolean {
  const first = behind.find(({ kind }) => kind !== 'sign')
  return OPENS_THING.has(first?.word ?? '') && contentWords(behind).length > 0
}

/**
 * Whether the words `before` an amount, from the last amount or break on, and those `behind` it mark the
 * final price of the thing before. `isShared`: that was a shared bill.
 */
export function concludes(before: readonly Token[], behind: readonly Token[], isShared: boolean): boolean {
  if (endsInOwnShare(before)) return true
  const closing = matchPhrase(CLOSING, behind, 0)
  let found = (isShared && contentWords(behind).length === 0) || closing !== null
  let at = 0
  while (at < before.length) {
    const cue = matchPhrase(CONCLUDING, before, at) ?? (isShared ? matchPhrase(OF_SHARED, before, at) : null)
    found ||= cue !== null
    const end = cue?.end ?? matchPhrase(SMALL, before, at)?.end ?? matchPhrase(FILLERS, before, at)?.end
    if (end === undefined) return false
    at = end
  }
  return found && !opensThing(behind.slice(closing?.end ?? 0))
}

/** Whether `before` ends in words that announce a result, after any other words: 'three ways so I paid'. */
export function endsInConclusion(before: readonly Token[]): boolean {
  return before.some(
    (_, at) => matchPhrase(CONCLUDING, before, at) !== null && concludes(before.slice(at), [], false),
  )
}

/** Words of sharing that may precede: 'equally split, two hundred from my side'. */
const SHARED = phraseSet(phraseList('split|equally|shared|divided|dibagi|bagi rata|patungan|urunan'))

/** Whether `behind` alone marks a final price: 'eighty five all in'. */
export function concludesBehind(before: readonly Token[], behind: readonly Token[]): boolean {
  const closing = matchPhrase(CLOSING, behind, 0)
  const isAlone = contentWords(before).length === 0 || containsPhrase(SHARED, before)
  return closing !== null && isAlone && !opensThing(behind.slice(closing.end))
}

/** 'But at Costco I got it for': the thing before was bought at another price. */
const BOUGHT_IT = phraseSet(
  phraseList(`got it for|got it at|got them for|bought it for|bought it at|bought them for|took it for|took them for|picked it up for|found it for|grabbed it for|snagged it for|got mine for|paid
  bayarnya|bayarnya jadi|kenanya|ditagihnya|ditagih|struknya|charged me|they charged me|rang up at|dapatnya|dapetnya|dapat harga|dapet harga|belinya|dapatnya cuma|dapetnya cuma|belinya cuma|aku dapat|aku dapet|gue dapet|aku ambil|kena harga`),
)

/** Whether `before`, after a 'but', ends in words of buying the thing before. */
export function boughtInstead(before: readonly Token[]): boolean {
  return phraseBefore(BOUGHT_IT, before) !== null
}

/** Number of words behind a result that only say it was paid: 'bagianku sejuta, sudah aku setor'. */
export function paidLength(behind: readonly Token[]): number {
  return skipPhrases(SMALL, behind, 0) === behind.length ? behind.length : 0
}
