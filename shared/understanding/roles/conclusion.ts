/** What was paid in the end: 'so my half is', 'jadi gue kena', 'come up to'. */

import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** They announce it. */
const CONCLUDING = phraseSet(
  phraseList(`so|jadi|jadinya|jadine|dadi|akhirnya|finally|in the end|ended up|end up|net|bersih|bersihnya|nett|tinggal|alhasil|hence|therefore|makanya
  come to|comes to|came to|come up to|comes up to|came up to|came out to|comes out to|works out to|worked out to|adds up to|final price|harga akhir|harga akhirnya|harga jadinya
  my share|my half|my part|my portion|my share is|mine|mine is|mine was|bagian gue|bagian gua|bagian gw|bagian aku|bagian saya|bagianku|bagianne|jatah gue|jatah aku|jatahku|jatah saya|kebagian
  aku kebagian|yang dibayar|yang aku bayar|yang gue bayar|yang saya bayar|only paid|i only paid|only pay|cuma bayar|cuma keluar|after discount|after the discount|setelah diskon|abis diskon|habis diskon
  setelah pajak|after tax|grand total|bayar dp|dp|dpnya|dp nya|baru dp|baru bayar|baru bayar dp|baru bayar dpnya|baru bayar dp nya|uang muka|uang mukanya|down payment|deposit|now|sekarang`),
)
/** Of a shared bill they announce the speaker's part. */
const OF_SHARED = phraseSet(
  phraseList(
    'kena|bayar|each|per orang|perorang|masing masing|seorang|jatuhnya|kenanya|keluar|pay|paid|bayarnya|cost me',
  ),
)
/** They may stand among them. */
const SMALL = phraseSet(
  phraseList(`gue|gua|gw|aku|saya|ku|kita|kami|i|we|my|mine|me|it|the|that|yang|itu|ini|nya|all|cuma|cuman|only|just|aja|doang|actually|really|already|udah|sudah|total|totalnya|semuanya
  bayar|bayarnya|bayare|mbayar|dibayar|bayari|kena|kenanya|keluar|habis|habisnya|abis|paid|pay|paying|payed|ended|is|was|are|were|to|up|out|of|for it|at|harga|harganya|hanya|per orang|each|bill|billnya|price|dapet|dapat
  final|in|a|orang|sekitar|about|around|dan|and|tapi|but|then|lalu|terus|dikasih|jatuhnya|rata|equally|untuk gue|buat gue|buat aku|for me|i had to|had to|rasanya|mesti|harus|maksudnya|one|had`),
)
/** The thing of its own follows: 'jadi bayar 20 ribu buat parkir'. */
const OPENS_THING = new Set(phraseList('buat|untuk|utk|for|on|beli|bayar'))

/**
 * Whether `before`, from the last amount or break up to an amount, and `behind` it, say that it is what was paid for
 * what was named before. `isShared`: that was a bill for several.
 */
export function concludes(before: readonly Token[], behind: readonly Token[], isShared: boolean): boolean {
  let found = isShared && contentWords(behind).length === 0
  let at = 0
  while (at < before.length) {
    const cue = matchPhrase(CONCLUDING, before, at) ?? (isShared ? matchPhrase(OF_SHARED, before, at) : null)
    found ||= cue !== null
    const end = cue?.end ?? matchPhrase(SMALL, before, at)?.end ?? matchPhrase(FILLERS, before, at)?.end
    if (end === undefined) return false
    at = end
  }
  const first = behind.find(({ kind }) => kind !== 'sign')
  return found && !(OPENS_THING.has(first?.word ?? '') && contentWords(behind).length > 0)
}

/** 'eighty five all in', 'jadi 85 totalnya': whether `behind` alone says it. */
const CLOSING = phraseSet(
  phraseList('all in|my share|my half|my part|in the end|bagian gue|bagian aku|bagianku|bersih|net'),
)

export function concludesBehind(before: readonly Token[], behind: readonly Token[]): boolean {
  return contentWords(before).length === 0 && matchPhrase(CLOSING, behind, 0) !== null
}
