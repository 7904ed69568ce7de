/** The speaker's part of a price, whose amount is not said: 'kami berenam, bagianku udah kutransfer'. */

import type { Part } from '../clauses/clause.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isSmall } from '../spans/amount.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { isOfOne } from './pieces.ts'
import type { PriceLedger } from './price-ledger.ts'
import { isPromised } from './repaid-later.ts'
import { sharersSaid } from './shares.ts'

const OWN_PART = phraseSet(
  phraseList(
    'my third|my quarter|my fourth|my fifth|my part|my share|my portion|my cut|only mine|bagianku|bagian gue|bagian gua|bagian aku|bagian saya|jatahku|jatah gue|jatah saya|punyaku aja|punya gue aja',
  ),
)
/** Verbs with which that part is paid. */
const PAYING = phraseSet(
  phraseList(
    'bayar|kubayar|tak bayar|bayarin|setor|kusetor|transfer|kutransfer|ditransfer|kirim|kukirim|kasih|lunas|paid|pay|sent|send|venmoed|zelled|paynow|transferred|gave|covered|put|went',
  ),
)
/** Behind the number of those who share. */
const PEOPLE: ReadonlySet<string> = new Set(
  'people persons person pax guys girls ladies families orang kepala keluarga kk ways'.split(' '),
)
/** Right before it. */
const AMONG: ReadonlySet<string> = new Set(['by', 'for', 'among', 'between', 'bagi', 'dibagi'])
const MEALS: ReadonlySet<string> = new Set([
  'dinner',
  'lunch',
  'brunch',
  'breakfast',
  'divide',
  'divided',
  'split',
])
const MAX_PEOPLE = 30

/** The number of people told up to token `end`: 'we were six people', 'dinner for five', 'divide by three'. */
export function peopleSaid(utterance: Utterance, end = utterance.tokens.length): number | null {
  for (const { index } of utterance.between(0, end)) {
    const number = readSmall(utterance, index, /^\d{1,2}$/)
    if (!number || number.value < 2 || number.value > MAX_PEOPLE) continue
    const isAmong = AMONG.has(utterance.word(index - 1)) && MEALS.has(utterance.word(index - 2))
    if (PEOPLE.has(utterance.word(number.end)) || isAmong) return number.value
  }
  return null
}

const EACH = phraseSet(
  phraseList('masing masing|masingmasing|seorang|per orang|perorang|each|a head|apiece|satu orang'),
)
const COMPANY: ReadonlySet<string> = new Set(phraseList('orang|wong|people|of|us|kami|kita|temen|teman'))

/** Whether a part of a clause only counts those who pay: 'wong lima masing-masing'. */
function countsCompany(part: Part): boolean {
  if (part.kind === 'amount') return isSmall(part.amount)
  return withoutPhrases(EACH, part.words).every(
    token => token.kind === 'number' || numberWord(token) !== null || COMPANY.has(token.word),
  )
}

/** Makes the price of each the part of the speaker: 'lima orang masing-masing 30 ribu, bagianku udah kubayar'. */
function takesPartOfEach(ledger: PriceLedger, price: PlacedAmount): boolean {
  const { parts, at } = price
  for (const beside of [at - 1, at + 1]) {
    const part = parts[beside]
    if (part?.kind === 'words') parts[beside] = { kind: 'words', words: withoutPhrases(EACH, part.words) }
  }
  ledger.absorb(price)
  if (parts.slice(0, at).every(countsCompany)) parts.splice(0, at)
  return true
}

/** Has the last price divided by the number of those who share it; false where `words` tell of no part, or nobody is counted. */
export function takesOwnPart(utterance: Utterance, ledger: PriceLedger, words: readonly Token[]): boolean {
  const at = findPhrase(OWN_PART, words)
  // 'I gave Tyrell 31 for my third' tells the part itself.
  if (words[at - 1]?.word === 'for') return false
  const price = at < 0 ? null : ledger.lastPrice()
  if (!price || !ledger.isInSentence(price) || isPromised(words)) return false
  if (!containsPhrase(PAYING, ledger.clause?.said ?? [])) return false
  if (isOfOne(price)) return takesPartOfEach(ledger, price)
  const count = sharersSaid(utterance, price.amount.end) ?? peopleSaid(utterance)
  if (count === null) return false
  ledger.share(price, count)
  ledger.absorb(price)
  return true
}
