/** Prices a head, with the number of people told behind: 'per orang 20 ribu, kami berlima', '12 each, I paid for me and Harold'. */
import { times } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import type { PriceLedger } from './price-ledger.ts'
import { sharersSaid } from './shares.ts'

const PER_HEAD = phraseSet(
  phraseList(
    'per orang|perorang|seorang|per person|a person|a head|per head|per kepala|each|apiece|a piece|masing masing|satu orang|satu orangnya|satu kepala|satu anak|per anak|seanak',
  ),
)

function isPerHead({ parts, at }: PlacedAmount): boolean {
  const [before, behind] = [parts[at - 1], parts[at + 1]]
  const leading = before?.kind === 'words' ? before.words.slice(-2) : []
  const following = behind?.kind === 'words' ? behind.words : []
  return (
    leading.some((_, index) => matchPhrase(PER_HEAD, leading, index)) ||
    matchPhrase(PER_HEAD, following, 0) !== null
  )
}

const WE = phraseSet(
  phraseList(
    'kami|kita|we were|we are|there were|there are|theres|there is|theyre|it was|were|of us|orang|people|tadi|yang ikut',
  ),
)

/** With another behind it: 'for me and Harold'. */
const FOR_ME = phraseSet(phraseList('for me|buat aku|buat saya|untuk saya'))

/** Before it: 'I paid for me and my mom'. */
const PAID_IT = phraseSet(phraseList('i|we|paid|i paid|we paid|got|bought|covered|just'))

const BOTH = phraseSet(phraseList('dua duanya|keduanya|dua dua nya|both|for both|for both of us|buat berdua'))

/** Behind it: one of them is not paid for. */
const FREE: ReadonlySet<string> = new Set(['free', 'gratis'])

function isSomeoneFree(utterance: Utterance, [first]: readonly Token[]): boolean {
  return utterance.tokens.some(({ word, index }) => index > (first?.index ?? 0) && FREE.has(word))
}

function saysBoth(words: readonly Token[]): boolean {
  return containsPhrase(BOTH, words)
}

/** Index behind the 'seorang' right behind its price, in the clause of the price; 0 elsewhere. */
function perHeadEnd({ built }: PriceLedger, price: PlacedAmount, words: readonly Token[]): number {
  const isBehind = price.parts === built.parts && price.at === built.parts.length - 1
  return isBehind ? (matchPhrase(PER_HEAD, words, 0)?.end ?? 0) : 0
}

/** Multiplies a price per person by the number of people said; false where none was said. */
export function takesHeads(utterance: Utterance, ledger: PriceLedger, words: readonly Token[]): boolean {
  const price = ledger.lastPrice()
  if (!price || !ledger.isInSentence(price) || isSomeoneFree(utterance, words)) return false
  const head = perHeadEnd(ledger, price, words)
  if (head === 0 && (ledger.built.parts.length > 0 || !isPerHead(price))) return false
  const first = words[head]
  const isForMe = matchPhrase(FOR_ME, words, skipPhrases(PAID_IT, words, head)) !== null
  const isCounted = matchPhrase(WE, words, head) !== null || isForMe || saysBoth(words.slice(head))
  if (!first || !isCounted || words.length - head > MAX_HEADS) return false
  const count = saysBoth(words.slice(head)) ? 2 : sharersSaid(utterance, first.index)
  if (count === null) return false
  ledger.change(price, times(price.amount, count))
  const behind = price.parts[price.at + 1]
  const end = behind?.kind === 'words' ? (matchPhrase(PER_HEAD, behind.words, 0)?.end ?? 0) : 0
  if (behind?.kind === 'words') price.parts[price.at + 1] = { kind: 'words', words: behind.words.slice(end) }
  if (isForMe) ledger.absorb(price)
  return true
}

/** Longest remark of that kind, in words: 'there were four of us'. */
const MAX_HEADS = 6
