/** Whether an amount is a price, or the sum or the result of those before it. */

import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** `total`: the sum of the prices before; `result`: the final form of the price before. */
export type PriceRole = 'price' | 'total' | 'result'

const TOTALS = phraseSet(
  phraseList(`total|totalnya|semuanya|jumlahnya|total semua|total semuanya|keseluruhan|in total|altogether|all together|all in
  total is|total was|a total of|totaling|jadi semua|jadi semuanya`),
)
/** Words before a final price. */
const RESULTS = phraseSet(
  phraseList(`melainkan|jadi|jadinya|menjadi|tinggal|nawar|ditawar|nego|dinego|bargained|haggled|down to|now|ended up
  patungan|urunan|saweran|bagian saya|bagian aku|bagianku|bagian gue|jatah gue|jatahku|kebagian|my share|my part|my half|tepatnya|persisnya|pasnya|dikasih harga|dilepas`),
)

/** The role of an amount, by the `nearby` words. */
export function roleOf(nearby: readonly Token[]): PriceRole {
  if (containsPhrase(TOTALS, nearby)) return 'total'
  return containsPhrase(RESULTS, nearby) ? 'result' : 'price'
}

/** Whether a word by itself announces a result. */
export function isResultWord(token: Token | undefined): boolean {
  return token !== undefined && matchPhrase(RESULTS, [token], 0) !== null
}
