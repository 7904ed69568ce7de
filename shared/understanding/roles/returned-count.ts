/** How many pieces a clause says went back: 'yang satu aku retur', 'put two back', 'returned one of them'. */
import type { Clause } from '../clauses/clause.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
} from '../words/phrase-table.ts'
import { REPAID } from './reduction-words.ts'

/** 'Satu' is often heard as an amount, so that 'yang' alone may stand before it. */
const ONE = phraseSet(
  phraseList('yang satu|yg satu|satunya|one of them|one of those|one pair|one set|one back|the other one'),
)
/** Before the number of those that went back: 'put one back', 'took 5 back', 'returned two of them'. */
const TAKING_BACK: ReadonlySet<string> = new Set(
  phraseList('put|took|brought|sent|gave|handed|returned|return|kembaliin|balikin|kubalikin'),
)
const RETURNED: ReadonlySet<string> = new Set(['returned', 'balikin', 'kubalikin', 'kembaliin'])
/** Behind it. */
const BACK = phraseSet(phraseList('back|of them back|of those back'))
const OF_THEM = phraseSet(phraseList('of them|of those|lagi'))
const TAKEN_BACK = phraseSet(
  phraseList(
    `retur|diretur|dibalikin|balikin|kubalikin|dikembalikan|dikembaliin|kembaliin|kembalikan|kukembalikan|balekno|balikno|refund|direfund|returned|sent|took|brought|sent back|took back`,
  ),
)
/** The number of 'put two back', 'returned two of them'; null where none stands behind such a verb. */
function countBack(utterance: Utterance, words: readonly Token[]): number | null {
  for (const { word, index } of words) {
    if (!TAKING_BACK.has(word)) continue
    const number = readSmall(utterance, index + 1, /^\d{1,2}$/)
    if (!number) continue
    const isBack = matchPhrase(BACK, utterance.tokens, number.end) !== null
    if (isBack || (RETURNED.has(word) && matchPhrase(OF_THEM, utterance.tokens, number.end)))
      return number.value
  }
  return null
}

/** A piece of which it is told whose it was. */
const ONE_PIECE = phraseSet(phraseList('one|one of them|one of those|yang satu|yg satu|satunya'))
/** Behind it: whose it was. */
const FOR_OTHER = phraseSet(
  phraseList(
    'punya|punyanya|pesenan|pesanan|pesenannya|titipan|titipannya|nitip|buat|untuk|was for|is for|for|was my|belonged to|was hers|was his|was theirs',
  ),
)
const GAVE_ME = phraseSet(
  phraseList('gave me|handed me|slipped me|paid me|already paid me|sent me|dibayar|udah bayar|sudah bayar'),
)

/** Whether the words behind a piece tell whose it was: 'was for Kate', 'was Donna's'. */
function isOfOther(said: readonly Token[], at: number): boolean {
  if (matchPhrase(FOR_OTHER, said, at) !== null) return true
  const isOwner = said[at + 1]?.word.endsWith('s') ?? false
  return said[at]?.word === 'was' && isOwner
}

/** Whether the next clause, or the same, tells that the one for whom a piece was bought has paid it. */
function isRepaid(said: readonly Token[], next: Clause | undefined): boolean {
  const at = findPhrase(ONE_PIECE, said)
  if (at < 0 || !isOfOther(said, skipPhrase(ONE_PIECE, said, at))) return false
  const told = [...said.slice(at), ...(next?.said ?? [])]
  return containsPhrase(REPAID, told) || containsPhrase(GAVE_ME, told)
}

/** How many pieces a clause says were returned, or were paid by another person; 0 where it tells of none. */
export function returnedIn(utterance: Utterance, { parts }: Clause, next: Clause | undefined): number {
  const [first] = parts
  const start = first?.kind === 'words' ? first.words[0]?.index : first?.amount.start
  const last = parts.at(-1)
  const end = last?.kind === 'words' ? (last.words.at(-1)?.index ?? 0) + 1 : last?.amount.end
  const said = utterance.between(start ?? 0, end ?? 0)
  const isOne = (containsPhrase(ONE, said) && containsPhrase(TAKEN_BACK, said)) || isRepaid(said, next)
  return countBack(utterance, said) ?? (isOne ? 1 : 0)
}
